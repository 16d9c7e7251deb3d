import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as css from './Tabs.css.ts';

export type TabsProps = {
  /** Accessible name. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** The id of the tab that is shown. Without it the tabs keep the choice to themselves, the first one at first. */
  selected?: string;
  onChange?: (id: string) => void;
};

/** Views of one thing, one at a time. Not for going to other pages, see `FacetTabs`. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <AriaTabs
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
