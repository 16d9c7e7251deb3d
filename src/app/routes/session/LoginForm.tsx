import { useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isOnVisitorsComputer, oauthLoginUrl } from '../../../api/transport/backend.ts';
import type { Failure } from '../../../domain/failure.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { loginView, type LoginFailure } from '../../../screens/session/LoginScreen/loginView.ts';
import { LoginScreen } from '../../../screens/session/LoginScreen/LoginScreen.tsx';
import { backend } from '../../stores/config.ts';
import { createFirstAdmin, logIn } from '../../flows/logIn.ts';
import { oauthReturn, rememberOauth, sessionStore } from '../../stores/session.ts';
import { probeServer, serverProbe } from '../../stores/serverProbe.ts';

/** Renders the login page, both before the router has loaded and inside it. */
export function LoginForm() {
  const { endedBecause, session } = useSnapshot(sessionStore);
  const { diagnosis, needsAdmin } = useSnapshot(serverProbe);
  const { problem } = useSnapshot(oauthReturn);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<LoginFailure>();

  // Before the first paint, because the form waits for the response.
  useLayoutEffect(() => {
    void probeServer();
    document.title = 'Log in · Netmaker';
  }, []);

  const view = loginView({
    serverAddress: backend.display,
    oauthHref: oauthLoginUrl(backend.baseUrl),
    diagnosis,
    needsAdmin,
    isBusy: isBusy || session !== undefined,
    ended: endedBecause,
    failed: failed ?? problem,
    isVisitorsServer: isOnVisitorsComputer(backend.baseUrl, window.location.hostname),
  });

  return (
    <LoginScreen
      view={view}
      on={{
        logIn: async (credentials) => {
          // Sent before the form is drawn as busy, which takes a while on a slow device.
          const sent = logIn(credentials);
          setIsBusy(true);
          const result = await sent;
          setIsBusy(false);
          setFailed(result.ok ? undefined : isClockWrong(result.error) ? 'clock' : 'credentials');
          // The server may have become unreachable.
          if (!result.ok && result.error.kind !== 'rejected') void probeServer();
        },
        createAdmin: async (credentials) => {
          setIsBusy(true);
          const result = await createFirstAdmin(credentials);
          setIsBusy(false);
          setFailed(result.ok ? undefined : { createAdmin: failureText(result.error) });
          void probeServer();
        },
        retry: () => void probeServer(),
        startOauth: rememberOauth,
      }}
    />
  );
}

/** Status 0 marks a login that the console itself rejected, which it does only if this computer’s clock is wrong. */
function isClockWrong(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.status === 0;
}
