import { sessionScoped } from './store.ts';

type ClientChanges = {
  /** Whose change holds the client, of which there is one at a time, so that no answer overtakes another. */
  held: Record<string, number>;
  /** Another number each time that the name may stand for another client. */
  namings: Record<string, number>;
};

/** Clients of which a change is on its way, by `clientKey`. */
export const clientChanges = sessionScoped<ClientChanges>('clientChanges', () => ({ held: {}, namings: {} }));

let lastHold = 0;

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
  for (const key of keys) clientChanges.namings[key] = namingOf(key) + 1;
}

export function namingOf(key: string): number {
  return clientChanges.namings[key] ?? 0;
}

/** Files that are on their way, by `clientKey`. */
export const clientDownloads = sessionScoped<{ pending: Record<string, true> }>('clientDownloads', () => ({
  pending: {},
}));

/** False when one is on its way already: an impatient second press is no second file. */
export function beginDownload(key: string): boolean {
  if (key in clientDownloads.pending) return false;
  clientDownloads.pending[key] = true;
  return true;
}

export function endDownload(key: string): void {
  delete clientDownloads.pending[key];
}
