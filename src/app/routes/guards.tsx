import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../domain/paths.ts';
import { AbsentPage } from '../../screens/shared/AbsentPage/AbsentPage.tsx';
import { absentOf } from '../../screens/shared/AbsentPage/absentView.ts';
import { loadEverything } from '../flows/refresh.ts';
import { Shell } from '../shell/Shell.tsx';
import { serverConfigStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

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
  const { username } = useParams();
  const mayEnter = session?.user.isAdmin || session?.user.name === username;
  return mayEnter ? <Outlet /> : <RefusedHome />;
}

function RefusedHome() {
  const { pathname } = useLocation();
  const state: HomeState = { refused: pathname.startsWith(paths.acls()) ? 'acls' : 'page' };
  return <Navigate to={paths.home()} replace state={state} />;
}

/** Routes of the enterprise edition; while the edition is unknown they wait instead of saying "not found". */
export function RequireEnterprise() {
  const { data } = useSnapshot(serverConfigStore);
  if (data.status === 'ready') return data.value.isEE ? <Outlet /> : <NotFoundRoute />;
  const view = absentOf(data, 'The server’s configuration', { status: 'loading' });
  return <AbsentPage view={view} onRetry={() => void loadEverything()} />;
}

/** The user area of one network: for administrators, who have no rights of their own there, on the enterprise edition only. */
export function RequireUserArea() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <RequireEnterprise /> : <Outlet />;
}
