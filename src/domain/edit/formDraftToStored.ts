import { isEdited, type Edit } from './edit.ts';

/** Omits secret fields. Returns undefined if nothing else was changed. */
export function formDraftToStored<Form extends object>(edit: Edit<Form>, secret: readonly string[]): unknown {
  const stored = { before: withoutFields(edit.before, secret), after: withoutFields(edit.after, secret) };
  return isEdited(stored) ? stored : undefined;
}

export function withoutFields(form: object, omitted: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !omitted.includes(field)));
}
