import { useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import { networksStore, userDataStore } from '../stores/records.ts';

/** A network as far as whoever is signed in knows it: from the list of administrators, or from the own data (level 0). */
export function useNetwork(netid: string): Network | undefined {
  const { data: networks } = useSnapshot(networksStore);
  const { data: userData } = useSnapshot(userDataStore);
  const own = valueOf(userData)?.flatMap((area) => area.networks) ?? [];
  return [...(valueOf(networks) ?? []), ...own].find((network) => network.netid === netid);
}
