import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { levelOn } from '../../../domain/session/permissions.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { userDataStore } from '../../stores/records.ts';

/** What is known of the signed-in user on one network. */
export type UserArea = {
  /** Nothing is known yet: pages wait. */
  readonly isLoading: boolean;
  readonly failure: Failure | undefined;
  /** undefined while loading, and where the user has nothing. */
  readonly area: NetworkUserData | undefined;
  readonly level: AccessLevel;
};

export function useUserArea(netid: string): UserArea {
  const viewer = useViewer();
  const { data } = useSnapshot(userDataStore);
  return {
    isLoading: data.status === 'idle' || data.status === 'loading',
    failure: data.status === 'failed' ? data.failure : undefined,
    area: valueOf(data)?.find(({ network }) => network === netid),
    level: viewer ? levelOn(viewer, netid) : 3,
  };
}
