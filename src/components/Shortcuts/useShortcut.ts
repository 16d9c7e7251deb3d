import { createContext, use, useEffect, useEffectEvent, type RefObject } from 'react';

/** Whether keys without Control or ⌘ do anything: who speaks to a computer switches them off (WCAG 2.1.4). */
export const SingleKeys = createContext(true);

/** The key that shortcuts of the browser have, as it is called on the keyboards of this computer. */
export const commandKey =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** How long after the first key of two the second one may come, ms. */
const patience = 1500;

/**
 * Calls what belongs to a key, or to two keys after one another (`g n`), pressed outside of a text and of dialogs.
 * Other keys are left to whoever wants them.
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
      const keys = isSecond ? `${first.key} ${event.key}` : event.key;
      const isFirst = !isSecond && begins(event.key);
      first = isFirst ? { key: event.key, at: event.timeStamp } : { key: '', at: 0 };
      if (!isKnown(keys)) return;
      event.preventDefault();
      act(keys);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [areOn]);
}

/** Focuses the input when the key is pressed outside of a text, unless a dialog covers the input. */
export function useShortcut(key: string | undefined, input: RefObject<HTMLInputElement | null>) {
  const areOn = use(SingleKeys);
  useEffect(() => {
    if (key === undefined || !areOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== key || !isFree(event)) return;
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
/** In a list, a letter jumps to the entry that begins with it. */
const list = '[role=listbox], [role=menu]';

/** Whether one is open that keys belong to. A toast calls itself one, too, but leaves everything else as it is. */
export function isDialogOpen(): boolean {
  const alert = '[role=alertdialog]:not([aria-modal=false])';
  return document.querySelector(`[aria-modal=true], [role=dialog], ${alert}`) !== null;
}

/** Whether a key is nobody else's. */
export function isFree({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && target.closest(`${text}, ${list}`) === null;
}
