import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { oauthLoginUrl } from '../../../api/backend.ts';
import type { Failure } from '../../../domain/failure.ts';
import { isInAppPath, paths } from '../../../domain/paths.ts';
import { loginView, type LoginInput } from '../../../screens/session/LoginScreen/loginView.ts';
import { LoginScreen } from '../../../screens/session/LoginScreen/LoginScreen.tsx';
import { failureText } from '../../../domain/text/failureText.ts';
import { backend } from '../../config.ts';
import { createFirstAdmin, signIn, takeOauthReturn } from '../../flows/signIn.ts';
import { oauthReturn } from '../../stores/oauthReturn.ts';
import { askServer, serverProbe } from '../../stores/serverProbe.ts';
import { sessionStore } from '../../stores/session.ts';

/** `/login`, also the place an OAuth provider's return leads to (`?login=TOKEN`, `?oauth=…`). */
export function LoginRoute() {
  const { session, endedBecause } = useSnapshot(sessionStore);
  const { diagnosis, needsAdmin } = useSnapshot(serverProbe);
  const oauth = useOauthReturn();
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<LoginInput['failed']>();
  const origin = useOrigin();

  useEffect(() => {
    void askServer();
  }, []);

  if (session) return <Navigate to={origin} replace />;

  const view = loginView({
    serverAddress: backend.display,
    oauthHref: oauthLoginUrl(backend.baseUrl),
    diagnosis,
    needsAdmin,
    isBusy,
    ended: endedBecause,
    oauthFailed: oauth === 'failed',
    failed: failed ?? (oauth === 'badToken' ? 'credentials' : undefined),
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
function useOrigin(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home();
  return typeof state.from === 'string' && isInAppPath(state.from) ? state.from : paths.home();
}

/**
 * The token of an OAuth return leaves the address, history entry and all, before anything is asked for with it. What
 * the address said stays known for as long as the page is open.
 */
function useOauthReturn() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { outcome } = useSnapshot(oauthReturn);

  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('login') && !query.has('oauth')) return;
    void navigate(paths.login(), { replace: true, state });
    takeOauthReturn(query);
  }, [search, state, navigate]);

  return outcome;
}
