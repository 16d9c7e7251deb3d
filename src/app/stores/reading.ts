import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import { nodeNamesIn, type NodeNames } from '../../domain/log/logActions.ts';
import type { LogLine } from '../../domain/log/logLine.ts';
import { latestHealthChange } from '../../domain/node/health.ts';
import type { Node } from '../../domain/node/node.ts';
import { seenBy, type Records } from '../../domain/records.ts';
import { createViewer, type Viewer } from '../../domain/session/permissions.ts';
import { clientChanges, roleChanges } from './changes.ts';
import { clock } from './clock.ts';
import { dnsStore } from './dns.ts';
import {
  accessKeysStore,
  externalClientsStore,
  networksStore,
  networkUsersStore,
  nodeNames,
  nodesStore,
  ownNetworkStore,
  serverConfigStore,
  userDataStore,
  userGroupsStore,
  usersStore,
} from './records.ts';
import { liveSession, sessionStore } from './session.ts';
import { sessionScoped } from './store.ts';

const stored = sessionScoped('records', () => ({
  nodes: nodesStore,
  networks: networksStore,
  ownNetwork: ownNetworkStore,
  accessKeys: accessKeysStore,
  externalClients: externalClientsStore,
  dns: dnsStore,
  users: usersStore,
  userGroups: userGroupsStore,
  networkUsers: networkUsersStore,
  ownData: userDataStore,
  config: serverConfigStore,
  roleChanges,
  clientChanges,
}));

/**
 * What the viewer sees. Only a change of what is read from the result renders a page. A poll without news changes only
 * `loadedAt`.
 */
export function useRecords(): Records {
  const viewer = useViewer();
  const tracked = useSnapshot(stored);
  return useMemo(() => {
    const switching = () =>
      new Set([...tracked.roleChanges.underway, ...Object.keys(tracked.clientChanges.held)]);
    return seenBy(viewer, tracked, switching);
  }, [viewer, tracked]);
}

/** The same at this moment, without changes under way, because the caller may be one of them. */
export function recordsNow(): Records | undefined {
  const user = liveSession()?.user;
  if (!user) return undefined;
  const isEE = valueOf(stored.config.data)?.isEE ?? false;
  const viewer = createViewer(user, isEE, valueOf(stored.ownData.data) ?? []);
  return seenBy(viewer, stored, () => new Set());
}

/** The server’s time in Unix seconds. It renders the page with every tick. */
export function useNow(): number {
  return useSnapshot(clock).now / 1000;
}

export function useSessionViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const { config, ownData } = useSnapshot(stored);
  const isEE = valueOf(config.data)?.isEE ?? false;
  const own = valueOf(ownData.data);
  return useMemo(() => session && createViewer(session.user, isEE, own ?? []), [session, isEE, own]);
}

/** The frame provides the viewer for its pages. A page that is being left after a logout still has it. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

export function useViewer(): Viewer {
  const provided = use(ViewerContext);
  if (!provided) throw new Error('useViewer needs a ViewerContext');
  return provided;
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
