import { WireObject } from '../wire.ts';
import { ownerFromStored } from './draftOwner.ts';
import { isEdited, type Edit } from './edit.ts';
import { withoutFields } from './formDraftToStored.ts';

/** Browsers limit storage to about five million characters. Longer drafts are only kept in memory. */
const maxStoredLength = 1_000_000;

/** Kinds contain no spaces, so keys are unique. */
export function draftKey(kind: string, about: string): string {
  return `${kind} ${about}`;
}

/** Returns unvalidated drafts, because only each form can validate its own. Returns none for another user. */
export function draftsFromStored(text: string | null, username: string): Map<string, unknown> {
  if (text === null || text.length > maxStoredLength || ownerFromStored(text) !== username) {
    return new Map();
  }
  try {
    return new Map(new WireObject(JSON.parse(text), 'drafts').object('drafts')?.entries());
  } catch {
    return new Map();
  }
}

/** `session` is the mark of the user’s session. */
export function draftsToStored(
  username: string,
  drafts: ReadonlyMap<string, unknown>,
  session = 0,
): string | undefined {
  if (drafts.size === 0) return undefined;
  const text = JSON.stringify({ username, session, drafts: Object.fromEntries(drafts) });
  return text.length > maxStoredLength ? undefined : text;
}

/**
 * Restores a stored edit and takes its secret fields from `form`. Stored JSON must have exactly the other
 * fields of `form`, with values of the same types, because an older console or another program may have
 * written it.
 */
export function formDraftFromStored<Form extends object>(
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

function isLike<Form extends object>(
  json: unknown,
  form: Form,
  secret: readonly string[],
): json is Partial<Form> {
  const values = new Map<string, unknown>(Object.entries(json ?? {}));
  const fields = Object.entries(withoutFields(form, secret));
  return (
    values.size === fields.length && fields.every(([name, value]) => isSameKind(values.get(name), value))
  );
}

function isSameKind(json: unknown, value: unknown): boolean {
  if (!Array.isArray(value)) return typeof json === typeof value;
  return Array.isArray(json) && json.every((part) => typeof part === 'string');
}
