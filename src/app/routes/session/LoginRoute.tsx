import { Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../domain/paths.ts';
import { lazyComponent } from '../../../components/Lazy/lazyComponent.ts';
import { originOf } from '../../../domain/session/session.ts';
import { LoadingScreen } from '../../../screens/state/LoadingScreen/LoadingScreen.tsx';
import { logOut } from '../../flows/logOut.ts';
import { loggingOut } from '../../stores/history.ts';
import { oauthReturn, sessionStore } from '../../stores/session.ts';
import { LoginForm } from './LoginForm.tsx';
import type { OauthReturnProps } from './OauthReturn.tsx';

const OauthReturn = lazyComponent<OauthReturnProps>(
  async () => (await import('./OauthReturn.tsx')).OauthReturn,
);

/** OAuth providers return here with `?login=TOKEN` or `?oauth=…`, which boot.js takes out of the address. */
export function LoginRoute() {
  const { state } = useLocation();
  const { query } = useSnapshot(oauthReturn);
  const { session } = useSnapshot(sessionStore);
  const origin = originOf(state);
  if (query !== undefined) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OauthReturn query={query} {...origin} />
      </Suspense>
    );
  }
  if (session && isLoggingOut(state)) return <LoggingOut />;
  if (session) return <Leaving {...origin} />;
  return <LoginForm />;
}

function isLoggingOut(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && Object.keys(loggingOut).every((name) => name in state)
  );
}

/** Clears the history state, or the login page would log out again after the next login. */
function LoggingOut() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.login(), { replace: true });
    logOut('signedOut');
  }, [navigate]);
  return <LoadingScreen />;
}

function Leaving({ to, state }: ReturnType<typeof originOf>) {
  return (
    <>
      <LoadingScreen />
      <Navigate to={to} state={state} replace />
    </>
  );
}
