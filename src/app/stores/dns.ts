import type { DnsEntry } from '../../domain/dns/dnsEntry.ts';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { isNetworkAdministrator } from '../../domain/session/accessLevel.ts';
import type { SessionUser } from '../../domain/session/session.ts';
import { api } from './api.ts';
import { userDataStore } from './records.ts';
import { resource } from './resource.ts';
import { liveSession } from './session.ts';

/** Others than administrators can only list the custom entries of the networks that they administer. */
export const { store: dnsStore, load: loadDns } = resource<readonly DnsEntry[]>(
  'dns',
  () => {
    const user = liveSession()?.user;
    return user && !user.isAdmin ? ownEntries(user) : api.dns.list();
  },
  // The entry of a node and a custom one may have the same name.
  { share: ['network', 'name', 'address', 'address6'] },
);

async function ownEntries(user: SessionUser): Promise<Result<readonly DnsEntry[], Failure>> {
  const { data } = userDataStore;
  if (data.status === 'failed') return fail(data.failure);
  const areas = data.status === 'ready' ? data.value : [];
  const administered = areas.filter((area) =>
    isNetworkAdministrator(area.user.accessLevel, area.network, user),
  );
  const lists = await Promise.all(administered.map(({ network }) => api.dns.customOf(network)));
  const failures = lists.flatMap((list) => (list.ok ? [] : [list.error]));
  const failure = failures.find(({ kind }) => kind === 'superseded') ?? failures[0];
  return failure ? fail(failure) : succeed(lists.flatMap((list) => (list.ok ? list.value : [])));
}
