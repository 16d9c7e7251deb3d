import { useViewer } from '../../shell/useViewer.ts';
import { NotBuiltRoute } from '../NotBuiltRoute.tsx';
import { DashboardRoute } from './DashboardRoute.tsx';

/** `/prouser`: for administrators the dashboard, as at `/`. */
export function UserAreaHomeRoute() {
  return useViewer()?.user.isAdmin ? <DashboardRoute /> : <NotBuiltRoute />;
}
