import { type ReactNode, useId, useState } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DialogAnswers } from '../Dialog/DialogAnswers.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { tabular } from '../theme/type.css.ts';
import * as css from './ConfirmDialog.css.ts';

/** How many, or what becomes of it in a word. */
export type Consequence = { label: string; value: number | string };

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** The question, naming the object and the verb of the button. */
  message: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** Red, and focus starts on Cancel. */
  isDanger?: boolean;
  /** What happens, in counts. */
  consequences?: readonly Consequence[];
  /** What else comes of it, below the counts. */
  details?: ReactNode;
  /** What else to do in the same run. It is selected at first. */
  option?: { label: string; description?: string };
  /** Asks to type this word first. */
  typeToConfirm?: string;
  /** The request is on its way: nothing closes the dialog until it is answered. */
  isPending?: boolean;
  /** Whether the option is selected; without one it is not. */
  onConfirm: (takesOption: boolean) => void;
  onCancel: () => void;
};

/** What is asked, without the answers. */
export type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'>;

/** In the field; else `DialogAnswers` says where. */
const initialFocus = { autoFocus: true } as const;

/** Asks before something that cannot be undone. Enter confirms only what may be confirmed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  // Mounted with each opening, so that a word typed once is not there the next time.
  return props.isOpen ? <OpenConfirmDialog {...props} /> : null;
}

/** Asks before something is done to `asked`: in `words`, and `onYes` does it. Without words nothing is asked. */
export function useQuestion<Asked>(
  words: (asked: Asked) => Question | undefined,
  onYes: (asked: Asked, takesOption: boolean) => void,
) {
  const [asked, ask] = useState<Asked>();
  const question = asked !== undefined && words(asked);
  const dialog = question && (
    <ConfirmDialog
      {...question}
      isOpen
      onCancel={() => ask(undefined)}
      onConfirm={(takesOption) => {
        ask(undefined);
        onYes(asked, takesOption);
      }}
    />
  );
  return { ask, question: dialog };
}

function OpenConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    message,
    consequences = [],
    details,
    option,
    confirmLabel,
    cancelLabel,
    isDanger = false,
    typeToConfirm,
    isPending = false,
    onConfirm,
    onCancel,
  } = props;
  const [typed, setTyped] = useState('');
  const [takesOption, setTakesOption] = useState(true);
  const questionId = useId();
  const isAllowed = !typeToConfirm || typed.trim() === typeToConfirm;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onCancel}
      onSubmit={() => isAllowed && !isPending && onConfirm(option !== undefined && takesOption)}
      isDismissable={typed === ''}
      isPending={isPending}
      questionId={questionId}
      footer={
        <DialogAnswers
          {...{ cancelLabel, isDanger, isPending, onCancel }}
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
          <dd className={typeof value === 'number' ? `${css.count} ${tabular}` : css.label}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
