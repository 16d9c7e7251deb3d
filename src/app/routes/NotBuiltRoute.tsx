import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { NotBuiltScreen } from '../../screens/shared/NotBuiltScreen/NotBuiltScreen.tsx';
import { breadcrumbs } from '../shell/breadcrumbs.ts';

/** A route of the specification whose screen is still to come. */
export function NotBuiltRoute() {
  const { pathname } = useLocation();
  const trail = breadcrumbs(pathname, { nodeName: () => undefined });
  const page = trail
    .slice(1)
    .map(({ label }) => label)
    .join(', ');
  return <NotBuiltScreen view={{ page, homeHref: paths.home() }} />;
}
