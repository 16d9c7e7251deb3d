import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { CheckMark } from '../Checkbox/Checkbox.tsx';
import { input } from '../Field/Field.css.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { item, label as itemLabel } from '../Menu/Menu.css.ts';
import { grouped } from '../Text/Text.tsx';
import * as css from './OptionList.css.ts';

export type Option = {
  id: string;
  label: string;
  /** The label is the name of an item, which browsers don’t translate. */
  isName?: boolean;
  icon?: IconName;
  /** An address or range, in mono beside the label. */
  detail?: string;
  /** Number of matching items. */
  count?: number;
};

type OptionListProps = {
  /** Part of the accessible name of the search field. */
  label: string;
  items: readonly Option[];
  /** Shows checkboxes instead of a check. */
  isMultiple?: boolean;
};

const searchableAbove = 8;

export function OptionList({ label, items, isMultiple = false }: OptionListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const list = (
    <ListBox
      items={items}
      className={css.list}
      renderEmptyState={() => <div className={css.empty}>No matches</div>}
    >
      {(option) => <OptionEntry {...option} isMultiple={isMultiple} />}
    </ListBox>
  );
  return (
    <Popover offset={4} className={css.popover}>
      {items.length > searchableAbove ? (
        <Autocomplete filter={contains}>
          <SearchLine label={label} />
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </Popover>
  );
}

/** Arrow keys in the field move through the list, which makes it a combobox in ARIA. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const;

const focusedOnOpen = { autoFocus: true } as const;

function SearchLine({ label }: { label: string }) {
  return (
    <SearchField {...focusedOnOpen} aria-label={`Search ${label}`} className={css.searchLine}>
      <div className={css.searchBox}>
        <Icon name="search" size={14} />
        <Input {...combobox} placeholder="Search" className={`${input} ${css.searchInput}`} />
      </div>
    </SearchField>
  );
}

export function OptionEntry(props: Option & { isMultiple: boolean }) {
  const { id, label, isName = false, icon, detail, count, isMultiple } = props;
  return (
    <ListBoxItem id={id} textValue={label} className={item}>
      {({ isSelected }) => (
        <>
          {isMultiple && <CheckMark isSelected={isSelected} />}
          {icon && <Icon name={icon} size={14} className={css.icon} />}
          <span translate={isName ? 'no' : undefined} className={itemLabel}>
            {label}
          </span>
          {detail && (
            <span translate="no" className={css.detail}>
              {detail}
            </span>
          )}
          {count !== undefined && <span className={css.count}>{grouped(count)}</span>}
          {!isMultiple && <span className={css.check}>{isSelected && <Icon name="check" size={14} />}</span>}
        </>
      )}
    </ListBoxItem>
  );
}
