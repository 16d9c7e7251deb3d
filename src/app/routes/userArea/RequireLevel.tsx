import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { userAreaSections, type UserAreaSection } from '../../../domain/session/userArea.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { NetworkAreaScreen } from '../../../screens/userArea/NetworkAreaScreen/NetworkAreaScreen.tsx';
import { refreshUserData } from '../../flows/refreshUserData.ts';
import { NotFoundRoute } from '../NotFoundRoute.tsx';
import { useUserArea } from './useUserArea.ts';

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
