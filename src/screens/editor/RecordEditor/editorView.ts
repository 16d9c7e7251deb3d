import { changedFields, type Edit, type ServerOverride } from '../../../domain/edit/edit.ts';
import type { EditForm } from '../../../domain/edit/editForm.ts';
import type { AnyField, ChoiceOption, FieldLook } from '../../../domain/edit/recordForm.ts';
import type { SaveFailure } from '../../../domain/failure.ts';
import type { ChangeIn } from '../../../domain/reach/report/impact.ts';
import { messageOf } from '../../../domain/text/messages.ts';
import { failedText, type FailedText } from '../../../domain/text/rejectionText.ts';
import type { ToastTexts } from '../../../domain/text/toastTexts.ts';
import type { HealthView } from '../../nodes/HealthBadge/healthView.ts';
import type { EditConflictsActions } from '../EditConflicts/EditConflicts.tsx';
import { otherChangesView, saveObstacle, type OtherChanges } from '../EditConflicts/editConflictsView.ts';

type FieldFacts = {
  readonly label: string;
  readonly help: string;
  readonly lockedReason: string | undefined;
  readonly problem: string | undefined;
  readonly problemDetail?: string | undefined;
  /** The server would reject the stored value, so the field shows its problem from the start. */
  readonly isRejected?: boolean;
  /** A concern that doesn’t block saving. */
  readonly warning?: string | undefined;
  readonly isChanged: boolean;
  readonly was: string;
};

export type FieldState<Field extends string> = FieldFacts & {
  readonly field: Field;
  readonly format?: string;
  readonly unit?: string;
} & (
    | { readonly kind: 'text' | 'code' | 'number' | 'lines' | 'dateTime'; readonly value: string }
    | { readonly kind: 'switch'; readonly value: boolean }
    | { readonly kind: 'choice'; readonly value: string; readonly options: readonly ChoiceOption[] }
  );

export type ReadOnlyState = {
  readonly label: string;
  readonly value: string;
  readonly reason: string;
  readonly link?: { readonly href: string; readonly label: string };
};

export type EditorSection<Field extends string> = {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FieldState<Field>[];
  readonly readOnly: readonly ReadOnlyState[];
};

export type ChangeView = { readonly label: string; readonly before: string; readonly after: string };

/** A side effect of saving that the user has to agree to. */
export type Consent = { readonly id: string; readonly label: string; readonly consequence: string };

export type EditorView<Field extends string> = {
  readonly name: string;
  readonly health?: HealthView;
  readonly sections: readonly EditorSection<Field>[];
  readonly requestedField?: Field | undefined;
  /** Explains that the server rejects any change because of a stored value. */
  readonly rejection?: { readonly fact: string; readonly advice: string } | undefined;
  readonly changes: readonly ChangeView[];
  readonly otherChanges: OtherChanges<Field>;
  readonly warnings: readonly { readonly label: string; readonly text: string }[];
  readonly consents: readonly Consent[];
  /** How saving affects connectivity. */
  readonly impact?: readonly ChangeIn[];
  /** Announces that the console asks whether to keep the change. */
  readonly trialNote?: string | undefined;
  readonly isSaving: boolean;
  /** Whether this form was saved since the page opened. */
  readonly isSaved: boolean;
  readonly deletedText: string | undefined;
  readonly failure: FailedText | undefined;
  readonly overrides: readonly string[];
};

export type EditorActions<Field extends string> = EditConflictsActions<Field> & {
  changeText: (field: Field, text: string) => void;
  changeFlag: (field: Field, isOn: boolean) => void;
  cancel: () => void;
  discard: () => void;
  save: () => Promise<void>;
};

export function hasProblem<Field extends string>(view: EditorView<Field>): boolean {
  return view.sections.some(({ fields }) => fields.some(({ problem }) => problem !== undefined));
}

export function reviewObstacle(view: EditorView<string>): string | undefined {
  if (view.deletedText !== undefined) return 'This record no longer exists';
  return saveObstacle(view.changes.length > 0, view.otherChanges);
}

/** Adds the look of a field and its value to what is known about it. */
export function fieldState<Field extends string>(
  field: Field,
  { label, help, kind, unit, format, options = [] }: FieldLook,
  value: unknown,
  facts: Omit<FieldFacts, 'label' | 'help'>,
): FieldState<Field> {
  const state = { field, label, help, ...(unit && { unit }), ...(format && { format }), ...facts };
  if (kind === 'switch') return { ...state, kind, value: value === true };
  const text = typeof value === 'string' ? value : '';
  return kind === 'choice' ? { ...state, kind, value: text, options } : { ...state, kind, value: text };
}

