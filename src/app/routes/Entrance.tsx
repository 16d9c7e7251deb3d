import { startTransition, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { hasPage, paths } from '../../domain/paths.ts';
import { isOauthReturn } from '../../domain/session/session.ts';
import { LoadingScreen, MissingScreen } from '../../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { fetchComponent, FileMissing, lazyComponent, type Load } from '../shell/crash/lazyComponent.tsx';
import type { LoginState } from './guards.tsx';
import { LoginForm } from './session/LoginForm.tsx';
import { serverProbe } from '../stores/serverProbe.ts';
import { sessionStore } from '../stores/session.ts';
import { loadToasts, Toasts } from '../shell/Toasts.tsx';
import { whenIdle } from '../stores/whenIdle.ts';

const loadConsole: Load = async () => (await import('./Console.tsx')).Console;
const Console = lazyComponent(loadConsole);
const CrashPage = lazyComponent(async () => (await import('../shell/crash/CrashPage.tsx')).CrashPage);

/** The pages that are asked for beside the console, not after it, and drawn with it, by the first part of their address. */
const firstPages: Readonly<Record<string, () => Promise<unknown>>> = {
  '': () => import('./home/HomeRoute.tsx'),
  nodes: () => import('./nodes/NodeListRoute.tsx'),
  networks: () => import('./networks/NetworkListRoute.tsx'),
};

/**
 * What is drawn first: for whoever is not signed in the login form, which waits for nothing else; the console for
 * everybody else, and from then on.
 */
export function Entrance() {
  const { session } = useSnapshot(sessionStore);
  const [isInside, setIsInside] = useState(() => !beginsWithForm());
  if (session && !isInside) setIsInside(true);
  return isInside ? <Inside /> : <FormAlone onLeave={() => setIsInside(true)} />;
}

/** Whether the form is all there is to see, at the address that the router has for it. */
function beginsWithForm(): boolean {
  const { pathname, search, hash } = window.location;
  if (sessionStore.session) {
    void fetchFirst().catch(isToldByItsPage);
    return false;
  }
  if (!hasPage(pathname) || isOauthReturn(new URLSearchParams(search))) return false;
  if (pathname !== paths.login()) {
    // As the router keeps it: what it finds there once somebody has signed in is where they were headed.
    const { usr = null, ...rest } = Object(window.history.state);
    const usrNow: LoginState = { from: pathname + search + hash, state: usr };
    window.history.replaceState({ ...rest, usr: usrNow }, '', paths.login());
  }
  return true;
}

/** The router takes over when somebody goes elsewhere: back in the history, or to an address that they typed. */
function FormAlone({ onLeave }: { onLeave: () => void }) {
  const { diagnosis } = useSnapshot(serverProbe);
  const isDrawn = diagnosis !== undefined;
  useEffect(() => {
    window.addEventListener('popstate', onLeave);
    return () => window.removeEventListener('popstate', onLeave);
  }, [onLeave]);
  useEffect(
    () => (isDrawn ? whenIdle(() => void fetchAhead().catch(isToldByItsPage)) : undefined),
    [isDrawn],
  );
  return (
    <>
      <LoginForm />
      <Toasts />
    </>
  );
}

/** Loads while a person types what is drawn after they have signed in. */
async function fetchAhead(): Promise<void> {
  const { from }: { from?: unknown } = Object(Object(window.history.state).usr);
  const headedFor = typeof from === 'string' ? from : paths.home();
  const [fetchPage] = await Promise.all([fetchConsole(), fetchComponent(loadToasts)]);
  await fetchPage(headedFor.replace(/[?#].*$/, ''));
}

async function fetchConsole(): Promise<(pathname: string) => Promise<void>> {
  const [{ fetchPage }] = await Promise.all([import('./Console.tsx'), fetchComponent(loadConsole)]);
  return fetchPage;
}

/** The console, and the first page with it where that is asked for at once. */
async function fetchFirst(): Promise<void> {
  const { pathname } = window.location;
  const page = firstPages[pathname.split('/')[1] ?? '']?.();
  const [fetchPage] = await Promise.all([fetchConsole(), page]);
  if (page) await fetchPage(pathname);
}

/** A file that did not come is told of where it is needed. */
function isToldByItsPage(_error: unknown): void {}

function Inside() {
  const [isHere, setIsHere] = useState(loadConsole.arrived !== undefined);
  useEffect(() => {
    if (isHere) return;
    // No `Suspense` waits for it, which would keep the spinner for 300 ms, and in the frames that it draws.
    void fetchFirst()
      .catch(isToldByItsPage)
      .then(() => startTransition(() => setIsHere(true)));
  }, [isHere]);
  return (
    <ErrorBoundary
      renderCaught={(caught) =>
        caught.error instanceof FileMissing ? (
          <MissingScreen
            cause={navigator.onLine ? 'fileMissing' : 'offline'}
            onRetry={() => window.location.reload()}
          />
        ) : (
          <Suspense>
            <CrashPage caught={caught} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<LoadingScreen />}>{isHere ? <Console /> : <LoadingScreen />}</Suspense>
    </ErrorBoundary>
  );
}
