import { useEffect, type RefObject } from 'react';

/** Focuses the input when the key is pressed outside of a text, unless a dialog covers the input. */
export function useShortcut(key: string | undefined, input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    if (key === undefined) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== key || hasModifier || event.defaultPrevented || takesText(event.target)) return;
      if (input.current?.closest('[inert], [aria-hidden=true]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, input]);
}

const text = 'input:not([type=checkbox], [type=radio]), textarea, select';
/** In a list, a letter jumps to the entry that begins with it. */
const list = '[role=listbox], [role=menu]';

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.closest(`${text}, ${list}`) !== null)
  );
}
