import { useMemo, type ReactNode } from 'react';
import { valueOf } from '../../domain/loadable.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { KnownRecordsContext } from '../../screens/shared/Leftovers/Leftovers.tsx';
import { useKnownClients, useKnownNetworks, useKnownNodes, useLoaded } from '../stores/reading.ts';
import { dnsStore, loadDns } from '../stores/dns.ts';

const refresh = () => void loadDns();
const none: readonly never[] = [];

/** What the questions before a deletion look for references in. */
export function KnownRecords({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const nodes = valueOf(useKnownNodes()) ?? none;
  const networks = valueOf(useKnownNetworks()) ?? none;
  const clients = useKnownClients(viewer) ?? none;
  const dnsEntries = valueOf(useLoaded(dnsStore)) ?? none;
  const known = useMemo(
    () => ({ viewer, nodes, networks, clients, dnsEntries, refresh }),
    [viewer, nodes, networks, clients, dnsEntries],
  );
  return <KnownRecordsContext value={known}>{children}</KnownRecordsContext>;
}
