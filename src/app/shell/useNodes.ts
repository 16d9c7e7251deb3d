import { useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { healthMoment } from '../../domain/node/health.ts';
import type { Node } from '../../domain/node/node.ts';
import { knownNodes } from '../../domain/user/ownData.ts';
import { clock } from '../stores/clock.ts';
import type { Collection } from '../stores/collection.ts';
import { nodesStore, userDataStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';

/** The nodes as far as whoever is signed in is told of them. */
export function useNodes(): Readonly<Collection<readonly Node[]>> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed, isLoading } = useSnapshot(nodesStore);
  const own = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  const data = useMemo(() => knownNodes(isAdmin, listed, own.data), [isAdmin, listed, own.data]);
  return { data, isLoading: isLoading || (!isAdmin && own.isLoading) };
}

/** The clock that ages and states on a page follow by themselves, in Unix seconds. */
export const pageClock = {
  now: () => clock.now / 1000,
  subscribe: (onTick: () => void) => subscribe(clock, onTick),
};

/** The time for what only depends on how nodes are: another one when the state of a node changes, not with every tick. */
export function useHealthMoment(nodes: readonly Node[] | undefined): number {
  return useSyncExternalStore(pageClock.subscribe, () => healthMoment(nodes ?? [], pageClock.now()));
}
