import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldNote, FieldNoteLine, type FieldProps } from '../Field/FieldText.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './ChoiceList.css.ts';

export type Choice = {
  id: string;
  label: string;
  /** The number or letter by which people call it. */
  mark?: string;
  /** One line of what it means. */
  description?: string;
};

export type ChoiceListProps = FieldProps & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
};

/** One of a few that each need a line of explanation. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, value, onChange, isRequired = false } = props;
  const noteId = useId();
  const note = fieldNote(props);
  return (
    <RadioGroup
      className={field}
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      isReadOnly={Boolean(props.lockedReason)}
      isInvalid={Boolean(props.error)}
      {...(note && { 'aria-describedby': noteId })}
    >
      <FieldLabel {...props} />
      <div className={css.list}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} {...choice} />
        ))}
      </div>
      <FieldNoteLine id={noteId} note={note} />
    </RadioGroup>
  );
}

function ChoiceRow({ id, label, mark, description }: Choice) {
  const labelId = useId();
  const markId = useId();
  const descriptionId = useId();
  return (
    <RadioField
      value={id}
      className={css.choice}
      aria-labelledby={mark ? `${markId} ${labelId}` : labelId}
      {...(description && { 'aria-describedby': descriptionId })}
    >
      <RadioButton className={css.row}>
        <span aria-hidden className={css.circle} />
        {mark && (
          <span id={markId} className={css.mark}>
            {mark}
          </span>
        )}
        <span className={css.words}>
          <span id={labelId} className={type.strong}>
            {label}
          </span>
          {description && (
            <span id={descriptionId} className={css.description}>
              {description}
            </span>
          )}
        </span>
      </RadioButton>
    </RadioField>
  );
}
