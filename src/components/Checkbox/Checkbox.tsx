import { useId, type ChangeEvent } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/Text.tsx';
import * as toggle from '../Toggle/Toggle.css.ts';
import { ToggleLabel, useToggleProps, type ToggleProps } from '../Toggle/ToggleLabel.tsx';
import { useTooltip } from '../Tooltip/useTooltip.tsx';
import * as css from './Checkbox.css.ts';

export type CheckboxProps = ToggleProps & {
  /** Only part of the set is selected. */
  isIndeterminate?: boolean;
};

/** Checkbox for membership in a set. For a setting that is on or off, use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, isIndeterminate = false, isChanged, children } = props;
  const { control, words } = useToggleProps(props);
  return (
    <CheckboxField {...control} isIndeterminate={isIndeterminate} className={toggle.field}>
      <CheckboxButton className={children === undefined ? toggle.bareTarget : toggle.target}>
        <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
        <ToggleLabel {...words} isChanged={isChanged}>
          {children}
        </ToggleLabel>
      </CheckboxButton>
    </CheckboxField>
  );
}

/** The square of a checkbox or list entry. */
export function CheckMark(props: Pick<CheckboxProps, 'isSelected' | 'isIndeterminate'>) {
  const { isSelected, isIndeterminate = false } = props;
  return (
    <span aria-hidden className={css.mark} data-checked={isSelected || isIndeterminate || undefined}>
      {isIndeterminate ? <Icon name="minus" size={12} /> : isSelected && <Icon name="check" size={12} />}
    </span>
  );
}

export type RowCheckboxProps = {
  label: string;
  isSelected: boolean;
  /** Why the row cannot be selected. */
  lockedReason: string | undefined;
  /** `isRange` is true while Shift is held, and extends the selection from the last toggled row. */
  onToggle: (isRange: boolean) => void;
};

/** Selects a row. Native checkbox, because its click event exposes `shiftKey` and hundreds are cheap to render. */
export function RowCheckbox({ label, isSelected, lockedReason, onToggle }: RowCheckboxProps) {
  const reasonId = useId();
  const isLocked = lockedReason !== undefined;
  const { bubble, tipProps } = useTooltip(isLocked ? { text: lockedReason, placement: 'right' } : undefined);
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    !isLocked && onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <span className={css.box}>
      <input
        {...tipProps}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={onChange}
        className={css.input}
        {...(isLocked && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      />
      {bubble}
      <span className={css.rowMark} data-disabled={isLocked || undefined}>
        <CheckMark isSelected={isSelected} />
      </span>
      {isLocked && <VisuallyHidden id={reasonId}>{lockedReason}</VisuallyHidden>}
    </span>
  );
}
