import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { clientsByGateway, type RecordsNow } from '../../domain/actions/known.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../domain/user/networkUser.ts';
import { networksOf, withOwnNodes } from '../../domain/user/ownData.ts';
import { clientChanges, roleChanges } from './changes.ts';
import { dnsStore } from './dns.ts';
import { useKnownClients, useNetworks, useNodes, useRecords, useViewer } from './reading.ts';
import {
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  userDataStore,
} from './records.ts';
import { liveSession } from './session.ts';

/** The records that decide which actions are available and what they lead to. */
export function useKnown(): RecordsNow {
  const viewer = useViewer();
  const nodes = valueOf(useNodes().data);
  const networks = valueOf(useNetworks());
  const clients = useKnownClients();
  const { dns, userData } = useRecords();
  const dnsEntries = valueOf(dns.data);
  const own = valueOf(userData.data);
  const { underway } = useSnapshot(roleChanges);
  const { held } = useSnapshot(clientChanges);
  return useMemo(
    () => ({
      ...recordsOf({ nodes: nodes ?? [], networks, clients, own }),
      viewer,
      dnsEntries,
      switching: new Set([...underway, ...Object.keys(held)]),
    }),
    [viewer, nodes, networks, clients, own, dnsEntries, underway, held],
  );
}

/** Returns these records now, without role changes under way, because the caller may be one of them. */
export function knownNow(): RecordsNow | undefined {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const own = valueOf(userDataStore.data) ?? [];
  const nodes = withOwnNodes(valueOf(nodesStore.data) ?? [], own);
  const networks = valueOf(user.isAdmin ? networksStore.data : networksOf(userDataStore.data));
  const clients = user.isAdmin ? valueOf(externalClientsStore.data) : own.flatMap((area) => area.clients);
  return {
    ...recordsOf({ nodes, networks, clients, own }),
    viewer: createViewer(user, valueOf(serverConfigStore.data)?.isEE ?? false, own),
    dnsEntries: valueOf(dnsStore.data),
    switching: new Set(),
  };
}

type Loaded = {
  readonly nodes: readonly Node[];
  readonly networks: readonly Network[] | undefined;
  readonly clients: readonly ExternalClient[] | undefined;
  readonly own: readonly NetworkUserData[] | undefined;
};

function recordsOf({ nodes, networks = [], clients, own = [] }: Loaded) {
  const gateways = [...nodes, ...own.flatMap((area) => area.gateways)];
  return {
    nodes,
    networks: new Map(networks.map((network) => [network.netid, network])),
    clients: clients && clientsByGateway(clients),
    gateways: new Map(gateways.map(({ id, name }) => [id, name])),
  };
}
