import { useId } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldNotes, type FieldProps } from '../Field/FieldText.tsx';
import { type } from '../theme/type.css.ts';
import * as css from './ChoiceList.css.ts';

export type Choice = {
  id: string;
  label: string;
  /** A number or letter before the label. */
  mark?: string;
  /** One line of explanation. */
  description: string;
};

export type ChoiceListProps = FieldProps & {
  choices: readonly Choice[];
  value: string | null;
  onChange: (id: string) => void;
};

/** Single choice from a few options that each need a line of explanation. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, value, onChange } = props;
  const { asideId, describedBy, notes } = useFieldNotes(props);
  return (
    <RadioGroup
      className={field}
      value={value}
      onChange={onChange}
      isInvalid={Boolean(props.error)}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel {...props} asideId={asideId} />
      <div className={css.list}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} {...choice} />
        ))}
      </div>
      {notes}
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
      aria-labelledby={mark === undefined ? labelId : `${markId} ${labelId}`}
      aria-describedby={descriptionId}
    >
      <RadioButton className={css.row}>
        <span aria-hidden className={css.circle} />
        {mark !== undefined && (
          <span id={markId} className={css.mark}>
            {mark}
          </span>
        )}
        <span className={css.words}>
          <span id={labelId} className={type.strong}>
            {label}
          </span>
          <span id={descriptionId} className={css.description}>
            {description}
          </span>
        </span>
      </RadioButton>
    </RadioField>
  );
}
