import { changedByOthers, conflicts, type Edit } from '../../../domain/edit/edit.ts';

export type ConflictView<Field extends string> = {
  readonly field: Field;
  readonly label: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
};

export type MeanwhileView<Field extends string> = {
  readonly conflicts: readonly ConflictView<Field>[];
  readonly news: readonly string[];
};

export type FormWords<Form> = {
  readonly fields: readonly (keyof Form & string)[];
  readonly label: (field: keyof Form & string) => string;
  readonly value: (field: keyof Form & string, value: Form[keyof Form & string]) => string;
};

/** `current` is the form of the record as stored now, `asked` the form as a save would store it. */
export function meanwhileView<Form>(
  edit: Edit<Form>,
  current: Form,
  { fields, label, value }: FormWords<Form>,
  asked: Form = edit.after,
): MeanwhileView<keyof Form & string> {
  return {
    conflicts: fields.flatMap((field) =>
      conflicts(edit, current, [field], asked).map(() => ({
        field,
        label: label(field),
        before: value(field, edit.before[field]),
        mine: value(field, edit.after[field]),
        theirs: value(field, current[field]),
      })),
    ),
    news: fields
      .filter((field) => changedByOthers(edit, current, [field]).length > 0)
      .map((field) => `${label(field)} is now ${value(field, current[field])}`),
  };
}
