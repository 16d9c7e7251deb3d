import { createContext, use, useEffect, useEffectEvent, type RefObject } from 'react';
import { pressedKey } from './pressedKey.ts';

/** Whether single keys are shortcuts. Users of speech input switch them off (WCAG 2.1.4). */
export const SingleKeys = createContext(true);

/** Label of the modifier key for shortcuts on this computer. */
export const commandKey =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Time allowed between the keys of a sequence, ms. */
const patience = 1500;

/**
 * Calls the action of a key, or of two keys in sequence (`g n`), unless a text field has the focus or a dialog is
 * open.
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const areOn = use(SingleKeys);
  const act = useEffectEvent((keys: string) => actions[keys]?.());
  const isKnown = useEffectEvent((keys: string) => Object.hasOwn(actions, keys));
  const begins = useEffectEvent((key: string) =>
    Object.keys(actions).some((keys) => keys.startsWith(`${key} `)),
  );
  useEffect(() => {
    if (!areOn) return undefined;
    let first = { key: '', at: 0 };
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event) || isDialogOpen()) return;
      const isSecond = first.key !== '' && event.timeStamp - first.at < patience;
      const key = pressedKey(event);
      const keys = isSecond ? `${first.key} ${key}` : key;
      const isFirst = !isSecond && begins(key);
      first = isFirst ? { key, at: event.timeStamp } : { key: '', at: 0 };
      if (!isKnown(keys)) return;
      event.preventDefault();
      act(keys);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [areOn]);
}

/** Focuses the input when the key is pressed, unless a text field has the focus or a dialog covers the input. */
export function useShortcut(key: string | undefined, input: RefObject<HTMLInputElement | null>) {
  const areOn = use(SingleKeys);
  useEffect(() => {
    if (key === undefined || !areOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (pressedKey(event) !== key || !isFree(event)) return;
      if (input.current?.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, input, areOn]);
}

const text = 'input:not([type=checkbox], [type=radio]), textarea, select';
/** In lists, letters jump to entries. */
const list = '[role=listbox], [role=menu]';

/** Whether a dialog is open. Toasts also have a dialog role, but leave shortcuts on. */
export function isDialogOpen(): boolean {
  const alert = '[role=alertdialog]:not([aria-modal=false])';
  return document.querySelector(`[aria-modal=true], [role=dialog], ${alert}`) !== null;
}

/** Whether no control or modifier claims the key. */
export function isFree({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && target.closest(`${text}, ${list}`) === null;
}
