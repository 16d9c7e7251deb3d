import { structuralShare } from '../structuralSharing.ts';
import { changedFields, type Edit } from './edit.ts';

/** A form to save. An undo also restores stored values, which the form may show only in part. */
export type Wish<T, Form> = Edit<Form> & { readonly restore?: (current: T) => T };

export const undoConflictText = 'Couldn’t undo. Someone else has changed this field since.';

type Change<T> = { readonly fresh: T; readonly requested: T; readonly stored: T };

/** Returns the wish that reverts a change of these fields, or undefined if the server didn’t change them. */
export function inverseOf<T extends object, Form>(
  { fresh, requested, stored }: Change<T>,
  form: (record: T) => Form,
  fields: readonly (keyof Form)[],
): Wish<T, Form> | undefined {
  const [before, after] = [form(fresh), form(stored)];
  const changed = changedFields({ before, after }, fields);
  if (changed.length === 0) return undefined;
  const [asked, kept] = [new Map(Object.entries(requested)), new Map(Object.entries(stored))];
  const values = Object.entries(fresh).filter(
    ([key, value]) =>
      !Object.is(value, asked.get(key)) && !Object.is(value, structuralShare(value, kept.get(key))),
  );
  return {
    before: after,
    after: { ...after, ...Object.fromEntries(changed.map((field) => [field, before[field]])) },
    restore: (current) => ({ ...current, ...Object.fromEntries(values) }),
  };
}
