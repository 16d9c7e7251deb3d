import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { userAreaSections, levelOn, type UserAreaSection } from '../../../domain/session/permissions.ts';
import { AbsentPage } from '../../../screens/shared/AbsentPage/AbsentPage.tsx';
import { absentOf } from '../../../screens/shared/AbsentPage/absentView.ts';
import { refreshUserData } from '../../flows/refresh.ts';
import { useViewer } from '../../stores/reading.ts';
import { userDataStore } from '../../stores/records.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';

/** A page of the user area that the user's level on the network opens; for anybody else there is no such page. */
export function RequireLevel({ section, children }: { section: UserAreaSection; children: ReactNode }) {
  const { netid = '' } = useParams();
  const { data } = useSnapshot(userDataStore);
  const { area, level } = useUserArea(netid);
  if (data.status !== 'ready') {
    const absent = absentOf(data, 'Your network', { status: 'loading' });
    return <AbsentPage view={absent} onRetry={() => void refreshUserData()} />;
  }
  return area && userAreaSections(level).includes(section) ? children : <NotFoundRoute />;
}

export function useUserArea(netid: string) {
  const viewer = useViewer();
  const { data } = useSnapshot(userDataStore);
  return {
    area: valueOf(data)?.find(({ network }) => network === netid),
    level: viewer ? levelOn(viewer, netid) : (3 as const),
  };
}
