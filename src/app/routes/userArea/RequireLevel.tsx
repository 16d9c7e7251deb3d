import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { userAreaSections, type UserAreaSection } from '../../../domain/session/userArea.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { useUserArea } from './useUserArea.ts';

/** A page of the user area that the user's level on the network opens; for anybody else there is no such page. */
export function RequireLevel({ section, children }: { section: UserAreaSection; children: ReactNode }) {
  const { netid = '' } = useParams();
  const { isLoading, area } = useUserArea(netid);
  if (isLoading) return <LoadingScreen />;
  const mayEnter = area !== undefined && userAreaSections(area.user.accessLevel).includes(section);
  return mayEnter ? children : <NotFoundRoute />;
}
