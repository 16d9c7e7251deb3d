import { timeNow, updates } from '../stores/clock.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore, networksStore, userDataStore, usersStore } from '../stores/records.ts';

const oldMs = 60_000;

/** Reads the lists that nothing polls when a page opens, so that it has what others have changed since. */
export async function refreshOldLists(): Promise<void> {
  const lists = [networksStore, externalClientsStore, usersStore, dnsStore, userDataStore];
  const now = timeNow();
  const isOld = lists.some(
    ({ data, isLoading }) => !isLoading && data.status === 'ready' && now - data.loadedAt > oldMs,
  );
  if (!isOld || updates.isPaused) return;
  const { loadLists } = await import('../flows/refresh.ts');
  await loadLists();
}
