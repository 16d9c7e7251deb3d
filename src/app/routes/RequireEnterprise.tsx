import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AbsentPage } from '../../screens/shared/AbsentPage/AbsentPage.tsx';
import { absentOf } from '../../screens/shared/AbsentPage/absentView.ts';
import { loadEverything } from '../flows/refresh.ts';
import { serverConfigStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** Routes of the enterprise edition; while the edition is unknown they wait instead of saying "not found". */
export function RequireEnterprise() {
  const { data } = useSnapshot(serverConfigStore);
  if (data.status === 'ready') return data.value.isEE ? <Outlet /> : <NotFoundRoute />;
  const view = absentOf(data, 'The server’s configuration', { status: 'loading' });
  return <AbsentPage view={view} onRetry={() => void loadEverything()} />;
}

/** The user area of one network: for administrators, who have no rights of their own there, on the enterprise edition only. */
export function RequireUserArea() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <RequireEnterprise /> : <Outlet />;
}
