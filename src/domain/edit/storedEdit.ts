import { WireObject } from '../wire.ts';
import { isEdited, type Edit } from './edit.ts';

/** An edit as it may be written down: without its secret fields, and undefined where no other was changed. */
export function editToStored<Form extends object>(edit: Edit<Form>, secret: readonly string[]): unknown {
  const stored = { before: withoutFields(edit.before, secret), after: withoutFields(edit.after, secret) };
  return isEdited(stored) ? stored : undefined;
}

/**
 * The edit that was written down, with its secret fields as they are in `form`, which is any of the same kind. undefined for
 * anything but exactly the other fields of such a form with values of their kinds, so that neither an older console nor
 * whoever writes into the browser's storage makes a form of something else.
 */
export function editFromStored<Form extends object>(
  json: unknown,
  form: Form,
  secret: readonly string[],
): Edit<Form> | undefined {
  try {
    const stored = new WireObject(json, 'draft');
    const before = stored.value('before');
    const after = stored.value('after');
    if (!isLike(before, form, secret) || !isLike(after, form, secret)) return undefined;
    const edit = { before: { ...form, ...before }, after: { ...form, ...after } };
    return isEdited(edit) ? edit : undefined;
  } catch {
    return undefined;
  }
}

function withoutFields(form: object, left: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => !left.includes(field)));
}

/** Whether `json` has the fields of `form` but the secret ones, and nothing else. */
function isLike<Form extends object>(
  json: unknown,
  form: Form,
  secret: readonly string[],
): json is Partial<Form> {
  if (typeof json !== 'object' || json === null) return false;
  const values = new Map<string, unknown>(Object.entries(json));
  const fields = Object.entries(withoutFields(form, secret));
  return (
    values.size === fields.length && fields.every(([name, value]) => isSameKind(values.get(name), value))
  );
}

function isSameKind(json: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return typeof json === typeof value;
  return Array.isArray(json) && json.every((part) => typeof part === 'string');
}
