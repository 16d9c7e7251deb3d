import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as css from './Tabs.css.ts';

export type TabsProps = {
  /** Accessible name. */
  label: string;
  tabs: readonly { id: string; label: string; children: ReactNode }[];
  /** The id of the tab shown at first. @default the first */
  defaultSelected?: string;
};

/** Views of one thing, one at a time. Not for going to other pages: see `FacetTabs`. */
export function Tabs({ label, tabs, defaultSelected }: TabsProps) {
  return (
    <AriaTabs {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}>
      <TabList aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
