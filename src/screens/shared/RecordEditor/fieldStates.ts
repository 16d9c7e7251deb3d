import type { ChoiceOption, FieldPlan, FieldState } from './editorView.ts';

/** What a builder knows of each field of its form. */
export type FieldWords<Field extends string> = {
  readonly label: (field: Field) => string;
  readonly help: (field: Field) => string;
  readonly lockedReason: (field: Field) => string | undefined;
  readonly problem: (field: Field) => string | undefined;
  readonly warning?: (field: Field) => string | undefined;
  readonly isChanged: (field: Field) => boolean;
  readonly was: (field: Field) => string;
  readonly options?: (field: Field) => readonly ChoiceOption[];
};

/** How the planned fields stand. */
export function fieldStates<Field extends string>(
  plans: readonly FieldPlan<Field>[],
  form: Readonly<Record<Field, unknown>>,
  words: FieldWords<Field>,
): readonly FieldState<Field>[] {
  return plans.map((plan) => {
    const { field, kind } = plan;
    const state = {
      ...plan,
      label: words.label(field),
      help: words.help(field),
      lockedReason: words.lockedReason(field),
      problem: words.problem(field),
      warning: words.warning?.(field),
      isChanged: words.isChanged(field),
      was: words.was(field),
    };
    const value = form[field];
    if (kind === 'switch') return { ...state, kind, value: value === true };
    const text = typeof value === 'string' ? value : '';
    return kind === 'choice'
      ? { ...state, kind, value: text, options: words.options?.(field) ?? [] }
      : { ...state, kind, value: text };
  });
}
