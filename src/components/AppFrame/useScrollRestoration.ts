import { announce } from '../Announcer/announce.ts';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type HistoryEntry = {
  readonly key: string;
  readonly isReturn: boolean;
};

type Offset = { readonly top: number; readonly left: number };

/** Scroll offsets by name, and the link that was focused or whose row was focused. */
type Place = {
  readonly offsets: ReadonlyMap<string, Offset>;
  readonly href: string | undefined;
  readonly isRow: boolean;
};

const nowhere: Place = { offsets: new Map(), href: undefined, isRow: false };

/** The page itself. Parts that scroll on their own are named by `data-keeps-place`. */
const wholePage = '';

/**
 * Starts a new page at its top, and restores the scroll position when the user goes back. Focus that was lost with the
 * previous page moves to the new one. Otherwise the name of the new page is announced.
 */
export function useScrollRestoration(
  main: RefObject<HTMLElement | null>,
  { pageKey, pageName }: { pageKey: string; pageName: string },
  entry: HistoryEntry,
): void {
  const { key, isReturn } = entry;
  const places = useRef(new Map<string, Place>());
  const here = useRef({ pageKey: '', key });
  const announcePage = useEffectEvent(() => announce(pageName, 'page'));

  useEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const change = (edit: (before: Place) => Partial<Place>) => {
      const before = places.current.get(here.current.key) ?? nowhere;
      places.current.set(here.current.key, { ...before, ...edit(before) });
    };
    const noteScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return;
      const name = target === element ? wholePage : target.dataset['keepsPlace'];
      if (name === undefined) return;
      const offset = { top: target.scrollTop, left: target.scrollLeft };
      change(({ offsets }) => ({ offsets: new Map(offsets).set(name, offset) }));
    };
    const noteFocus = ({ target }: Event) => {
      // With the focus, the page announces its name itself.
      if (target === element) announce('', 'page');
      change(() => focusIn(element) ?? {});
    };
    element.addEventListener('scroll', noteScroll, { passive: true, capture: true });
    element.addEventListener('focusin', noteFocus);
    return () => {
      element.removeEventListener('scroll', noteScroll, { capture: true });
      element.removeEventListener('focusin', noteFocus);
    };
  }, [main]);

  useLayoutEffect(() => {
    const { pageKey: pageBefore, key: keyBefore } = here.current;
    const known = places.current.get(key);
    here.current = { pageKey, key };
    if (pageBefore === pageKey) {
      // The same page with a dialog or another filter.
      const before = places.current.get(keyBefore);
      if (before && !known) places.current.set(key, before);
      return undefined;
    }
    const element = main.current;
    if (!element) return undefined;
    element.scrollTo({ top: 0, left: 0 });
    const { activeElement } = document;
    if (activeElement === document.body) element.focus({ preventScroll: true });
    // The browser has announced the first page.
    else if (pageBefore !== '') announcePage();
    // The field that a link asks for may have got the focus before this.
    if (element.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    return isReturn && known ? restore(element, known) : undefined;
  }, [main, pageKey, key, isReturn]);
}

function focusIn(main: HTMLElement): Omit<Place, 'offsets'> | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === main || !main.contains(activeElement)) return undefined;
  const isRow = activeElement.matches('[data-index]');
  const link = isRow ? activeElement.querySelector('a[href]') : activeElement.closest('a[href]');
  return { href: link?.getAttribute('href') ?? undefined, isRow };
}

/** Frames to wait for a page to load and render, about two seconds. */
const patience = 120;

const scrollInputs = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Restores the offsets once the page is long enough, unless the user scrolls first. */
function restore(main: HTMLElement, { offsets, href, isRow }: Place): () => void {
  let frame = 0;
  let left = patience;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of scrollInputs) removeEventListener(type, stop, true);
  };
  const step = () => {
    left -= 1;
    let isComplete = true;
    // Repeated with every frame: the page may be shorter for a moment while it renders.
    for (const [name, offset] of offsets) {
      const scroller =
        name === wholePage
          ? main
          : main.querySelector<HTMLElement>(`[data-keeps-place="${CSS.escape(name)}"]`);
      const isLongEnough = scroller !== null && reaches(scroller, offset);
      if (isLongEnough || left === 0) scroller?.scrollTo(offset);
      isComplete &&= isLongEnough;
    }
    const link =
      href === undefined ? undefined : main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    if (left > 0 && (!isComplete || link === null)) {
      frame = requestAnimationFrame(step);
      return;
    }
    const isFree = document.activeElement === document.body || document.activeElement === main;
    const target = isRow ? link?.closest<HTMLElement>('[data-index]') : link;
    if (isFree) target?.focus({ preventScroll: true });
    stop();
  };
  for (const type of scrollInputs) addEventListener(type, stop, true);
  // Before the next paint, but after lists inside have reset themselves to their top.
  frame = requestAnimationFrame(step);
  return stop;
}

function reaches(
  { scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement,
  { top, left }: Offset,
) {
  return scrollHeight - clientHeight >= top && scrollWidth - clientWidth >= left;
}
