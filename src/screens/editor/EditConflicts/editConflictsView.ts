import { changedByOthers, conflicts as conflictsIn, type Edit } from '../../../domain/edit/edit.ts';

export type ConflictView<Field extends string> = {
  readonly field: Field;
  readonly label: string;
  readonly before: string;
  readonly mine: string;
  readonly theirs: string;
};

export type OtherChanges<Field extends string> = {
  readonly conflicts: readonly ConflictView<Field>[];
  readonly newValues: readonly string[];
};

export type FieldLabels<Form> = {
  readonly fields: readonly (keyof Form & string)[];
  readonly label: (field: keyof Form & string) => string;
  readonly value: (field: keyof Form & string, value: Form[keyof Form & string]) => string;
};

export function saveObstacle(isChanged: boolean, { conflicts }: OtherChanges<string>): string | undefined {
  if (!isChanged) return 'No changes to save';
  return conflicts.length > 0 ? 'Resolve the conflicts first' : undefined;
}

/** `current` is the form of the record as stored now, `asked` the form as a save would store it. */
export function otherChangesView<Form>(
  edit: Edit<Form>,
  current: Form,
  { fields, label, value }: FieldLabels<Form>,
  asked: Form = edit.after,
): OtherChanges<keyof Form & string> {
  return {
    conflicts: fields.flatMap((field) =>
      conflictsIn(edit, current, [field], asked).map(() => ({
        field,
        label: label(field),
        before: value(field, edit.before[field]),
        mine: value(field, edit.after[field]),
        theirs: value(field, current[field]),
      })),
    ),
    newValues: fields
      .filter((field) => changedByOthers(edit, current, [field]).length > 0)
      .map((field) => `${label(field)} is now ${value(field, current[field])}`),
  };
}
