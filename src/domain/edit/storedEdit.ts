import type { WireObject } from '../wire.ts';
import { changedFields, type Edit } from './edit.ts';

/** The undo of an edit as data: the values that it expects, and those that it restores. */
export type StoredEdit<Form> = { readonly from: Partial<Form>; readonly to: Partial<Form> };

/** Returns the changed fields, or nothing if one of them isn’t among `storable`. */
export function editToStored<Form>(
  inverse: Edit<Form>,
  fields: readonly (keyof Form)[],
  storable: readonly (keyof Form)[] = fields,
): StoredEdit<Form> | undefined {
  const changed = changedFields(inverse, fields);
  const isStorable = changed.length > 0 && changed.every((field) => storable.includes(field));
  return isStorable ? storedEditOf(inverse, changed) : undefined;
}

export function storedEditOf<Form>(
  { before, after }: Edit<Form>,
  fields: readonly (keyof Form)[],
): StoredEdit<Form> {
  const valuesOf = (form: Form): Partial<Form> => {
    const values: Partial<Form> = {};
    for (const field of fields) values[field] = form[field];
    return values;
  };
  return { from: valuesOf(before), to: valuesOf(after) };
}

/** Returns nothing unless both sides have the same known fields. `valueIn` throws if a value has another type. */
export function editFromStored<Form>(
  stored: WireObject,
  known: readonly (keyof Form & string)[],
  valueIn: (values: WireObject, field: keyof Form & string) => unknown,
): StoredEdit<Form> | undefined {
  const sides = sidesFromStored(stored, ['from', 'to'], known, valueIn);
  return sides && { from: sides[0], to: sides[1] };
}

/** Returns the values on both sides of a change. */
export function sidesFromStored<Form>(
  stored: WireObject,
  names: readonly [string, string],
  known: readonly (keyof Form & string)[],
  valueIn: (values: WireObject, field: keyof Form & string) => unknown,
): readonly [Partial<Form>, Partial<Form>] | undefined {
  const [one, other] = [stored.object(names[0]), stored.object(names[1])];
  const fields = known.filter((field) => one?.has(field) && other?.has(field));
  const isWhole = one?.keys().length === fields.length && other?.keys().length === fields.length;
  if (!one || !other || !isWhole || fields.length === 0) return undefined;
  return [valuesIn(one, fields, valueIn), valuesIn(other, fields, valueIn)];
}

export function valuesIn<Form>(
  values: WireObject,
  fields: readonly (keyof Form & string)[],
  valueIn: (values: WireObject, field: keyof Form & string) => unknown,
): Partial<Form> {
  return Object.fromEntries(fields.map((field) => [field, valueIn(values, field)])) as Partial<Form>;
}

/** The undo as an edit on top of the current form. It conflicts if the values have changed since. */
export function editOfStored<Form>({ from, to }: StoredEdit<Form>, form: Form): Edit<Form> {
  const before = { ...form, ...from };
  return { before, after: { ...before, ...to } };
}

/** For example “MTU: 1280, Connected: off”. */
export function storedValuesText<Form>(
  { to }: StoredEdit<Form>,
  fields: readonly (keyof Form)[],
  labelOf: (field: keyof Form) => string,
): string {
  const texts = fields.flatMap((field) => {
    const value = to[field];
    return value === undefined ? [] : [`${labelOf(field)}: ${shown(value)}`];
  });
  return texts.join(', ');
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? 'empty' : text;
}
