import { paths } from '../../../domain/paths.ts';
import { WelcomeScreen } from '../../../screens/home/WelcomeScreen/WelcomeScreen.tsx';
import { useViewer } from '../../shell/useViewer.ts';

export function WelcomeRoute() {
  const name = useViewer()?.user.name ?? '';
  return <WelcomeScreen view={{ name, href: paths.userArea() }} />;
}
