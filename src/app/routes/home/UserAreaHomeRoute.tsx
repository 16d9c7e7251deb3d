import { useSnapshot } from 'valtio';
import { UserAreaHomeScreen } from '../../../screens/userArea/UserAreaHomeScreen/UserAreaHomeScreen.tsx';
import { userAreaHomeView } from '../../../screens/userArea/UserAreaHomeScreen/userAreaHomeView.ts';
import { refreshUserData } from '../../flows/refreshUserData.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { userDataStore } from '../../stores/records.ts';
import { DashboardRoute } from './DashboardRoute.tsx';

/** `/prouser`: for administrators the dashboard, as at `/`; for everybody else their networks. */
export function UserAreaHomeRoute() {
  const viewer = useViewer();
  const { data } = useSnapshot(userDataStore);
  if (!viewer) return null;
  if (viewer.user.isAdmin) return <DashboardRoute />;
  return (
    <UserAreaHomeScreen view={userAreaHomeView(viewer, data)} on={{ retry: () => void refreshUserData() }} />
  );
}
