import { useEffect, useState } from 'react';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that now stands where `gone` stood: of the same kind and with the same name. */
function successorOf(gone: Element): HTMLElement | undefined {
  const sameKind = [...document.querySelectorAll<HTMLElement>(gone.localName)];
  return sameKind.find((element) => nameOf(element) === nameOf(gone));
}

/**
 * Rendered inside an overlay, brings focus back when react-aria cannot: when the trigger was drawn anew while the
 * overlay was open, as rows of a polled list are, or had not got the focus back yet when the overlay opened.
 */
export function ReturnFocus() {
  const [trigger] = useState(latestFocus);
  useEffect(
    () => () => {
      // react-aria restores in the next frame; only what it could not restore is ours.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!trigger || document.activeElement !== document.body) return;
          const next = trigger.isConnected && trigger instanceof HTMLElement ? trigger : successorOf(trigger);
          (next ?? document.getElementById('main'))?.focus({ preventScroll: true });
        }),
      );
    },
    [trigger],
  );
  return null;
}

/** The elements that had the focus lately, the latest first. */
let trail: readonly HTMLElement[] = [];

/** A control, the menu it opened, the entry in it, and one more. */
const longest = 4;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement) {
    trail = [target, ...trail.filter((element) => element !== target)].slice(0, longest);
  }
});

/**
 * Where the focus is, or was last before it fell to the document: a menu that has just closed gives it back a frame
 * later, which is too late for a dialog that opens with the menu's action.
 */
function latestFocus(): Element | null {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return trail.find((element) => element.isConnected) ?? null;
}
