import type { World } from '../../../../mocks/world/state.ts';

export function snapshotServer(world: World): string {
  const { users, networks, nodes, acls, dns, extClients, userGroups, networkUsers } = world;
  const rules = new Map([...networks.keys()].map((netid) => [netid, acls.get(netid)]));
  return stableStringify([users, networks, nodes, rules, dns, extClients, userGroups, networkUsers]);
}

/** Serializes a value independent of order, because the server's lists are in random order. */
export function stableStringify(value: unknown): string {
  if (value instanceof Map) return stableStringify(Object.fromEntries(value));
  if (value instanceof Set || Array.isArray(value))
    return `[${[...value].map(stableStringify).toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${stableStringify(part)}`)
    .toSorted()
    .join()}}`;
}
