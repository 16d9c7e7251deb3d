import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { DashboardScreen } from '../../../screens/home/DashboardScreen/DashboardScreen.tsx';
import { dashboardView } from '../../../screens/home/DashboardScreen/dashboardView.ts';
import { loadEverything } from '../../flows/loadEverything.ts';
import { approveNode } from '../../flows/nodes.ts';
import { clock } from '../../stores/clock.ts';
import { dnsStore } from '../../stores/dns.ts';
import {
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  usersStore,
} from '../../stores/records.ts';
import { loadLogs, logsStore, reloadLogs } from '../../stores/logs.ts';

/** `/` and `/prouser` of administrators. */
export function DashboardRoute() {
  const nodes = useSnapshot(nodesStore);
  const networks = useSnapshot(networksStore);
  const externalClients = useSnapshot(externalClientsStore);
  const dnsEntries = useSnapshot(dnsStore);
  const users = useSnapshot(usersStore);
  const logs = useSnapshot(logsStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { now } = useSnapshot(clock);

  useEffect(() => {
    void loadLogs();
  }, []);

  const view = dashboardView({
    nodes: nodes.data,
    networks: networks.data,
    externalClients: externalClients.data,
    dnsEntries: dnsEntries.data,
    users: users.data,
    logs: logs.data,
    isEE: valueOf(config)?.isEE ?? false,
    isDnsOn: valueOf(config)?.isDnsOn ?? true,
    now,
  });

  return (
    <DashboardScreen
      view={view}
      on={{
        refresh: () => void Promise.all([loadEverything(), reloadLogs()]),
        approve: (node) => void approveNode(node),
      }}
    />
  );
}
