import { useId, type ChangeEvent } from 'react';
import { CheckMark } from '../Checkbox/Checkbox.tsx';
import { useTip } from '../Tooltip/useTip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RowCheckbox.css.ts';

export type RowCheckboxProps = {
  label: string;
  isSelected: boolean;
  /** With the shift key held, the rows since the last one are meant too. */
  onToggle: (isRange: boolean) => void;
};

/** Selects a row. The browser's own checkbox, for its click tells the shift key, and hundreds of them cost little. */
export function RowCheckbox({ label, isSelected, onToggle }: RowCheckboxProps) {
  const onChange = ({ nativeEvent }: ChangeEvent) =>
    onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <span className={css.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={onChange}
        className={css.input}
      />
      <span className={css.mark}>
        <CheckMark isSelected={isSelected} />
      </span>
    </span>
  );
}

/** In a row that cannot be selected: says why not. */
export function LockedRowCheckbox({ label, reason }: { label: string; reason: string }) {
  const reasonId = useId();
  const { bubble, tipProps } = useTip({ text: reason, placement: 'right' });
  return (
    <span className={css.box}>
      <input
        {...tipProps}
        type="checkbox"
        aria-label={label}
        aria-describedby={reasonId}
        aria-disabled
        checked={false}
        readOnly
        className={css.input}
      />
      {bubble}
      <span className={css.mark} data-disabled>
        <CheckMark isSelected={false} />
      </span>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </span>
  );
}
