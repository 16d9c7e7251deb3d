import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { userDataStore } from '../../stores/records.ts';

/** What is known of the signed-in user on one network. */
export type UserArea = {
  /** Nothing is known yet: pages wait. */
  readonly isLoading: boolean;
  /** undefined while loading, and where the user has nothing. */
  readonly area: NetworkUserData | undefined;
};

export function useUserArea(netid: string): UserArea {
  const { data } = useSnapshot(userDataStore);
  return {
    isLoading: data.status === 'idle' || data.status === 'loading',
    area: valueOf(data)?.find(({ network }) => network === netid),
  };
}
