import { useEffect, useState } from 'react';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** The element that now stands where `gone` stood: of the same kind and with the same name. */
function successorOf(gone: Element): HTMLElement | undefined {
  const sameKind = [...document.querySelectorAll<HTMLElement>(gone.localName)];
  return sameKind.find((element) => nameOf(element) === nameOf(gone));
}

/**
 * Rendered inside an overlay, brings focus back when the trigger was drawn anew while the overlay was open, as rows
 * of a polled list are: react-aria remembers the element itself and would leave focus on the document.
 */
export function ReturnFocus() {
  const [trigger] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // react-aria restores in the next frame; only what it could not restore is ours.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!trigger || trigger.isConnected || document.activeElement !== document.body) return;
          const next = successorOf(trigger) ?? document.getElementById('main');
          next?.focus({ preventScroll: true });
        }),
      );
    },
    [trigger],
  );
  return null;
}
