import { useId } from 'react';
import { Button, Group, Select, SelectValue } from 'react-aria-components';
import { useFrameWidth } from '../AppFrame/frame.ts';
import { Icon } from '../Icon/Icon.tsx';
import { OptionList } from '../Select/OptionList.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './SortControl.css.ts';

export type SortControlProps = {
  fields: readonly { id: string; label: string }[];
  field: string;
  isAscending: boolean;
  onFieldChange: (id: string) => void;
  onDirectionChange: (isAscending: boolean) => void;
};

/** Selects the sort field and direction of a list. */
export function SortControl(props: SortControlProps) {
  const { fields, field, isAscending, onFieldChange, onDirectionChange } = props;
  const isPhone = useFrameWidth() === 'phone';
  const nameId = useId();
  const label = fields.find(({ id }) => id === field)?.label ?? '';
  return (
    <Group aria-label="Sort" className={css.control}>
      <Select
        aria-label="Sort by"
        value={field}
        onChange={(key) => key !== null && onFieldChange(String(key))}
        className={css.select}
      >
        <Button aria-labelledby={nameId} className={`${css.field} ${focusRing}`}>
          <Icon name="sort" size={14} className={css.icon} />
          <SelectValue id={nameId}>
            {isPhone ? <VisuallyHidden>Sort</VisuallyHidden> : <span className={css.quiet}>Sort</span>}{' '}
            {label}
          </SelectValue>
        </Button>
        <OptionList label="fields" items={fields} />
      </Select>
      <Button
        aria-label={isAscending ? 'Ascending, sort descending' : 'Descending, sort ascending'}
        onPress={() => onDirectionChange(!isAscending)}
        className={`${css.direction} ${focusRing}`}
      >
        <Icon name={isAscending ? 'arrowUp' : 'arrowDown'} size={14} />
      </Button>
    </Group>
  );
}
