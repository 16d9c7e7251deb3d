import { compareNames } from '../order.ts';
import { WireObject } from '../wire.ts';

/** The server sends groups as an object with their names as keys; the wildcard `*` is one of them. */
export function userGroupsFromWire(json: unknown): readonly string[] {
  const wire = new WireObject(json ?? {}, 'usergroups');
  // Each is an object, in which nothing is yet.
  const names = wire.keys().filter((name) => wire.object(name));
  return names.toSorted(compareNames);
}
