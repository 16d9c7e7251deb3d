import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { knownNetworks } from '../../domain/user/ownData.ts';
import { networksStore, userDataStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';

/** The networks as far as whoever is signed in knows them: the list of administrators, or the own data (level 0). */
export function useNetworks(): Loadable<readonly Network[]> {
  const { session } = useSnapshot(sessionStore);
  const { data: listed } = useSnapshot(networksStore);
  const { data: own } = useSnapshot(userDataStore);
  const isAdmin = session?.user.isAdmin ?? false;
  return useMemo(() => knownNetworks(isAdmin, listed, own), [isAdmin, listed, own]);
}

export function useNetwork(netid: string): Network | undefined {
  return valueOf(useNetworks())?.find((network) => network.netid === netid);
}
