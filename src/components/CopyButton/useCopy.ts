import { useEffect, useRef, useState, type RefObject } from 'react';

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

/**
 * Copies a text. The clipboard API exists on https and localhost only; on plain http a hidden field and the old command
 * do. Answers whether it worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused: the old way may still be allowed.
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', insetBlockStart: '0', opacity: '0' });
  // Inside an open dialog, whose focus trap would take the focus back from anywhere else.
  (before?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
