import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentSection } from './currentSection.ts';

/**
 * Which of the sections is being read in the `main` around the links, and how to go to one: it is then current until
 * the page is scrolled on, even where it is too near to the end to reach the top.
 */
export function useCurrentSection(links: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const followedTo = useRef<number>(undefined);
  const idList = ids.join(' ');

  useEffect(() => {
    const main = links.current?.closest('main');
    if (!main) return undefined;
    const read = () => {
      if (main.scrollTop === followedTo.current) return;
      followedTo.current = undefined;
      setCurrent(currentSection(topsIn(main, idList.split(' ')), main));
    };
    read();
    main.addEventListener('scroll', read, { passive: true });
    return () => main.removeEventListener('scroll', read);
  }, [links, idList]);

  function follow(id: string) {
    const section = document.getElementById(id);
    if (!section) return;
    section.scrollIntoView({ block: 'start' });
    section.focus({ preventScroll: true });
    followedTo.current = section.closest('main')?.scrollTop;
    setCurrent(id);
  }
  return [current, follow] as const;
}

function topsIn(main: HTMLElement, ids: readonly string[]) {
  const edge = main.getBoundingClientRect().top;
  return ids.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top - edge }] : [];
  });
}
