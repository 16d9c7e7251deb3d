import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogActions } from '../Dialog/DialogActions.tsx';
import { grouped } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tabular } from '../theme/type.css.ts';
import * as css from './ConfirmDialog.css.ts';

/** A consequence with its count, or with one word such as "deleted". */
export type Consequence = { label: string; value: number | string };

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** Names the object and uses the verb of the button. */
  message: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** Shows a red button and starts with the focus on Cancel. */
  isDanger?: boolean;
  consequences?: readonly Consequence[];
  /** Further consequences, below the counts. */
  details?: ReactNode;
  /** A checkbox for an additional action, checked at first. */
  option?: { label: string; description?: string };
  /** A word to type before the dialog can be confirmed. */
  typeToConfirm?: string;
  /** `takesOption`: whether the option is checked. */
  onConfirm: (takesOption: boolean) => void;
  onCancel: () => void;
};

export type Confirmation = Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'>;

const initialFocus = { autoFocus: true } as const;

/** Asks for confirmation before an action that can’t be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Mounted each time it opens, so that a typed word is not kept.
  return props.isOpen ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, consequences = [], details, option, typeToConfirm, onConfirm, onCancel } = props;
  const { confirmLabel, cancelLabel, isDanger = false } = props;
  const [typed, setTyped] = useState('');
  const [takesOption, setTakesOption] = useState(true);
  const questionId = useId();
  const isAllowed = !typeToConfirm || typed.trim() === typeToConfirm;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onCancel}
      onSubmit={() => isAllowed && onConfirm(option !== undefined && takesOption)}
      isDismissable={typed === ''}
      messageId={questionId}
      footer={
        <DialogActions
          {...{ cancelLabel, isDanger, onCancel }}
          isPending={false}
          submitLabel={confirmLabel}
          obstacle={isAllowed ? undefined : `Type ${typeToConfirm} to confirm`}
          start={typeToConfirm ? undefined : isDanger ? 'cancel' : 'submit'}
        />
      }
    >
      <div className={css.content}>
        <div id={questionId} className={css.message}>
          {message}
        </div>
        {consequences.length > 0 && <Consequences items={consequences} />}
        {details}
        {option && (
          <Checkbox isSelected={takesOption} onChange={setTakesOption} description={option.description}>
            {option.label}
          </Checkbox>
        )}
        {typeToConfirm && (
          <TextField
            label={`Type ${typeToConfirm} to confirm`}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            isMono
            {...initialFocus}
          />
        )}
      </div>
    </Dialog>
  );
}

function Consequences({ items }: { items: readonly Consequence[] }) {
  return (
    <dl className={css.consequences}>
      {items.map(({ label, value }) => (
        <div key={label} className={css.consequence}>
          <dt className={css.label}>{label}</dt>
          {typeof value === 'number' ? (
            <dd className={`${css.count} ${tabular}`}>{grouped(value)}</dd>
          ) : (
            <dd className={css.label}>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
