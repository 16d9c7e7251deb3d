import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { failureText } from '../../domain/text/failureText.ts';
import { LoadFailedScreen } from '../../screens/shared/LoadFailedScreen/LoadFailedScreen.tsx';
import { LoadingScreen } from '../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { loadEverything } from '../flows/loadEverything.ts';
import { serverConfigStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** Routes of the enterprise edition; while the edition is unknown they wait instead of saying "not found". */
export function RequireEnterprise() {
  const { data } = useSnapshot(serverConfigStore);
  if (data.status === 'ready') return data.value.isEE ? <Outlet /> : <NotFoundRoute />;
  if (data.status !== 'failed') return <LoadingScreen />;
  return (
    <LoadFailedScreen
      view={{ subject: 'The server’s configuration', reason: failureText(data.failure) }}
      on={{ retry: () => void loadEverything() }}
    />
  );
}

/** The user area of one network: for administrators, who have no rights of their own there, on the enterprise edition only. */
export function RequireUserArea() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <RequireEnterprise /> : <Outlet />;
}
