import { rejection } from '../../api/transport/failure.ts';
import { fullName, type DnsEntry, type EntryName } from '../../domain/dns/dnsEntry.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { dnsStore, loadDns } from '../stores/dns.ts';
import { loadNetworks, loadNodes } from '../stores/records.ts';
import { changeIn } from '../stores/resource.ts';
import { liveSession } from '../stores/session.ts';
import { loadOwnData } from './refresh.ts';
import { make, undoBy, type Change, type Done } from './change.ts';
import { reconcileDeletion, reconcileOutcome, reread } from './outcome.ts';

type NewEntry = Pick<DnsEntry, 'name' | 'address' | 'network'>;

export function createDnsEntry(entry: NewEntry) {
  return make(entryCreation(entry));
}

/** The server writes its hosts file after each change. */
function aboutEntry(entry: EntryName) {
  const name = fullName(entry);
  return { key: name, name, about: name, lane: 'dns' };
}

export function entryCreation(entry: NewEntry): Change<Done, Failure> {
  return {
    ...aboutEntry(entry),
    texts: toasts.createDnsEntry(),
    send: async () => {
      const result = await reconcileOutcome(
        () => api.dns.create(entry),
        async () =>
          (await readEntries())?.some((listed) => isSame(listed, entry) && listed.address === entry.address),
      );
      if (!result.ok) return result;
      return succeed({
        toast: { copying: { label: 'Copy name', value: fullName(entry) } },
        undo: undoBy(entryRemoval(entry, entry.address)),
        kept: {
          kind: 'created',
          what: 'entry',
          netid: entry.network,
          name: entry.name,
          address: entry.address,
        },
      });
    },
    settle: readEntries,
  };
}

/** To undo a creation, `address` is the one that the entry must still point to. */
export function entryRemoval(entry: EntryName, address?: string): Change<Done, Failure> {
  return {
    ...aboutEntry(entry),
    texts: toasts.deleteDnsEntry(),
    send: async () => {
      const all = address === undefined ? valueOf(dnsStore.data) : await readEntries();
      const found = all?.find((listed) => isSame(listed, entry));
      if (address !== undefined && found?.address !== address)
        return fail(rejection(all ? undoConflictText : notLoaded));
      const result = await reconcileDeletion(
        () => api.dns.remove(entry),
        async () => (await readEntries())?.every((listed) => !isSame(listed, entry)),
        () => forgetEntry(entry),
      );
      if (!result.ok) return result;
      if (result.value) return succeed(result.value);
      // A new entry has a single address.
      if (found?.address6 !== '') return succeed({});
      const { network, name } = found;
      return succeed({
        undo: undoBy(entryCreation(found)),
        kept: { kind: 'entry', network, name, address: found.address },
      });
    },
    settle: readEntries,
  };
}

/** Deletes an entry if it still points to one of the addresses, without a toast. */
export async function removeEntryTo(
  entry: EntryName,
  addresses: ReadonlySet<string>,
): Promise<Result<unknown, Failure>> {
  const found = await readEntries();
  if (!found) return fail(rejection(notLoaded));
  const isListed = found.some(
    (listed) => isSame(listed, entry) && (addresses.has(listed.address) || addresses.has(listed.address6)),
  );
  return isListed ? entryRemoval(entry).send() : succeed(undefined);
}

const notLoaded = 'Couldn’t load the DNS entries. Nothing was sent.';

function forgetEntry(entry: EntryName): void {
  changeIn(dnsStore, (all) => all.filter((listed) => !isSame(listed, entry)));
}

export async function refreshDns(): Promise<void> {
  const isAdmin = liveSession()?.user.isAdmin;
  await Promise.all([loadNodes(), ...(isAdmin ? [loadNetworks(), loadDns()] : [loadOwnData()])]);
}

export function readEntries(): Promise<readonly DnsEntry[] | undefined> {
  return reread(loadDns);
}

function isSame(a: EntryName, b: EntryName): boolean {
  return a.name === b.name && a.network === b.network;
}
