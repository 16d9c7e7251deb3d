import { rejection } from '../../api/transport/failure.ts';
import { fullName, type DnsEntry, type EntryName } from '../../domain/dns/dnsEntry.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { counted } from '../../domain/format/count.ts';
import { valueOf } from '../../domain/loadable.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { dnsStore, loadDns } from '../stores/dns.ts';
import { changeIn, loadNetworks, loadNodes } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { loadOwnData } from './refresh.ts';
import { startRun } from './bulkRun.ts';
import { reconcileOutcome, reread, runWithToast, undoable } from './runWithToast.ts';

type NewEntry = Pick<DnsEntry, 'name' | 'address' | 'network'>;

export async function createDnsEntry(entry: NewEntry): Promise<Result<undefined, Failure>> {
  const copying = { label: 'Copy name', value: fullName(entry) };
  const result = await runWithToast(
    toasts.createDnsEntry(),
    () => create(entry),
    fullName(entry),
    () => undoable({ copying }, () => removeDnsEntry(entry, entry.address)),
  );
  await entries();
  return result;
}

function create(entry: NewEntry): Promise<Result<undefined, Failure>> {
  return reconcileOutcome(
    () => api.dns.create(entry),
    async () =>
      (await entries())?.some((listed) => isSame(listed, entry) && listed.address === entry.address),
  );
}

/** To undo a creation, `address` is the one that the entry must still point to. */
export async function removeDnsEntry(entry: EntryName, address?: string): Promise<Result<unknown, Failure>> {
  const result = await runWithToast(
    toasts.deleteDnsEntry(),
    () => remove(entry, address),
    fullName(entry),
    (removed) => undoable(undefined, isRestorable(removed) ? () => createDnsEntry(removed) : undefined),
  );
  await entries();
  return result;
}

export function removeDnsEntries(removed: readonly EntryName[]): Promise<void> {
  return startRun({
    title: `Delete ${counted(removed.length, 'DNS entry', 'DNS entries')}`,
    // The server writes its hosts file after each change.
    steps: removed.map((entry) => ({
      key: fullName(entry),
      name: fullName(entry),
      lane: 'dns',
      work: async () => {
        const result = await remove(entry);
        if (!result.ok) return result;
        const { value } = result;
        return succeed(isRestorable(value) ? { undo: () => create(value) } : undefined);
      },
    })),
    finish: entries,
  });
}

/** Returns the entry as it was. */
async function remove(entry: EntryName, address?: string): Promise<Result<DnsEntry | undefined, Failure>> {
  const all = address === undefined ? valueOf(dnsStore.data) : await entries();
  const found = all?.find((listed) => isSame(listed, entry));
  if (address !== undefined && found?.address !== address)
    return fail(rejection(all ? undoConflictText : notLoaded));
  const result = await reconcileOutcome(
    () => api.dns.remove(entry),
    async () => (await entries())?.every((listed) => !isSame(listed, entry)),
  );
  if (!result.ok) return result;
  forgetEntry(entry);
  return succeed(found);
}

/** A new entry has a single address. */
function isRestorable(entry: DnsEntry | undefined): entry is DnsEntry {
  return entry?.address6 === '';
}

/** Deletes an entry if it still points to one of the addresses, without a toast. */
export async function removeEntryTo(
  entry: EntryName,
  addresses: ReadonlySet<string>,
): Promise<Result<undefined, Failure>> {
  const found = await entries();
  if (!found) return fail(rejection(notLoaded));
  const isListed = (all: readonly DnsEntry[]) =>
    all.some(
      (listed) =>
        isSame(listed, entry) && [listed.address, listed.address6].some((address) => addresses.has(address)),
    );
  if (!isListed(found)) return succeed(undefined);
  const result = await reconcileOutcome(
    () => api.dns.remove(entry),
    async () => {
      const now = await entries();
      return now && !isListed(now);
    },
  );
  if (result.ok) forgetEntry(entry);
  return result;
}

const notLoaded = 'Couldn’t load the DNS entries. Nothing was sent.';

function forgetEntry(entry: EntryName): void {
  changeIn(dnsStore, (all) => all.filter((listed) => !isSame(listed, entry)));
}

export async function refreshDns(): Promise<void> {
  const isAdmin = liveSession()?.user.isAdmin;
  await Promise.all([loadNodes(), ...(isAdmin ? [loadNetworks(), loadDns()] : [loadOwnData()])]);
}

function entries(): Promise<readonly DnsEntry[] | undefined> {
  return reread(loadDns);
}

function isSame(a: EntryName, b: EntryName): boolean {
  return a.name === b.name && a.network === b.network;
}
