import { useLayoutEffect, type RefObject } from 'react';
import { header, roomForToasts } from '../Dialog/Dialog.css.ts';

/** Pixels between what a dialog is called and the toasts below. */
const gap = 8;

/** Pixels of it to the edge of the window. */
const leastAbove = 4;

/** Of the dialog's height; more toasts than that lie over what it holds. */
const mostRoom = 0.4;

/**
 * On phones toasts lie at the top, where a high dialog has its title: they then stand above it. Where that is too narrow
 * they stand below, in room that the dialog leaves for them: they are not to cover what it holds, such as the button that
 * copies a new key. Dialogs come and go as children of the body, and change their height while they are open.
 */
export function useClearOfTitle(ref: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useLayoutEffect(() => {
    const region = ref.current;
    if (!hasToasts || !region) return undefined;
    let roomy: HTMLElement | undefined;
    const clear = () => {
      region.style.removeProperty('--toast-top');
      roomy?.style.removeProperty(roomForToasts);
      roomy = undefined;
    };
    const place = () => {
      clear();
      const title = frontTitle();
      const own = region.getBoundingClientRect();
      const at = title?.getBoundingClientRect();
      if (!title || !at || own.top >= at.bottom || own.bottom <= at.top) return;
      // Over the top bar, which is shut behind a dialog, they cover nothing of it.
      const above = (at.top - own.height) / 2;
      if (above >= leastAbove) {
        region.style.setProperty('--toast-top', `${above}px`);
        return;
      }
      const room = Math.min(own.height + 2 * gap, mostRoom * innerHeight);
      roomy = title.parentElement ?? title;
      roomy.style.setProperty(roomForToasts, `${room}px`);
      const below = title.getBoundingClientRect().bottom - room + gap;
      region.style.setProperty('--toast-top', `${below}px`);
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
      clear();
    };
  }, [ref, hasToasts]);
}

/** Of the dialog that lies over all others. */
function frontTitle(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`.${header}`)].at(-1);
}
