import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { oauthLoginUrl } from '../../../api/backend.ts';
import type { Failure } from '../../../domain/failure.ts';
import { isInAppPath, paths } from '../../../domain/paths.ts';
import { isOauthReturn } from '../../../domain/session/loginStep.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { loginView, type LoginInput } from '../../../screens/session/LoginScreen/loginView.ts';
import { LoginScreen } from '../../../screens/session/LoginScreen/LoginScreen.tsx';
import { LoadingScreen } from '../../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { backend } from '../../config.ts';
import { createFirstAdmin, signIn, takeOauthReturn } from '../../flows/signIn.ts';
import { oauthReturn, sessionStore } from '../../stores/session.ts';
import { askServer, serverProbe } from '../../stores/serverProbe.ts';

/** `/login`, also the place an OAuth provider's return leads to (`?login=TOKEN`, `?oauth=…`). */
export function LoginRoute() {
  const { search } = useLocation();
  const { session } = useSnapshot(sessionStore);
  const origin = useOrigin();
  if (isOauthReturn(new URLSearchParams(search))) return <OauthReturn {...origin} />;
  if (session) return <Leaving {...origin} />;
  return <LoginForm />;
}

/** Decided once, in StrictMode too: what the session becomes meanwhile is no reason to go anywhere else. */
function OauthReturn({ to, state: stateThere }: ReturnType<typeof useOrigin>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (taken.current === search) return;
    taken.current = search;
    void takeOauthReturn(new URLSearchParams(search), (page) =>
      page === 'login'
        ? navigate(paths.login(), { replace: true, state })
        : navigate(to, { replace: true, state: stateThere }),
    );
  }, [search, state, to, stateThere, navigate]);
  return <LoadingScreen />;
}

function Leaving({ to, state }: ReturnType<typeof useOrigin>) {
  return (
    <>
      <LoadingScreen />
      <Navigate to={to} state={state} replace />
    </>
  );
}

function LoginForm() {
  const { endedBecause } = useSnapshot(sessionStore);
  const { diagnosis, needsAdmin } = useSnapshot(serverProbe);
  const { problem } = useSnapshot(oauthReturn);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<LoginInput['failed']>();

  useEffect(() => {
    void askServer();
  }, []);

  const view = loginView({
    serverAddress: backend.display,
    oauthHref: oauthLoginUrl(backend.baseUrl),
    diagnosis,
    needsAdmin,
    isBusy,
    ended: endedBecause,
    oauthFailed: problem === 'oauthFailed',
    failed: failed ?? (problem === 'badToken' ? 'credentials' : undefined),
  });

  return (
    <LoginScreen
      view={view}
      on={{
        signIn: async (credentials) => {
          setIsBusy(true);
          const result = await signIn(credentials);
          setIsBusy(false);
          setFailed(result.ok ? undefined : isRefusedHere(result.error) ? 'clock' : 'credentials');
          // Tells a wrong password from a server that is gone.
          if (!result.ok && result.error.kind !== 'rejected') void askServer();
        },
        createAdmin: async (credentials) => {
          setIsBusy(true);
          const result = await createFirstAdmin(credentials);
          setIsBusy(false);
          setFailed(result.ok ? undefined : { createAdmin: failureText(result.error) });
          void askServer();
        },
        retry: () => void askServer(),
      }}
    />
  );
}

/** Nothing but this computer's clock keeps the console from beginning a session that the server granted. */
function isRefusedHere(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.status === 0;
}

/** Where to go after signing in: where the person was headed, if that is in this app, or home. */
function useOrigin(): { readonly to: string; readonly state: unknown } {
  const remembered: unknown = useLocation().state;
  const home = { to: paths.home(), state: null };
  if (typeof remembered !== 'object' || remembered === null || !('from' in remembered)) return home;
  const { from } = remembered;
  if (typeof from !== 'string' || !isInAppPath(from)) return home;
  return { to: from, state: 'state' in remembered ? remembered.state : null };
}
