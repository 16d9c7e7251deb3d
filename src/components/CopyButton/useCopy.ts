import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText } from './clipboard.ts';

/** How long "Copied" stands, in milliseconds. */
const saidFor = 2000;

export type CopyState = 'idle' | 'copied' | 'selected' | 'failed';

type Source = {
  value: string | (() => string);
  /** The element that shows the value: selected where copying is not allowed. */
  shownIn: RefObject<HTMLElement | null> | undefined;
};

/** Copies on demand and says for a while what came of it. */
export function useCopy({ value, shownIn }: Source): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = () => {
    void copyText(typeof value === 'function' ? value() : value).then((isCopied) => {
      setState(isCopied ? 'copied' : select(shownIn?.current));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState('idle'), saidFor);
    });
  };
  return { state, copy };
}

function select(element: HTMLElement | null | undefined): CopyState {
  if (!element) return 'failed';
  window.getSelection()?.selectAllChildren(element);
  return 'selected';
}
