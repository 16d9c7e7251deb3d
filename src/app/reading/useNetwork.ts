import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { knownNetworks } from '../../domain/user/ownData.ts';
import { networksStore, userDataStore, externalClientsStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { useLoaded } from './useNodes.ts';

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
export function useKnownClients(viewer: Viewer | undefined): readonly ExternalClient[] | undefined {
  const all = useLoaded(externalClientsStore);
  const own = useLoaded(userDataStore);
  const ownClients = useMemo(() => valueOf(own)?.flatMap(({ clients }) => clients), [own]);
  return viewer?.user.isAdmin ? valueOf(all) : ownClients;
}
