import { sessionScoped } from './store.ts';

type ClientChanges = {
  /** The change that holds a client. There is one at a time, so that no response overtakes another. */
  held: Record<string, number>;
  /** Increases whenever a name may have passed to another client. */
  renames: Record<string, number>;
};

export const clientChanges = sessionScoped<ClientChanges>('clientChanges', () => ({ held: {}, renames: {} }));

let lastHold = 0;

/** Returns undefined if another change holds one of the clients. */
export function holdClients(keys: readonly string[]): number | undefined {
  if (keys.some((key) => key in clientChanges.held)) return undefined;
  lastHold += 1;
  for (const key of keys) clientChanges.held[key] = lastHold;
  return lastHold;
}

export function releaseClients(hold: number): void {
  for (const [key, holder] of Object.entries(clientChanges.held)) {
    if (holder === hold) delete clientChanges.held[key];
  }
}

export function markRenamed(keys: readonly string[]): void {
  for (const key of keys) clientChanges.renames[key] = renameCount(key) + 1;
}

export function renameCount(key: string): number {
  return clientChanges.renames[key] ?? 0;
}

/** Nodes, by `nodeKey`, with a role change under way. Their other roles can't be changed until it ends. */
export const roleChanges = sessionScoped<{ underway: readonly string[] }>('roleChanges', () => ({
  underway: [],
}));

export function beginRoleChange(node: string): void {
  roleChanges.underway = [...roleChanges.underway, node];
}

export function endRoleChange(node: string): void {
  roleChanges.underway = roleChanges.underway.filter((key) => key !== node);
}
