import { memo, useCallback, type ReactNode } from 'react';
import { Link, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { ToneGlyph, type Tone } from '../ToneGlyph/ToneGlyph.tsx';
import { grouped } from '../Text/Text.tsx';
import * as css from './Tabs.css.ts';

export type TabsProps = {
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** A link at the right end that applies to all tabs. */
  end?: ReactNode;
};

/** Tabs that show one view of an item at a time. To link to other pages, use `FacetTabs`. */
export function Tabs({ label, tabs, end }: TabsProps) {
  return (
    <AriaTabs>
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
  /** Undefined until it is known. */
  count: number | undefined;
  tone?: Tone;
  href: string;
  /** At the right end, because it isn’t one of the states. */
  isApart?: boolean;
};

export type FacetTabsProps = {
  label: string;
  facets: readonly Facet[];
  current: string;
};

/** Tabs for the parts of a list by state, each with a count and its own URL. */
export function FacetTabs({ label, facets, current }: FacetTabsProps) {
  return (
    <nav aria-label={label} className={css.nav}>
      <ul className={css.facetList}>
        {facets.map((facet) => (
          <li key={facet.id} className={facet.isApart ? css.apart : undefined}>
            <FacetLink {...facet} isCurrent={facet.id === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Memoised, because counts can change with every tick of the clock. */
const FacetLink = memo(function FacetLink(props: Facet & { isCurrent: boolean }) {
  const { label, count, tone, href, isCurrent } = props;
  // Scrolls the current facet into view in a row that is wider than the window.
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
        {label} {count !== undefined && <span className={css.count}>{grouped(count)}</span>}
      </span>
    </Link>
  );
});
