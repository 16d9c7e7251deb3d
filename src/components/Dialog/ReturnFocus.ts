import { useEffect, useState } from 'react';
import { latestFocus } from './focusTrail.ts';

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
