import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { KnownNodes } from '../../domain/actions/action.ts';
import { clientsByGateway } from '../../domain/actions/known.ts';
import { valueOf } from '../../domain/loadable.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { networksOf, withOwnNodes } from '../../domain/user/ownData.ts';
import { roleChanges } from './changes.ts';
import { useKnownClients, useNetworks, useNodes, useViewer } from './reading.ts';
import { networksStore, nodesStore, serverConfigStore, userDataStore } from './records.ts';
import { liveSession } from './session.ts';

/** The records that decide which actions are available and what they lead to. */
export function useKnown(): KnownNodes {
  const viewer = useViewer();
  const nodes = valueOf(useNodes().data);
  const networks = valueOf(useNetworks());
  const clients = useKnownClients();
  const { underway } = useSnapshot(roleChanges);
  return useMemo(
    () => ({
      viewer,
      nodes: nodes ?? [],
      networks: new Map((networks ?? []).map((network) => [network.netid, network])),
      clients: clients && clientsByGateway(clients),
      switching: new Set(underway),
    }),
    [viewer, nodes, networks, clients, underway],
  );
}

/** Returns these records now, without role changes under way, because the caller may be one of them. */
export function knownNow(): KnownNodes | undefined {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const own = valueOf(userDataStore.data) ?? [];
  const networks = user.isAdmin ? networksStore.data : networksOf(userDataStore.data);
  return {
    viewer: createViewer(user, valueOf(serverConfigStore.data)?.isEE ?? false, own),
    nodes: withOwnNodes(valueOf(nodesStore.data) ?? [], own),
    networks: new Map((valueOf(networks) ?? []).map((network) => [network.netid, network])),
    clients: undefined,
    switching: new Set(),
  };
}
