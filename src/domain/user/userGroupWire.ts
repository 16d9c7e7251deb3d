import { WireObject } from '../wire.ts';

/** The server sends groups as an object with their names as keys; the wildcard `*` is one of them. */
export function userGroupsFromWire(json: unknown): readonly string[] {
  const names = new WireObject(json ?? {}, 'usergroups').entries().map(([name]) => name);
  return names.toSorted((one, other) => one.localeCompare(other));
}