type EditorState<Form> = {
  readonly edit: Edit<Form>;
  readonly isDeleted: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly failure: SaveFailure | undefined;
  readonly overrides: readonly ServerOverride<Form>[] | undefined;
  /** Steps that the server left undone after it saved the record. */
  readonly unfinished?: string | undefined;
  readonly requestedField?: string | undefined;
};

/** What saving would change. */
export type Save<Stored, Form> = {
  readonly record: Stored;
  readonly after: Stored;
  readonly stored: Edit<Form>;
  readonly changed: readonly (keyof Form & string)[];
  /** Labels of unchanged fields with a value that the server rejects. */
  readonly rejected: readonly string[];
};

/** The editor of one kind of record: its form, and what its fields can’t derive. */
export type Editor<Stored, Form, Known> = {
  readonly form: EditForm<Form, Known, Known> & {
    readonly fields: { readonly [Field in keyof Form & string]: AnyField };
    readonly names: readonly (keyof Form & string)[];
    readonly of: (record: Stored) => Form;
    readonly withChanges: (fresh: Stored, edit: Edit<Form>) => Stored;
  };
  readonly noun: string;
  readonly texts: (name: string) => ToastTexts;
  readonly nameOf: (record: Stored) => string;
  readonly sections: (known: Known) => readonly {
    readonly id: string;
    readonly title: string;
    readonly readOnly: readonly ReadOnlyState[];
  }[];
  readonly rest: (
    save: Save<Stored, Form>,
    known: Known,
  ) => Pick<EditorView<string>, 'health' | 'rejection' | 'consents' | 'impact' | 'trialNote'>;
};

export type EditorInput<Form, Known> = EditorState<Form> & Known;

export function editorView<Stored, Form, Known>(
  editor: Editor<Stored, Form, Known>,
  record: Stored,
  input: EditorInput<Form, Known>,
): EditorView<keyof Form & string> {
  type Field = keyof Form & string;
  const { form, noun, nameOf } = editor;
  const { fields, names } = form;
  const { edit, isDeleted } = input;
  const sendable = form.unlocked(edit, input);
  const after = form.withChanges(record, sendable);
  const stored = { before: form.of(record), after: form.of(after) };
  const typed = changedFields(sendable, names);
  const changed = changedFields(stored, typed);
  const problems = form.problems(sendable);
  const conflicts = form.conflicts(stored, input);
  const warnings = form.warnings(stored, input, sendable.after);
  const problemOf = (field: Field) => messageOf(problems[field]) ?? conflicts[field];
  const warningOf = (field: Field) => (problemOf(field) === undefined ? warnings[field] : undefined);
  const rejected = names.filter((field) => !typed.includes(field) && problemOf(field) !== undefined);
  const stateOf = (field: Field): FieldState<Field> => {
    const lockedReason = form.lock(field, edit.after, input);
    const isRejected = rejected.includes(field);
    const was = edit.before[field] === '' ? '' : form.text(field, edit.before[field]);
    const isChanged = changed.includes(field);
    const note = isChanged ? fields[field].note?.(edit.after[field], input) : undefined;
    return fieldState(field, fields[field], edit.after[field], {
      lockedReason,
      problem: problemOf(field),
      problemDetail:
        (isRejected ? lockedReason : undefined) ?? fields[field].wrongPart?.(stored.after[field]),
      isRejected,
      warning: warningOf(field),
      isChanged,
      was: [was, note].filter(Boolean).join('. '),
    });
  };
  const words = { fields: names, label: (field: Field) => fields[field].label, value: form.text };

  return {
    name: nameOf(record),
    requestedField: names.find((field) => field === input.requestedField),
    sections: editor.sections(input).map((section) => ({
      ...section,
      fields: names.filter((field) => fields[field].section === section.id).map(stateOf),
    })),
    changes: changed.map((field) => ({
      label: fields[field].label,
      before: form.text(field, sendable.before[field]),
      after: form.text(field, stored.after[field]),
    })),
    otherChanges: isDeleted
      ? { conflicts: [], newValues: [] }
      : otherChangesView(edit, stored.before, words, stored.after),
    warnings: changed.flatMap((field) => {
      const text = warningOf(field);
      return text === undefined ? [] : [{ label: fields[field].label, text }];
    }),
    ...editor.rest(
      { record, after, stored, changed, rejected: rejected.map((field) => fields[field].label) },
      input,
    ),
    isSaving: input.isSaving,
    isSaved: input.isSaved,
    deletedText: isDeleted ? `This ${noun} was deleted by someone else.` : undefined,
    failure: failedText(editor.texts(nameOf(record)), input.failure),
    overrides: [
      ...(input.overrides?.map(form.overrideText) ?? []),
      ...(input.unfinished ? [input.unfinished] : []),
    ],
  };
}
