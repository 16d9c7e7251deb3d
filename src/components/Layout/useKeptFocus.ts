import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type KeptFocus<Element extends HTMLElement> = {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex: -1;
  /** A stop of F6, see `startPartKey`. */
  readonly 'data-part': true;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
};

/**
 * Props of a bar whose controls come and go. If the one with the focus disappears, the bar gets the focus, and once the
 * bar disappears, the page does. The browser would drop it, and the keyboard would start again at the top.
 */
export function useKeptFocus<Element extends HTMLElement>(): KeptFocus<Element> {
  const ref = useRef<Element>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && isNowhere()) ref.current?.focus();
  });
  useEffect(
    () => () => {
      if (hadFocus.current && isNowhere()) document.querySelector('main')?.focus();
    },
    [],
  );
  return {
    ref,
    tabIndex: -1,
    'data-part': true,
    // Events of menus and dialogs that a control opened arrive here too.
    onFocus: ({ currentTarget, target }) => {
      hadFocus.current = currentTarget.contains(target);
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

function isNowhere(): boolean {
  return document.activeElement === document.body;
}
