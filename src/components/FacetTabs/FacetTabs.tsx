import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components';
import { ToneGlyph } from '../ToneGlyph/ToneGlyph.tsx';
import type { Tone } from '../ToneGlyph/tones.ts';
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
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav aria-label={label} className={css.nav}>
      <ul ref={list} className={css.list}>
        {facets.map(({ id, label: name, count, tone, href }) => (
          <li key={id}>
            <Link
              href={href}
              className={css.facet}
              {...(id === current && { 'aria-current': 'page' as const })}
            >
              {tone && <ToneGlyph tone={tone} />}
              {name}
              <span className={css.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
