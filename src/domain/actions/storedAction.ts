import { WireObject } from '../wire.ts';
import type { Action } from './action.ts';
import { actionKind, storedFieldsOf } from './allActions.ts';
import { storedFields } from './storedFields.ts';

/**
 * Reads an action from the browser’s storage: the fields that the words of its kind name, with records by their keys.
 * Undefined for anything else, and for changes of commands, which the console never takes from the storage. Taking only
 * known fields, it also makes what is stored.
 */
export function actionFromStored(json: unknown): Action | undefined {
  try {
    const stored = new WireObject(json, 'action');
    const kind = actionKind(stored.text('kind'));
    if (!kind) return undefined;
    const { fields, optional } = storedFieldsOf(kind);
    const given = [...fields, ...optional.filter((field) => stored.has(field))];
    const values = given.map((field) => [field, storedFields[field](stored)]);
    // The words of a kind name the fields of that kind, and each field is read as what it is.
    return { kind, ...Object.fromEntries(values) } as Action;
  } catch {
    return undefined;
  }
}
