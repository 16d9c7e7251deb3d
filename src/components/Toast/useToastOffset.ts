import { useLayoutEffect, type RefObject } from 'react';
import { header, roomForToasts } from '../Dialog/Dialog.css.ts';

/** Distance between the title of a dialog and the toasts below, px. */
const gap = 8;

/** Least distance to the edge of the window, px. */
const minTop = 4;

/** Largest space for toasts, as a share of the window's height. More toasts cover the dialog's content. */
const maxShare = 0.4;

/**
 * Keeps toasts clear of the title of a dialog. On phones, toasts are at the top, where a tall dialog has its title. They
 * move above the title, or, if they do not fit there, below it into space that the dialog reserves, so that they do not
 * cover content such as a copy button. Dialogs are children of the body and change their height while open.
 */
export function useToastOffset(ref: RefObject<HTMLElement | null>, hasToasts: boolean): void {
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
      // May cover the top bar, which is inert under a dialog.
      const above = (at.top - own.height) / 2;
      if (above >= minTop) {
        region.style.setProperty('--toast-top', `${above}px`);
        return;
      }
      const room = Math.min(own.height + 2 * gap, maxShare * innerHeight);
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

function frontTitle(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`.${header}`)].at(-1);
}
