import { useMemo, type ReactNode } from 'react';
import { valueOf } from '../../domain/loadable.ts';
import { KnownRecordsContext } from '../../screens/actions/Leftovers/KnownRecordsContext.ts';
import { useRecords, useViewer } from '../stores/reading.ts';
import { nodeOwners } from '../../domain/user/owners.ts';
import { refreshClients } from '../flows/refresh.ts';
import { loadDns } from '../stores/dns.ts';

const refresh = () => void loadDns();
const refreshOwned = () => void refreshClients();
const none: readonly never[] = [];

/** Provides the records in which delete confirmations look for references. */
export function KnownRecords({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const nodes = valueOf(useRecords().nodes.data) ?? none;
  const networks = valueOf(useRecords().networks.data) ?? none;
  const knownClients = valueOf(useRecords().clients.data);
  const clients = knownClients ?? none;
  const { dns, networkUsers } = useRecords();
  const dnsEntries = valueOf(dns.data) ?? none;
  const members = valueOf(networkUsers.data);
  const isKnown = knownClients !== undefined && (!viewer.isEE || members !== undefined);
  const ownership = useMemo(
    () => ({ ownerOf: nodeOwners(members), isKnown, refresh: refreshOwned }),
    [members, isKnown],
  );
  const known = useMemo(
    () => ({ viewer, nodes, networks, clients, dnsEntries, refresh, ownership }),
    [viewer, nodes, networks, clients, dnsEntries, ownership],
  );
  return <KnownRecordsContext value={known}>{children}</KnownRecordsContext>;
}
