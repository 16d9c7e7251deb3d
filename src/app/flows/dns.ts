import { refuse } from '../../api/transport/failure.ts';
import { fullName, type DnsEntry } from '../../domain/dns/dnsEntry.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { toasts } from '../../domain/text/toasts.ts';
import { api } from '../stores/api.ts';
import { dnsStore, loadDns } from '../stores/dns.ts';
import { changeIn, loadNetworks, loadNodes } from '../stores/records.ts';
import { liveSession } from '../stores/session.ts';
import { loadOwnData } from './refresh.ts';
import { reread, runOnce, withKnownOutcome } from './run.ts';

type EntryName = Pick<DnsEntry, 'name' | 'network'>;

export async function createDnsEntry(
  entry: Pick<DnsEntry, 'name' | 'address' | 'network'>,
): Promise<Result<undefined, Failure>> {
  const result = await runOnce(
    toasts.createDnsEntry(),
    () => api.dns.create(entry),
    async () => (await entries())?.some((one) => isSame(one, entry) && one.address === entry.address),
    fullName(entry),
    { copying: { label: 'Copy name', value: fullName(entry) } },
  );
  await entries();
  return result;
}

export async function removeDnsEntry(entry: EntryName): Promise<void> {
  const result = await runOnce(
    toasts.deleteDnsEntry(),
    () => api.dns.remove(entry),
    async () => (await entries())?.every((one) => !isSame(one, entry)),
    fullName(entry),
  );
  if (result.ok) forgetEntry(entry);
  await entries();
}

/** Deletes an entry if it still points to one of the addresses, without a toast. */
export async function removeEntryTo(
  entry: EntryName,
  addresses: ReadonlySet<string>,
): Promise<Result<undefined, Failure>> {
  const listed = await entries();
  if (!listed) return fail(refuse('Couldn’t load the DNS entries. Nothing was sent.'));
  const isListed = (all: readonly DnsEntry[]) =>
    all.some((one) => isSame(one, entry) && [one.address, one.address6].some((each) => addresses.has(each)));
  if (!isListed(listed)) return succeed(undefined);
  const result = await withKnownOutcome(
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
  changeIn(dnsStore, (all) => all.filter((one) => !isSame(one, entry)));
}

export async function refreshDns(): Promise<void> {
  const isAdmin = liveSession()?.user.isAdmin;
  await Promise.all([loadNodes(), ...(isAdmin ? [loadNetworks(), loadDns()] : [loadOwnData()])]);
}

function entries(): Promise<readonly DnsEntry[] | undefined> {
  return reread(loadDns);
}

function isSame(one: EntryName, other: EntryName): boolean {
  return one.name === other.name && one.network === other.network;
}
