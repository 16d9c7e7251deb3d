import { Suspense } from 'react';
import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../domain/paths.ts';
import { LoadingScreen } from '../screens/shared/LoadingScreen/LoadingScreen.tsx';
import { lazyComponent } from './crash/lazyComponent.ts';
import { sessionStore } from './stores/session.ts';

/** What the login page is told when somebody is sent to it. */
export type LoginState = {
  readonly from: string;
  /** What the history knew of that page. */
  readonly state: unknown;
} | null;

const Shell = lazyComponent(async () => (await import('./shell/Shell.tsx')).Shell);

/** The frame is for whoever is signed in; it is not even loaded for anybody else. */
export function FrameIfSignedIn() {
  const { session } = useSnapshot(sessionStore);
  if (!session) return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Shell />
    </Suspense>
  );
}

/**
 * Whoever is not signed in goes to the login page, which remembers where they were headed (§2). A page that somebody
 * signed out on is theirs, and not where the next person was headed.
 */
export function RequireSession() {
  const { session, endedBecause } = useSnapshot(sessionStore);
  const location = useLocation();
  if (session) return <Outlet />;
  const state: LoginState =
    endedBecause === 'signedOut' ? null : { from: createPath(location), state: location.state };
  return <Navigate to={paths.login()} replace state={state} />;
}

/** Pages of administration; others go home (§2 "Access and redirects"). */
export function RequireAdmin() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <Outlet /> : <Navigate to={paths.home()} replace />;
}

/** A user's page is for administrators and for that user (§2). */
export function RequireAdminOrSelf() {
  const { session } = useSnapshot(sessionStore);
  const { username } = useParams();
  const mayEnter = session?.user.isAdmin || session?.user.name === username;
  return mayEnter ? <Outlet /> : <Navigate to={paths.home()} replace />;
}
