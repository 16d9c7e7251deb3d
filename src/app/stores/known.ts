import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import { clientsByGateway, type RecordsNow } from '../../domain/actions/known.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../domain/user/networkUser.ts';
import { accessByUser } from '../../domain/user/networkLevels.ts';
import { networksOf, withOwnNodes } from '../../domain/user/ownData.ts';
import { clientChanges, roleChanges } from './changes.ts';
import { dnsStore } from './dns.ts';
import { useKnownClients, useNetworks, useNodes, useRecords, useViewer } from './reading.ts';
import {
  accessKeysStore,
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  networkUsersStore,
  userDataStore,
  userGroupsStore,
  usersStore,
} from './records.ts';
import { liveSession } from './session.ts';

/** The records that decide which actions are available and what they lead to. */
export function useKnown(): RecordsNow {
  const viewer = useViewer();
  const nodes = valueOf(useNodes().data);
  const networks = valueOf(useNetworks());
  const clients = useKnownClients();
  const { dns, userData, accessKeys, users: listedUsers, userGroups, networkUsers } = useRecords();
  const groups = valueOf(userGroups.data);
  const users = valueOf(listedUsers.data);
  const levels = valueOf(networkUsers.data);
  const ownKeys = valueOf(accessKeys.data);
  const dnsEntries = valueOf(dns.data);
  const own = valueOf(userData.data);
  const { underway } = useSnapshot(roleChanges);
  const { held } = useSnapshot(clientChanges);
  return useMemo(
    () => ({
      ...recordsOf({
        nodes,
        networks,
        clients,
        own,
        keys: { netid: accessKeys.netid, listed: ownKeys },
      }),
      viewer,
      dnsEntries,
      users,
      groups,
      networkUsers: levels,
      access: viewer.isEE && levels ? accessByUser(levels) : undefined,
      switching: new Set([...underway, ...Object.keys(held)]),
    }),
    [
      viewer,
      nodes,
      networks,
      clients,
      own,
      accessKeys.netid,
      ownKeys,
      dnsEntries,
      users,
      groups,
      levels,
      underway,
      held,
    ],
  );
}

/** Returns these records now, without role changes under way, because the caller may be one of them. */
export function knownNow(): RecordsNow | undefined {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const own = valueOf(userDataStore.data) ?? [];
  const listed = valueOf(nodesStore.data);
  const nodes = listed && withOwnNodes(listed, own);
  const networks = valueOf(user.isAdmin ? networksStore.data : networksOf(userDataStore.data));
  const clients = user.isAdmin ? valueOf(externalClientsStore.data) : own.flatMap((area) => area.clients);
  return {
    ...recordsOf({
      nodes,
      networks,
      clients,
      own,
      keys: { netid: accessKeysStore.netid, listed: valueOf(accessKeysStore.data) },
    }),
    viewer: createViewer(user, valueOf(serverConfigStore.data)?.isEE ?? false, own),
    dnsEntries: valueOf(dnsStore.data),
    users: valueOf(usersStore.data),
    groups: valueOf(userGroupsStore.data),
    networkUsers: valueOf(networkUsersStore.data),
    switching: new Set(),
  };
}

type Loaded = {
  readonly nodes: readonly Node[] | undefined;
  readonly networks: readonly Network[] | undefined;
  readonly clients: readonly ExternalClient[] | undefined;
  readonly own: readonly NetworkUserData[] | undefined;
  /** Those that a network administrator has loaded are newer than the networks. */
  readonly keys: { readonly netid: string | undefined; readonly listed: readonly AccessKey[] | undefined };
};

function recordsOf({ nodes: listedNodes, networks = [], clients, own = [], keys }: Loaded) {
  const nodes = listedNodes ?? [];
  const gateways = [...nodes, ...own.flatMap((area) => area.gateways)];
  return {
    nodes,
    listedNodes,
    networks: new Map(
      networks.map((network) => [
        network.netid,
        keys.listed && keys.netid === network.netid ? { ...network, accessKeys: keys.listed } : network,
      ]),
    ),
    clients: clients && clientsByGateway(clients),
    gateways: new Map(gateways.map(({ id, name }) => [id, name])),
  };
}
