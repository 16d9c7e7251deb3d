import { useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { CheckMark } from '../Checkbox/Checkbox.tsx';
import * as css from './CheckboxList.css.ts';

export type CheckboxListItem = {
  id: string;
  label: string;
  /** At the right, as a machine writes it: an address, a range. */
  detail?: string;
  /** Why it cannot be selected; stands after the label. */
  disabledReason?: string;
};

type CheckboxListRowProps = CheckboxListItem & { isSelected: boolean };

export function CheckboxListRow({ id, label, detail, disabledReason, isSelected }: CheckboxListRowProps) {
  const labelId = useId();
  const reasonId = useId();
  const detailId = useId();
  const describedBy = [disabledReason && reasonId, detail && detailId].filter(Boolean).join(' ');
  return (
    <CheckboxField
      value={id}
      aria-labelledby={labelId}
      // The browser's "disabled" is out of reach for the keyboard, and so would be the reason.
      isReadOnly={disabledReason !== undefined}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <CheckboxButton className={css.row}>
        <CheckMark isSelected={isSelected} />
        <span className={css.words}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          {disabledReason && (
            <span id={reasonId} className={css.reason}>
              {disabledReason}
            </span>
          )}
        </span>
        {detail && (
          <span id={detailId} className={css.detail}>
            {detail}
          </span>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
