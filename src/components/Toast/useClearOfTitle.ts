import { useLayoutEffect, type RefObject } from 'react';
import { header } from '../Dialog/Dialog.css.ts';

/** Pixels between what a dialog is called and the toasts below. */
const gap = 8;

/** Pixels of it to the edge of the window. */
const leastAbove = 4;

/**
 * On phones toasts lie at the top, where a high dialog has its title: they then stand above it, or begin below where that
 * is too narrow. Dialogs come and go as children of the body, and change their height while they are open.
 */
export function useClearOfTitle(ref: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!hasToasts || !region) return undefined;
    const place = () => {
      region.style.removeProperty('--toast-top');
      const title = frontTitle()?.getBoundingClientRect();
      const own = region.getBoundingClientRect();
      if (!title || own.top >= title.bottom || own.bottom <= title.top) return;
      // Over the top bar, which is shut behind a dialog, they cover nothing of it.
      const above = (title.top - own.height) / 2;
      region.style.setProperty('--toast-top', `${above >= leastAbove ? above : title.bottom + gap}px`);
    };
    const sizes = new ResizeObserver(place);
    const follow = () => {
      sizes.disconnect();
      sizes.observe(region);
      const dialog = frontTitle()?.parentElement;
      if (dialog) sizes.observe(dialog);
      place();
    };
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document.body, { childList: true });
    follow();
    return () => {
      dialogs.disconnect();
      sizes.disconnect();
    };
  }, [ref, hasToasts]);
}

/** Of the dialog that lies over all others. */
function frontTitle(): Element | undefined {
  return [...document.getElementsByClassName(header)].at(-1);
}
