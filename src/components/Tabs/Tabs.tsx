import { memo, useCallback, type ReactNode } from 'react';
import { Link, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { ToneGlyph, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../Text/Text.tsx';
import * as css from './Tabs.css.ts';

export type TabsProps = {
  /** Accessible name. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** The id of the tab that is shown. Without it the tabs keep the choice to themselves, the first one at first. */
  selected?: string;
  onChange?: (id: string) => void;
  /** At the right end of the line of tabs: a link that concerns all of them. */
  end?: ReactNode;
};

/** Views of one thing, one at a time. Not for going to other pages, see `FacetTabs`. */
export function Tabs({ label, tabs, selected, onChange, end }: TabsProps) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <div className={css.line}>
        <TabList aria-label={label} className={css.list}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={css.tab}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {end}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

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
      <ul className={css.facetList}>
        {facets.map((facet) => (
          <li key={facet.id}>
            <FacetLink {...facet} isCurrent={facet.id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Counts may change with every tick of the clock: only what has another one is made anew. */
const FacetLink = memo(function FacetLink(props: Facet & { isCurrent: boolean }) {
  const { label, count, tone, href, isCurrent } = props;
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
        {label} <span className={css.count}>{grouped(count)}</span>
      </span>
    </Link>
  );
});
