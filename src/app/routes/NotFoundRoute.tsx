import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { NotFoundScreen } from '../../screens/shared/NotFoundScreen/NotFoundScreen.tsx';

export function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFoundScreen view={{ address: pathname, homeHref: paths.home() }} />;
}
