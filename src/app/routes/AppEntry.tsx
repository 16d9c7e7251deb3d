import { useEffect, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { withBase, withoutBase } from '../../components/Link/basePath.ts';
import { hasPage, paths } from '../../domain/paths.ts';
import { originOf, type LoginState } from '../../domain/session/session.ts';
import { LoadingScreen, LoadFailedScreen } from '../../screens/state/LoadingScreen/LoadingScreen.tsx';
import { LoginForm } from './session/LoginForm.tsx';
import { loadedOrMomentLater } from '../flows/logIn.ts';
import { loadToasts, Toasts } from '../shell/Toasts.tsx';
import { serverProbe } from '../stores/serverProbe.ts';
import { oauthReturn, sessionStore } from '../stores/session.ts';
import { whenIdle } from '../stores/whenIdle.ts';

/** Draws the login form without loading the router and the pages, or the console for users who are logged in. */
export function AppEntry() {
  const { session } = useSnapshot(sessionStore);
  const [isInside, setIsInside] = useState(() => !beginsWithForm());
  useEffect(() => {
    // A fast server's records are there by then. The page is then drawn once, instead of first without them.
    if (session) void loadedOrMomentLater().then(() => setIsInside(true));
  }, [session]);
  return isInside ? <Inside /> : <FormAlone onLeave={() => setIsInside(true)} />;
}

/** Whether to draw the form alone. If so, the address becomes that of the login page. */
function beginsWithForm(): boolean {
  const { search, hash } = window.location;
  const pathname = withoutBase(window.location.pathname);
  if (sessionStore.session) return false;
  if (!hasPage(pathname) || oauthReturn.query !== undefined) return false;
  if (pathname !== paths.login()) {
    // The router keeps its state like this, and later finds there which page to open after the login.
    const { usr = null, ...rest } = Object(window.history.state);
    const usrNow: LoginState = { from: pathname + search + hash, state: usr };
    window.history.replaceState({ ...rest, usr: usrNow }, '', withBase(paths.login()));
  }
  return true;
}

/** Loads the console while the user types. The router takes over when the user navigates in the history. */
function FormAlone({ onLeave }: { onLeave: () => void }) {
  const { diagnosis } = useSnapshot(serverProbe);
  const isDrawn = diagnosis !== undefined;
  useEffect(() => {
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  }, [onLeave]);
  useEffect(
    // After a failure the console is loaded again when it is needed, and reports the error then.
    () =>
      isDrawn
        ? whenIdle(
            () =>
              void loadConsole()
                .catch(() => undefined)
                .then(loadToasts),
          )
        : undefined,
    [isDrawn],
  );
  return (
    <>
      <LoginForm />
      <Toasts />
    </>
  );
}

let loadedConsole: ComponentType | undefined;

async function loadConsole(): Promise<ComponentType> {
  const { Console, preloadPage } = await import('./Console.tsx');
  // A page that fails to load reports it itself.
  await preloadPage(firstPage()).catch(() => undefined);
  loadedConsole = Console;
  return Console;
}

/** The path in the address, or, on the login page, of the page that opens after the login. */
function firstPage(): string {
  const pathname = withoutBase(window.location.pathname);
  if (pathname !== paths.login()) return pathname;
  const { usr } = Object(window.history.state);
  return originOf(usr).to.replace(/[?#].*$/, '');
}

/** The console once it has loaded. `Suspense` would show the spinner for at least 300 ms. */
function Inside() {
  const [Console, setConsole] = useState(() => loadedConsole);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (loadedConsole) return;
    loadConsole().then(
      (loaded) => setConsole(() => loaded),
      () => setIsMissing(true),
    );
  }, []);
  if (isMissing) {
    return (
      <LoadFailedScreen
        cause={navigator.onLine ? 'fileMissing' : 'offline'}
        onRetry={() => window.location.reload()}
      />
    );
  }
  return Console ? <Console /> : <LoadingScreen />;
}
