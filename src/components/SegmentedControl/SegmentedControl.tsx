import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './SegmentedControl.css.ts';

export type SegmentedControlProps<Id extends string> = {
  label: string;
  /** Two to four options. */
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
};

/** Single choice between a few visible options. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, options, value, onChange } = props;
  function select(keys: Iterable<unknown>) {
    const [key] = keys;
    const option = options.find(({ id }) => id === key);
    // React-aria reports a click on the selected option, too.
    if (option && option.id !== value) onChange(option.id);
  }
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={select}
      className={css.track}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} className={`${css.segment} ${focusRing}`}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
