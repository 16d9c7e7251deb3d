/** Navigation, page, details beside a list, bars at the bottom (`useKeptFocus`) and toasts. */
const parts =
  'nav[aria-label=Main], #main, #main aside[aria-label], [data-part], [role=region][data-react-aria-top-layer]';
const focusable = '[aria-current=page], :is(a[href], button, input):not([tabindex="-1"])';

const leftAt = new WeakMap<Element, Element>();

/** F6 moves the focus to the next part of the page, and with Shift to the previous one, back to where it last was. */
export function startPartKey(): void {
  // Adding it twice has no effect.
  window.addEventListener('keydown', move, true);
}

function move(event: KeyboardEvent): void {
  if (event.key !== 'F6') return;
  const shown = [...document.querySelectorAll<HTMLElement>(parts)].filter(
    (part) =>
      part.checkVisibility() &&
      !part.closest('[inert], [aria-hidden=true]') &&
      (part.hasAttribute('tabindex') || part.querySelector(focusable)),
  );
  const { activeElement } = document;
  const here = shown.findLastIndex((part) => part.contains(activeElement));
  if (shown[here] && activeElement) leftAt.set(shown[here], activeElement);
  const next = shown.at(event.shiftKey ? Math.max(here, 0) - 1 : (here + 1) % shown.length);
  if (!next) return;
  event.preventDefault();
  // React-aria’s key would go only to the toasts.
  event.stopImmediatePropagation();
  placeIn(next, leftAt.get(next)).focus();
}

function placeIn(part: HTMLElement, last: Element | undefined): HTMLElement {
  if (last instanceof HTMLElement && part.contains(last)) return last;
  // A part with a name announces itself.
  if (part.tabIndex === -1 && part.hasAttribute('tabindex') && part.hasAttribute('aria-label')) return part;
  const inside = [...part.querySelectorAll<HTMLElement>(focusable)];
  return inside.find((each) => each.matches('[aria-current=page]')) ?? inside[0] ?? part;
}
