import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { valueOf } from '../../../domain/loadable.ts';
import { userAreaSections, levelOn, type UserAreaSection } from '../../../domain/session/permissions.ts';
import { RecordPlaceholder } from '../../../screens/shared/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../../screens/shared/RecordPlaceholder/recordPlaceholderView.ts';
import { refreshUserData } from '../../flows/refresh.ts';
import { useViewer, useRecords } from '../../stores/reading.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';

type RequireLevelProps = { section: UserAreaSection; children?: ReactNode };

/** Shows “not found” to users whose level on the network doesn’t include the section. */
export function RequireLevel({ section, children = <Outlet /> }: RequireLevelProps) {
  const { netid = '' } = useParams();
  const { data } = useRecords().userData;
  const { area, level } = useUserArea(netid);
  if (data.status !== 'ready') {
    const absent = recordPlaceholderView(data, 'your network', { status: 'loading' });
    return <RecordPlaceholder view={absent} onRetry={() => void refreshUserData()} />;
  }
  return area && userAreaSections(level).includes(section) ? children : <NotFoundRoute />;
}

export function useUserArea(netid: string) {
  const viewer = useViewer();
  const own = valueOf(useRecords().userData.data);
  return {
    area: own?.find(({ network }) => network === netid),
    level: levelOn(viewer, netid),
  };
}
