import { useCallback } from 'react';
import { Link } from 'react-aria-components';
import { ToneGlyph, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
import * as css from './FacetTabs.css.ts';

export type Facet = {
  id: string;
  label: string;
  /** How many rows it holds. */
  count: number;
  tone?: Tone;
  href: string;
};

export type FacetTabsProps = {
  /** Accessible name. */
  label: string;
  facets: readonly Facet[];
  /** The id of the facet that is shown. */
  current: string;
};

/** Parts of one list by state, each with its size and its own address. */
export function FacetTabs({ label, facets, current }: FacetTabsProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.list}>
        {facets.map((facet) => (
          <li key={facet.id}>
            <FacetLink {...facet} isCurrent={facet.id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FacetLink({ label, count, tone, href, isCurrent }: Facet & { isCurrent: boolean }) {
  // A row that is wider than the window shows the current facet.
  const reveal = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (isCurrent) link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [isCurrent],
  );
  return (
    <Link
      ref={reveal}
      href={href}
      className={css.facet}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <span className={css.words}>
        {tone && <ToneGlyph tone={tone} />}
        {label} <span className={css.count}>{count}</span>
      </span>
    </Link>
  );
}
