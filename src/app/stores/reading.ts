import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
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

// A snapshot draws a page again only for what the page reads of it: a poll that brings nothing new changes `loadedAt`
// alone, which is read by pages that show an age.

/** Who looks, and what they may do; undefined while nobody is signed in. */
export function useViewer(): Viewer | undefined {
  const { session } = useSnapshot(sessionStore);
  const isEE = valueOf(useSnapshot(serverConfigStore).data)?.isEE ?? false;
  const ownData = valueOf(useSnapshot(userDataStore).data);
  return useMemo(() => session && viewer(session.user, isEE, ownData ?? []), [session, isEE, ownData]);
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
  const listed = useSnapshot(nodesStore);
  const own = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  const data = useMemo(() => knownNodes(isAdmin, listed.data, own.data), [isAdmin, listed.data, own.data]);
  return { data, isLoading: listed.isLoading || (!isAdmin && own.isLoading) };
}

/** The networks as far as whoever is signed in knows them: the list of administrators, or the own data (level 0). */
export function useNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed } = useSnapshot(networksStore);
  const { data: own } = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => knownNetworks(isAdmin, listed, own), [isAdmin, listed, own]);
}

/** Asks for what a page shows, once and again for another key; without a key for nothing. `need` may return its end. */
export function useNeed(need: (key: string) => (() => void) | void, key: string | undefined): void {
  const ask = useEffectEvent(need);
  useEffect(() => (key === undefined ? undefined : ask(key)), [key]);
}

export function useNetwork(netid: string): Network | undefined {
  return valueOf(useNetworks())?.find((network) => network.netid === netid);
}

/**
 * The external clients as far as this viewer is told of them: all, or those of the networks they administer and their
 * own on others. Undefined while nothing is known.
 */
export function useKnownClients(who: Viewer | undefined): readonly ExternalClient[] | undefined {
  const all = valueOf(useSnapshot(externalClientsStore).data);
  const own = valueOf(useSnapshot(userDataStore).data);
  const ownClients = useMemo(() => own?.flatMap(({ clients }) => clients), [own]);
  return who?.user.isAdmin ? all : ownClients;
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

/** What follows from the clock: a tick that changes nothing of it draws nothing. */
export function useByClock<Result extends string | number | undefined>(read: () => Result): Result {
  return useSyncExternalStore(pageClock.subscribe, read);
}

/** The time for what only depends on how nodes are: another one when the state of a node changes, not with every tick. */
export function useHealthMoment(nodes: readonly Node[] | undefined): number {
  return useByClock(() => healthMoment(nodes ?? [], pageClock.now()));
}
