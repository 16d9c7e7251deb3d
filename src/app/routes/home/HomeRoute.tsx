import { useViewer } from '../../shell/useViewer.ts';
import { DashboardRoute } from './DashboardRoute.tsx';
import { WelcomeRoute } from './WelcomeRoute.tsx';

/** `/`: the dashboard for administrators, a welcome for everybody else. */
export function HomeRoute() {
  return useViewer()?.user.isAdmin ? <DashboardRoute /> : <WelcomeRoute />;
}
