import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { latestHealthChange } from '../../domain/node/health.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer, type Viewer } from '../../domain/session/permissions.ts';
import { knownNodes, networksOf } from '../../domain/user/ownData.ts';
import { clock } from './clock.ts';
import {
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  userDataStore,
  type Collection,
} from './records.ts';
import { sessionStore } from './session.ts';

// A poll without news changes only `loadedAt`, so it renders only pages that read it.

export function useSessionViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const isEE = valueOf(useSnapshot(serverConfigStore).data)?.isEE ?? false;
  const ownData = valueOf(useSnapshot(userDataStore).data);
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
  const { data } = useSnapshot(userDataStore);
  return session?.user.isAdmin === true || data.status === 'ready' || data.status === 'failed';
}

export function useNodes(): Readonly<Pick<Collection<readonly Node[]>, 'data' | 'isLoading'>> {
  const { session } = useSnapshot(sessionStore);
  const listed = useSnapshot(nodesStore);
  const own = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  const data = useMemo(
    () => (isAdmin ? listed.data : knownNodes(listed.data, own.data)),
    [isAdmin, listed.data, own.data],
  );
  return { data, isLoading: listed.isLoading || (!isAdmin && own.isLoading) };
}

export function useNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed } = useSnapshot(networksStore);
  const { data: own } = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => (isAdmin ? listed : networksOf(own)), [isAdmin, listed, own]);
}

/** Runs `need` when a page opens and again for each new key, but not without one. It may return a cleanup. */
export function useOnOpen(need: (key: string) => (() => void) | void, key: string | undefined): void {
  const ask = useEffectEvent(need);
  useEffect(() => (key === undefined ? undefined : ask(key)), [key]);
}

export function useNetwork(netid: string): Network | undefined {
  return valueOf(useNetworks())?.find((network) => network.netid === netid);
}

export function useKnownClients(who: Viewer | undefined): readonly ExternalClient[] | undefined {
  const all = valueOf(useSnapshot(externalClientsStore).data);
  const own = valueOf(useSnapshot(userDataStore).data);
  const ownClients = useMemo(() => own?.flatMap(({ clients }) => clients), [own]);
  return who?.user.isAdmin ? all : ownClients;
}

const onTicks = new Set<() => void>();
subscribe(clock, () => onTicks.forEach((onTick) => onTick()));

/** Lets hundreds of ages on a page follow the clock without rendering the page; in Unix seconds. */
export const pageClock = {
  now: () => clock.now / 1000,
  subscribe: (onTick: () => void) => {
    onTicks.add(onTick);
    return () => void onTicks.delete(onTick);
  },
};

/** Renders only for ticks that change the result. */
export function useByClock<Result extends string | number | undefined>(read: () => Result): Result {
  return useSyncExternalStore(pageClock.subscribe, read);
}

/** A time that changes only when the health of a node changes, not with every tick. */
export function useHealthMoment(nodes: readonly Node[] | undefined): number {
  return useByClock(() => latestHealthChange(nodes ?? [], pageClock.now()));
}
