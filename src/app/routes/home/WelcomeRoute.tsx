import { useSnapshot } from 'valtio';
import { paths } from '../../../domain/paths.ts';
import { WelcomeScreen } from '../../../screens/home/WelcomeScreen/WelcomeScreen.tsx';
import { userAreaHomeView } from '../../../screens/userArea/UserAreaHomeScreen/userAreaHomeView.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { userDataStore } from '../../stores/records.ts';

export function WelcomeRoute() {
  const viewer = useViewer();
  const { data } = useSnapshot(userDataStore);
  return viewer && <WelcomeScreen view={{ home: userAreaHomeView(viewer, data), href: paths.userArea() }} />;
}
