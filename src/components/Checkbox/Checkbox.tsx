import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as toggle from '../Toggle/Toggle.css.ts';
import { useToggleProps, type ToggleProps, ToggleWords } from '../Toggle/ToggleWords.tsx';
import * as css from './CheckMark.css.ts';

export type CheckboxProps = ToggleProps & {
  /** Some of what it stands for is selected, and some is not. */
  isIndeterminate?: boolean;
};

/** Part of a set or not. For a setting that is on or off, see `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, isIndeterminate = false, isChanged, children } = props;
  const { control, words } = useToggleProps(props);
  return (
    <CheckboxField {...control} isIndeterminate={isIndeterminate} className={toggle.field}>
      <CheckboxButton className={children === undefined ? toggle.bareTarget : toggle.target}>
        <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        <ToggleWords {...words} isChanged={isChanged}>
          {children}
        </ToggleWords>
      </CheckboxButton>
    </CheckboxField>
  );
}

/** The square of a checkbox, or of a list entry that is part of a set. Its control shows hover and focus on it. */
export function CheckMark({
  isSelected,
  isIndeterminate = false,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) {
  return (
    <span aria-hidden className={css.mark} data-checked={isSelected || isIndeterminate || undefined}>
      {isIndeterminate ? <Icon name="minus" size={12} /> : isSelected && <Icon name="check" size={12} />}
    </span>
  );
}
