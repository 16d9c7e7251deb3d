import { changedFields, type Edit } from '../../../domain/edit/edit.ts';
import type { ChangeIn } from '../../../domain/reach/report/impact.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import type { HealthView } from '../../nodes/HealthBadge/healthView.ts';
import type { EditConflictsActions } from '../EditConflicts/EditConflicts.tsx';
import {
  otherChangesView,
  saveObstacle,
  type FieldLabels,
  type OtherChanges,
} from '../EditConflicts/editConflictsView.ts';

export type FieldPlan<Field extends string> = {
  readonly field: Field;
  /** Note beside the label, for example “comma-separated”. */
  readonly format?: string;
  readonly unit?: string;
  readonly kind: 'text' | 'code' | 'number' | 'lines' | 'dateTime' | 'switch' | 'choice';
};

export type SectionPlan<Field extends string> = {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly FieldPlan<Field>[];
};

export function switches<Field extends string>(...fields: readonly Field[]): readonly FieldPlan<Field>[] {
  return fields.map((field) => ({ kind: 'switch', field }));
}

export function codes<Field extends string>(...fields: readonly Field[]): readonly FieldPlan<Field>[] {
  return fields.map((field) => ({ kind: 'code', field }));
}

export type ChoiceOption = { readonly id: string; readonly label: string };

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

export type FieldState<Field extends string> = Omit<FieldPlan<Field>, 'kind'> &
  FieldFacts &
  (
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

export type EditorSection<Field extends string> = Omit<SectionPlan<Field>, 'fields'> & {
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

/** Derives what a save would change. `sent` is the normalised form to send, `current` the record as stored now. */
export function changesToSend<Form>(
  { edit, sendable, sent, current }: { edit: Edit<Form>; sendable: Edit<Form>; sent: Form; current: Form },
  words: FieldLabels<Form>,
) {
  type Field = keyof Form & string;
  const { fields, label, value } = words;
  const changed = changedFields({ before: current, after: sent }, changedFields(sendable, fields));
  return {
    changed,
    otherChanges: otherChangesView(edit, current, words, sent),
    changes: changed.map((field): ChangeView => ({
      label: label(field),
      before: value(field, sendable.before[field]),
      after: value(field, sent[field]),
    })),
    stateOf: (field: Field) => ({
      label: label(field),
      isChanged: changed.includes(field),
      was: edit.before[field] === '' ? '' : value(field, edit.before[field]),
    }),
  };
}

export function warningsIn<Form>(
  changed: readonly (keyof Form & string)[],
  warning: (field: keyof Form & string) => string | undefined,
  { label }: FieldLabels<Form>,
): EditorView<string>['warnings'] {
  return changed.flatMap((field) => {
    const text = warning(field);
    return text === undefined ? [] : [{ label: label(field), text }];
  });
}

export function fieldStates<Field extends string>(
  plans: readonly FieldPlan<Field>[],
  form: Readonly<Record<Field, unknown>>,
  factsOf: (field: Field) => FieldFacts & { readonly options?: readonly ChoiceOption[] },
): readonly FieldState<Field>[] {
  return plans.map(({ kind, ...plan }) => {
    const { options = [], ...facts } = factsOf(plan.field);
    const state = { ...plan, ...facts };
    const value = form[plan.field];
    if (kind === 'switch') return { ...state, kind, value: value === true };
    const text = typeof value === 'string' ? value : '';
    return kind === 'choice' ? { ...state, kind, value: text, options } : { ...state, kind, value: text };
  });
}
