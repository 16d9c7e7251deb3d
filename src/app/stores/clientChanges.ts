import { proxy } from 'valtio';

/** By `clientKey`: whose change holds the client. */
type Held = Record<string, number>;

/** Clients of which a change is on its way. There is one at a time, so that no answer overtakes another. */
export const clientChanges = proxy<{ held: Held }>({ held: {} });

let lastHold = 0;
const naming = new Map<string, number>();

/** Holds clients for one change; undefined when another change has one of them. */
export function holdClients(keys: readonly string[]): number | undefined {
  if (keys.some((key) => key in clientChanges.held)) return undefined;
  lastHold += 1;
  for (const key of keys) clientChanges.held[key] = lastHold;
  return lastHold;
}

/** Lets go what this hold has; a hold from before signing out has nothing any more. */
export function releaseClients(hold: number): void {
  for (const [key, holder] of Object.entries(clientChanges.held)) {
    if (holder === hold) delete clientChanges.held[key];
  }
}

/** What these names stand for changes, or may have changed. */
export function markRenamed(keys: readonly string[]): void {
  for (const key of keys) naming.set(key, namingOf(key) + 1);
}

/** Another number each time that the name may stand for another client. */
export function namingOf(key: string): number {
  return naming.get(key) ?? 0;
}

export function forgetClientChanges(): void {
  clientChanges.held = {};
}
