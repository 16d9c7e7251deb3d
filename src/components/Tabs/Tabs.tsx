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
