import { useMemo, type ReactNode } from 'react';
import { valueOf } from '../../domain/loadable.ts';
import { KnownRecordsContext } from '../../screens/shared/Leftovers/Leftovers.tsx';
import { useKnownClients, useNetworks, useNodes, useRecords, useViewer } from '../stores/reading.ts';
import { loadDns } from '../stores/dns.ts';

const refresh = () => void loadDns();
const none: readonly never[] = [];

/** Provides the records in which delete confirmations look for references. */
export function KnownRecords({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const nodes = valueOf(useNodes().data) ?? none;
  const networks = valueOf(useNetworks()) ?? none;
  const clients = useKnownClients() ?? none;
  const dnsEntries = valueOf(useRecords().dns.data) ?? none;
  const known = useMemo(
    () => ({ viewer, nodes, networks, clients, dnsEntries, refresh }),
    [viewer, nodes, networks, clients, dnsEntries],
  );
  return <KnownRecordsContext value={known}>{children}</KnownRecordsContext>;
}
