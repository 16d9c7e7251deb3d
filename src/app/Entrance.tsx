import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { isAddress, paths } from '../domain/paths.ts';
import { isOauthReturn } from '../domain/session/loginStep.ts';
import { LoadingScreen, MissingScreen } from '../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { FileMissing, lazyComponent } from './crash/lazyComponent.ts';
import type { LoginState } from './guards.tsx';
import { LoginForm } from './routes/session/LoginForm.tsx';
import { serverProbe } from './stores/serverProbe.ts';
import { sessionStore } from './stores/session.ts';
import { Toasts } from './Toasts.tsx';

const Console = lazyComponent(async () => (await import('./Console.tsx')).Console);
const CrashPage = lazyComponent(async () => (await import('./crash/CrashPage.tsx')).CrashPage);

/** The pages that are asked for beside the console, not after it, by the first part of their address. */
const firstPages: Readonly<Record<string, () => Promise<unknown>>> = {
  '': () => import('./routes/home/HomeRoute.tsx'),
  nodes: () =>
    Promise.all([import('./routes/nodes/NodePagesRoute.tsx'), import('./routes/nodes/NodeListRoute.tsx')]),
  networks: () => import('./routes/networks/NetworkListRoute.tsx'),
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
    void firstPages[pathname.split('/')[1] ?? '']?.().catch(isToldByItsPage);
    return false;
  }
  if (!isAddress(pathname) || isOauthReturn(new URLSearchParams(search))) return false;
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
  useEffect(() => (isDrawn ? whenIdle(fetchAhead) : undefined), [isDrawn]);
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
  try {
    const [{ fetchPage }] = await Promise.all([
      import('./Console.tsx'),
      import('../components/Toast/ToastRegion.tsx'),
    ]);
    await fetchPage(headedFor.replace(/[?#].*$/, ''));
  } catch (error) {
    isToldByItsPage(error);
  }
}

/** A file that did not come is told of where it is needed. */
function isToldByItsPage(_error: unknown): void {}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(handle);
}

function Inside() {
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
      <Suspense fallback={<LoadingScreen />}>
        <Console />
      </Suspense>
    </ErrorBoundary>
  );
}
