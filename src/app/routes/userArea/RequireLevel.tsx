import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { userAreaSections, levelOn, type UserAreaSection } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { refreshUserData } from '../../flows/refresh.ts';
import { useViewer } from '../../stores/reading.ts';
import { userDataStore } from '../../stores/records.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';

/** A page of the user area that the user's level on the network opens; for anybody else there is no such page. */
export function RequireLevel({ section, children }: { section: UserAreaSection; children: ReactNode }) {
  const { netid = '' } = useParams();
  const { isLoading, failure, area, level } = useUserArea(netid);
  if (isLoading) return <LoadingScreen />;
  if (failure) {
    return (
      <NetworkAreaScreen
        view={{ status: 'failed', reason: failureText(failure) }}
        on={{ retry: () => void refreshUserData() }}
      />
    );
  }
  const mayEnter = area !== undefined && userAreaSections(level).includes(section);
  return mayEnter ? children : <NotFoundRoute />;
}

type UserArea = {
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
