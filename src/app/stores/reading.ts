import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { snapshot, subscribe, useSnapshot } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { healthMoment } from '../../domain/node/health.ts';
import type { Node } from '../../domain/node/node.ts';
import { viewer, type Viewer } from '../../domain/session/permissions.ts';
import { knownNetworks, knownNodes } from '../../domain/user/ownData.ts';
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

/** Who looks, and what they may do; undefined while nobody is signed in. */
export function useViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const config = useLoaded(serverConfigStore);
  const userData = useLoaded(userDataStore);
  return useMemo(
    () => session && viewer(session.user, valueOf(config)?.isEE ?? false, valueOf(userData) ?? []),
    [session, config, userData],
  );
}

/**
 * Whether it is settled what a viewer may do: an administrator everything, anybody else what the own data says. A read
 * that failed settles it too; then nothing is offered that would need it.
 */
export function useIsViewerKnown(): boolean {
  const { session } = useSnapshot(sessionStore);
  const { data } = useSnapshot(userDataStore);
  return session?.user.isAdmin === true || data.status === 'ready' || data.status === 'failed';
}

/** The nodes as far as whoever is signed in is told of them. */
export function useNodes(): Readonly<Pick<Collection<readonly Node[]>, 'data' | 'isLoading'>> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed } = useSnapshot(nodesStore);
  const isLoading = useRead(nodesStore, () => nodesStore.isLoading && !nodesStore.isQuiet);
  const own = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  const data = useMemo(() => knownNodes(isAdmin, listed, own.data), [isAdmin, listed, own.data]);
  return { data, isLoading: isLoading || (!isAdmin && own.isLoading) };
}

/** Asks for what a page shows, once and again for another key; without a key for nothing. `need` may return its end. */
export function useNeed(need: (key: string) => (() => void) | void, key: string | undefined): void {
  const ask = useEffectEvent(need);
  useEffect(() => (key === undefined ? undefined : ask(key)), [key]);
}

/** What is made of a store, whose changes draw nothing while that stays the same. */
export function useRead<Store extends object, Result>(store: Store, read: () => Result): Result {
  const follow = useCallback((onChange: () => void) => subscribe(store, onChange), [store]);
  return useSyncExternalStore(follow, read);
}

/** By the value that was read, with which they go. */
const firstLoaded = new WeakMap<object, Loadable<object>>();

/** What is loaded, whatever its age: a read that brings nothing new draws nothing. */
export function useLoaded<T extends object>(store: Collection<T>): Loadable<T> {
  return useRead(store, () => {
    // The snapshot is the store as it is now, frozen.
    const data = snapshot(store).data as Loadable<T>;
    if (data.status !== 'ready') return data;
    const before = firstLoaded.get(data.value) as Loadable<T> | undefined;
    if (before?.status === 'ready' && before.staleBecause === data.staleBecause) return before;
    firstLoaded.set(data.value, data);
    return data;
  });
}

/** The nodes for what does not tell when they were read. */
export function useKnownNodes(): Loadable<readonly Node[]> {
  const isAdmin = useRead(sessionStore, () => sessionStore.session?.user.isAdmin ?? false);
  const listed = useLoaded(nodesStore);
  const own = useLoaded(userDataStore);
  return useMemo(() => knownNodes(isAdmin, listed, own), [isAdmin, listed, own]);
}

const onTicks = new Set<() => void>();
subscribe(clock, () => onTicks.forEach((onTick) => onTick()));

/** The clock that ages and states on a page follow by themselves, by the hundred; in Unix seconds. */
export const pageClock = {
  now: () => clock.now / 1000,
  subscribe: (onTick: () => void) => {
    onTicks.add(onTick);
    return () => void onTicks.delete(onTick);
  },
};

/** The time for what only depends on how nodes are: another one when the state of a node changes, not with every tick. */
export function useHealthMoment(nodes: readonly Node[] | undefined): number {
  return useSyncExternalStore(pageClock.subscribe, () => healthMoment(nodes ?? [], pageClock.now()));
}

/** The networks as far as whoever is signed in knows them: the list of administrators, or the own data (level 0). */
export function useNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed } = useSnapshot(networksStore);
  const { data: own } = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => knownNetworks(isAdmin, listed, own), [isAdmin, listed, own]);
}

/** The same for what does not tell when they were read. */
export function useKnownNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const listed = useLoaded(networksStore);
  const own = useLoaded(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => knownNetworks(isAdmin, listed, own), [isAdmin, listed, own]);
}

export function useNetwork(netid: string): Network | undefined {
  return valueOf(useKnownNetworks())?.find((network) => network.netid === netid);
}

/**
 * The external clients as far as this viewer is told of them: all, or those of the networks they administer and their
 * own on others. Undefined while nothing is known.
 */
export function useKnownClients(who: Viewer | undefined): readonly ExternalClient[] | undefined {
  const all = useLoaded(externalClientsStore);
  const own = useLoaded(userDataStore);
  const ownClients = useMemo(() => valueOf(own)?.flatMap(({ clients }) => clients), [own]);
  return who?.user.isAdmin ? valueOf(all) : ownClients;
}
