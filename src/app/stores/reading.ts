import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import { nodeNamesIn, type NodeNames } from '../../domain/log/logActions.ts';
import type { LogLine } from '../../domain/log/logLine.ts';
import type { Network } from '../../domain/network/network.ts';
import { latestHealthChange } from '../../domain/node/health.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer, type Viewer } from '../../domain/session/permissions.ts';
import { knownNodes, networksOf } from '../../domain/user/ownData.ts';
import { nodeOwners, type OwnerOf } from '../../domain/user/owners.ts';
import { clock } from './clock.ts';
import {
  externalClientsStore,
  nodeNames,
  networksStore,
  nodesStore,
  serverConfigStore,
  userDataStore,
  ownNetworkStore,
  accessKeysStore,
  usersStore,
  userGroupsStore,
  networkUsersStore,
} from './records.ts';
import { type Resource } from './resource.ts';
import { sessionStore } from './session.ts';
import { dnsStore } from './dns.ts';
import { sessionScoped } from './store.ts';

const records = sessionScoped('records', () => ({
  nodes: nodesStore,
  networks: networksStore,
  ownNetwork: ownNetworkStore,
  accessKeys: accessKeysStore,
  externalClients: externalClientsStore,
  dns: dnsStore,
  users: usersStore,
  userGroups: userGroupsStore,
  networkUsers: networkUsersStore,
  userData: userDataStore,
  config: serverConfigStore,
}));

/**
 * All records that were loaded. Only a change of what is read from the result renders a page. A poll without news changes
 * only `loadedAt`.
 */
export function useRecords() {
  return useSnapshot(records);
}

/** The server’s time in Unix seconds. It renders the page with every tick. */
export function useNow(): number {
  return useSnapshot(clock).now / 1000;
}

export function useSessionViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const { config, userData } = useRecords();
  const isEE = valueOf(config.data)?.isEE ?? false;
  const ownData = valueOf(userData.data);
  return useMemo(() => session && createViewer(session.user, isEE, ownData ?? []), [session, isEE, ownData]);
}

/** The frame provides the viewer for its pages. A page that is being left after a logout still has it. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

export function useViewer(): Viewer {
  const provided = use(ViewerContext);
  if (!provided) throw new Error('useViewer needs a ViewerContext');
  return provided;
}

/** Whether permissions are known. They are also settled if reading them failed: the viewer has none then. */
export function useIsViewerKnown(): boolean {
  const { session } = useSnapshot(sessionStore);
  const { data } = useRecords().userData;
  return session?.user.isAdmin === true || data.status === 'ready' || data.status === 'failed';
}

export function useNodes(): Readonly<Pick<Resource<readonly Node[]>, 'data' | 'isLoading'>> {
  const { session } = useSnapshot(sessionStore);
  const { nodes: listed, userData: own } = useRecords();
  const isAdmin = session?.user.isAdmin ?? false;
  const data = useMemo(
    () => (isAdmin ? listed.data : knownNodes(listed.data, own.data)),
    [isAdmin, listed.data, own.data],
  );
  return { data, isLoading: listed.isLoading || (!isAdmin && own.isLoading) };
}

export function useNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const { networks, userData } = useRecords();
  const [listed, own] = [networks.data, userData.data];
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => (isAdmin ? listed : networksOf(own)), [isAdmin, listed, own]);
}

/** Runs `need` when a page opens and again for each new key, but not without one. It may return a cleanup. */
export function useOnOpen(need: (key: string) => (() => void) | void, key: string | undefined): void {
  const ask = useEffectEvent(need);
  useEffect(() => (key === undefined ? undefined : ask(key)), [key]);
}

/** Finds the names of nodes in a log, also of nodes that were deleted in this session. */
export function useNodeNames(lines: readonly LogLine[]): NodeNames {
  return useMemo(() => nodeNamesIn(lines, nodeNames.byId), [lines]);
}

export function useNetwork(netid: string): Network | undefined {
  return valueOf(useNetworks())?.find((network) => network.netid === netid);
}

export function useKnownClients(): readonly ExternalClient[] | undefined {
  const { user } = useViewer();
  const { externalClients, userData } = useRecords();
  const all = valueOf(externalClients.data);
  const own = valueOf(userData.data);
  const ownClients = useMemo(() => own?.flatMap(({ clients }) => clients), [own]);
  return user.isAdmin ? all : ownClients;
}

/** Without the records of the enterprise edition, only nodes that name their owner have one. */
export function useNodeOwners(): OwnerOf {
  const users = valueOf(useRecords().networkUsers.data);
  return useMemo(() => nodeOwners(users), [users]);
}

/** Undefined where the viewer can’t list users, or before they have loaded. */
export function useUsernames(): ReadonlySet<string> | undefined {
  const users = valueOf(useRecords().users.data);
  return useMemo(() => users && new Set(users.map(({ username }) => username)), [users]);
}

/** Lets hundreds of ages on a page follow the clock without rendering the page; in Unix seconds. */
export const pageClock = {
  now: () => clock.now / 1000,
  subscribe: (onTick: () => void) => subscribe(clock, onTick),
};

/** Renders only for ticks that change the result. */
export function useByClock<Result extends string | number | undefined>(read: () => Result): Result {
  return useSyncExternalStore(pageClock.subscribe, read);
}

/** A time that changes only when the health of a node changes, not with every tick. */
export function useHealthMoment(nodes: readonly Node[] | undefined): number {
  return useByClock(() => latestHealthChange(nodes ?? [], pageClock.now()));
}
