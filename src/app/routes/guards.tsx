import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../domain/paths.ts';
import { canSeeUser } from '../../domain/session/permissions.ts';
import { Shell } from '../shell/Shell.tsx';
import { sessionStore } from '../stores/session.ts';

/** What the login page is told when somebody is sent to it. */
export type LoginState = {
  readonly from: string;
  /** What the history knew of that page. */
  readonly state: unknown;
} | null;

/** The frame is for whoever is signed in. */
export function FrameIfSignedIn() {
  const { session } = useSnapshot(sessionStore);
  return session ? <Shell /> : <Outlet />;
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

/** What the welcome is told when somebody is sent there from a page of administration. */
export type HomeState = { readonly refused: 'acls' | 'page' } | null;

/** Pages of administration; others go home, which says why (§2 "Access and redirects"). */
export function RequireAdmin() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <Outlet /> : <RefusedHome />;
}

/** A user's page is for administrators and for that user (§2). */
export function RequireAdminOrSelf() {
  const { session } = useSnapshot(sessionStore);
  const { username = '' } = useParams();
  return session && canSeeUser(session, username) ? <Outlet /> : <RefusedHome />;
}

function RefusedHome() {
  const { pathname } = useLocation();
  const state: HomeState = { refused: pathname.startsWith(paths.acls()) ? 'acls' : 'page' };
  return <Navigate to={paths.home()} replace state={state} />;
}
