import { useRouteError } from 'react-router-dom';
import { CrashScreen } from '../../screens/shared/CrashScreen/CrashScreen.tsx';

/**
 * What a route shows that threw, or whose file is gone because a newer console was deployed meanwhile: loading the
 * page anew helps both.
 */
export function CrashRoute() {
  const error = useRouteError();
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error';
  return <CrashScreen view={{ detail }} on={{ retry: () => window.location.reload() }} />;
}
