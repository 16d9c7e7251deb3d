import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../../domain/paths.ts';
import { isOauthReturn, originOf } from '../../../domain/session/session.ts';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { handleOauthReturn } from '../../flows/logIn.ts';
import { logOut } from '../../flows/logOut.ts';
import { loggingOut } from '../../shell/history.ts';
import { sessionStore } from '../../stores/session.ts';
import { LoginForm } from './LoginForm.tsx';

/** OAuth providers return here with `?login=TOKEN` or `?oauth=…`. */
export function LoginRoute() {
  const { search, state } = useLocation();
  const { session } = useSnapshot(sessionStore);
  const origin = originOf(state);
  if (isOauthReturn(new URLSearchParams(search))) return <OauthReturn {...origin} />;
  if (session && isLoggingOut(state)) return <LoggingOut />;
  if (session) return <Leaving {...origin} />;
  return <LoginForm />;
}

/** Handles each OAuth return once, also in StrictMode. */
function OauthReturn({ to, state: stateThere }: ReturnType<typeof originOf>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const handled = useRef<string>(undefined);
  useEffect(() => {
    if (handled.current === search) return;
    handled.current = search;
    void handleOauthReturn(new URLSearchParams(search), (page) =>
      page === 'login'
        ? navigate(paths.login(), { replace: true, state })
        : navigate(to, { replace: true, state: stateThere }),
    );
  }, [search, state, to, stateThere, navigate]);
  return <LoadingScreen />;
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
