import { useRef, useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { changed } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import * as css from './SectionNav.css.ts';

export type SectionLink = {
  id: string;
  label: string;
  isChanged?: boolean;
  hasProblem?: boolean;
};

type SectionNavProps = { sections: readonly SectionLink[] };

/** Leads to the sections of a long form, at its left, and says which one is being read. */
export function SectionNav({ sections }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const [current, follow] = useCurrentSection(
    nav,
    sections.map(({ id }) => id),
  );
  const go = (event: MouseEvent, id: string) => {
    // Following the link would leave a `#…` in the address, a new entry for the router.
    event.preventDefault();
    follow(id);
  };
  return (
    <nav ref={nav} aria-label="Parts of the form" className={css.nav}>
      <ul>
        {sections.map(({ id, ...section }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className={`${css.link} ${focusRing}`}
              {...(id === current && { 'aria-current': 'location' })}
            >
              <span className={css.label}>{section.label}</span>
              <SectionState {...section} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionState({
  isChanged = false,
  hasProblem = false,
}: Pick<SectionLink, 'isChanged' | 'hasProblem'>) {
  const state = [isChanged && 'changed', hasProblem && 'needs attention'].filter(Boolean).join(', ');
  return (
    <>
      {state && <VisuallyHidden>({state})</VisuallyHidden>}
      {hasProblem ? (
        <span className={css.problem}>
          <Icon name="circleAlert" size={14} />
        </span>
      ) : (
        isChanged && <span className={changed} />
      )}
    </>
  );
}

/**
 * Which of the sections is being read in the `main` around the links, and how to go to one: it is then current until
 * the page is scrolled on, even where it is too near to the end to reach the top.
 */
function useCurrentSection(links: RefObject<HTMLElement | null>, ids: readonly string[]) {
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

type Scroll = { scrollTop: number; scrollHeight: number; clientHeight: number };

/**
 * The section being read. The line that is read moves down with the scroll, from the upper edge at the start to the
 * lower one at the end, so that short sections at the end get their turn as well.
 * @param tops of the sections in the order of the page, measured from the upper edge of what scrolls
 */
export function currentSection<Id>(tops: readonly { id: Id; top: number }[], scroll: Scroll): Id | undefined {
  const way = scroll.scrollHeight - scroll.clientHeight;
  const line = way > 0 ? (scroll.scrollTop / way) * scroll.clientHeight : 0;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
