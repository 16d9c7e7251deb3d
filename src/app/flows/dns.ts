import { rejection } from '../../api/transport/failure.ts';
import { fullName, type DnsEntry, type EntryName } from '../../domain/dns/dnsEntry.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { counted } from '../../domain/format/count.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { dnsStore, loadDns } from '../stores/dns.ts';
import { changeIn, loadNetworks, loadNodes } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { loadOwnData } from './refresh.ts';
import { startRun } from './bulkRun.ts';
import { reread, runOnce, runWithToast, reconcileOutcome } from './runWithToast.ts';

export async function createDnsEntry(
  entry: Pick<DnsEntry, 'name' | 'address' | 'network'>,
): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createDnsEntry(),
    () => api.dns.create(entry),
    async () =>
      (await entries())?.some((listed) => isSame(listed, entry) && listed.address === entry.address),
    fullName(entry),
    { copying: { label: 'Copy name', value: fullName(entry) } },
  );
  await entries();
  return result;
}

export async function removeDnsEntry(entry: EntryName): Promise<void> {
  await runWithToast(toasts.deleteDnsEntry(), () => remove(entry), fullName(entry));
  await entries();
}

export function removeDnsEntries(removed: readonly EntryName[]): Promise<void> {
  return startRun({
    title: `Delete ${counted(removed.length, 'DNS entry', 'DNS entries')}`,
    // The server writes its hosts file after each change.
    items: removed.map((entry) => ({ key: fullName(entry), name: fullName(entry), lane: 'dns', entry })),
    work: ({ entry }) => remove(entry),
    finish: entries,
  });
}

async function remove(entry: EntryName): Promise<Result<undefined, Failure>> {
  const result = await reconcileOutcome(
    () => api.dns.remove(entry),
    async () => (await entries())?.every((listed) => !isSame(listed, entry)),
  );
  if (result.ok) forgetEntry(entry);
  return result;
}

/** Deletes an entry if it still points to one of the addresses, without a toast. */
export async function removeEntryTo(
  entry: EntryName,
  addresses: ReadonlySet<string>,
): Promise<Result<undefined, Failure>> {
  const found = await entries();
  if (!found) return fail(rejection('Couldn’t load the DNS entries. Nothing was sent.'));
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
