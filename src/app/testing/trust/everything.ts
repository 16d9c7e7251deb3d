import type { World } from '../../../../mocks/world/state.ts';

/** Every record as it is stored: a change of another record than the one that is meant shows. */
export function everything(world: World): string {
  const { users, networks, nodes, acls, dns, extClients, userGroups, networkUsers } = world;
  const rules = new Map([...networks.keys()].map((netid) => [netid, acls.get(netid)]));
  return inOrder([users, networks, nodes, rules, dns, extClients, userGroups, networkUsers]);
}

/** The same text for the same content, in whatever order it is listed: the server's order is another each time. */
export function inOrder(value: unknown): string {
  if (value instanceof Map) return inOrder(Object.fromEntries(value));
  if (value instanceof Set || Array.isArray(value)) return `[${[...value].map(inOrder).toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${inOrder(part)}`)
    .toSorted()
    .join()}}`;
}
