import { useRef, type MouseEvent } from 'react';
import { changed } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useCurrentSection } from './useCurrentSection.ts';
import * as css from './SectionNav.css.ts';

export type SectionLink = {
  /** Of the `FormSection`. */
  id: string;
  label: string;
  /** Something in it differs from what is saved. */
  isChanged?: boolean;
  /** A field in it shows an error. */
  hasProblem?: boolean;
};

export type SectionNavProps = {
  /** Accessible name. */
  label: string;
  sections: readonly SectionLink[];
};

/** Leads to the sections of a long form, at its left, and says which one is being read. */
export function SectionNav({ label, sections }: SectionNavProps) {
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
    <nav ref={nav} aria-label={label} className={css.nav}>
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
