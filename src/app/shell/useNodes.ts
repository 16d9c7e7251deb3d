import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Node } from '../../domain/node/node.ts';
import { knownNodes } from '../../domain/user/ownData.ts';
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
