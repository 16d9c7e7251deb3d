import { useRef, useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { changed } from '../../../components/Field/Field.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/Text/Text.tsx';
import { focusRing } from '../../../components/theme/focusRing.css.ts';
import * as css from './SectionNav.css.ts';

type SectionState = { isChanged: boolean; hasProblem: boolean };

type SectionNavProps = { sections: readonly (SectionState & { id: string; label: string })[] };

/** Navigation for the sections of a long form. Marks the section in view. */
export function SectionNav({ sections }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const [current, follow] = useCurrentSection(
    nav,
    sections.map(({ id }) => id),
  );
  const go = (event: MouseEvent, id: string) => {
    // The link itself would add a `#…` entry to the router’s history.
    event.preventDefault();
    follow(id);
  };
  return (
    <nav ref={nav} aria-label="Form sections" className={css.nav}>
      <ul>
        {sections.map(({ id, label, ...state }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className={`${css.link} ${focusRing}`}
              {...(id === current && { 'aria-current': 'location' })}
            >
              <span className={css.label}>{label}</span>
              <StateMark {...state} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StateMark({ isChanged, hasProblem }: SectionState) {
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
 * Tracks the section in view within the surrounding `main`. A section selected by its link stays current until the user
 * scrolls, even if it is too close to the end to reach the top.
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
 * Returns the section in view. The reference line moves with the scroll position from the top edge of the container to
 * its bottom edge, so that short sections at the end become current too.
 * @param tops in page order, relative to the top edge of the scroll container
 */
export function currentSection<Id>(tops: readonly { id: Id; top: number }[], scroll: Scroll): Id | undefined {
  const range = scroll.scrollHeight - scroll.clientHeight;
  const line = range > 0 ? (scroll.scrollTop / range) * scroll.clientHeight : 0;
  return (tops.findLast(({ top }) => top <= line) ?? tops[0])?.id;
}
