import { memo, useId, useRef } from 'react';
import { Button, Select, SelectValue } from 'react-aria-components';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { OptionList, type Option } from '../Select/OptionList.tsx';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './FilterChip.css.ts';

export type FilterChipProps = {
  label: string;
  /** Summary of the filter. @default the label of the selected option, or "4 of 6" */
  value?: string | undefined;
  icon?: IconName;
  options: readonly Option[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** One option at a time, with a check instead of check boxes. A choice closes the list. */
  isSingle?: boolean;
  onClear?: () => void;
};

function PlainFilterChip(props: FilterChipProps) {
  const { label, icon, options, selected, onChange, isSingle = false, onClear = () => onChange([]) } = props;
  const { value = valueText(options, selected) } = props;
  const nameId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const isSet = value !== undefined;
  const glyph = isSet ? icon : 'plus';

  function clear() {
    onClear();
    triggerRef.current?.focus();
  }

  const shared = {
    'aria-label': label,
    className: isSet ? css.chip.set : css.chip.available,
    children: (
      <>
        <Button ref={triggerRef} aria-labelledby={nameId} className={`${css.trigger} ${focusRing}`}>
          {glyph && <Icon name={glyph} size={14} className={css.icon} />}
          <SelectValue id={nameId} className={css.words}>
            {label} {isSet && <span className={css.quiet}>is</span>} {value}
          </SelectValue>
        </Button>
        {isSet && (
          // Without `slot={null}`, this would be a second trigger of the select.
          <Button
            slot={null}
            aria-label={`Clear ${label}`}
            onPress={clear}
            className={`${css.clear} ${focusRing}`}
          >
            <Icon name="x" size={12} />
          </Button>
        )}
        <OptionList label={label} items={options} isMultiple={!isSingle} />
      </>
    ),
  };
  if (isSingle) {
    return (
      <Select
        {...shared}
        value={selected[0] ?? null}
        onChange={(key) => onChange(key === null ? [] : [String(key)])}
      />
    );
  }
  return (
    <Select
      {...shared}
      selectionMode="multiple"
      value={selected}
      onChange={(keys) => onChange(keys.map(String))}
    />
  );
}

/** Filter of a list. Dashed while it is not set. */
export const FilterChip = memo(PlainFilterChip);

function valueText(options: readonly Option[], selected: readonly string[]): string | undefined {
  const [only] = selected;
  if (only === undefined) return undefined;
  if (selected.length > 1) return `${selected.length} of ${options.length}`;
  return options.find((option) => option.id === only)?.label ?? only;
}
