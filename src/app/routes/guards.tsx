import type { ReactNode } from 'react';
import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../domain/paths.ts';
import {
  canSeeUser,
  levelOn,
  userAreaSections,
  type UserAreaSection,
} from '../../domain/session/permissions.ts';
import { RecordPlaceholder } from '../../screens/state/RecordPlaceholder/RecordPlaceholder.tsx';
import { recordPlaceholderView } from '../../screens/state/RecordPlaceholder/recordPlaceholderView.ts';
import { loadEverything, refreshUserData } from '../flows/refresh.ts';
import { serverConfigStore } from '../stores/records.ts';
import { sessionStore } from '../stores/session.ts';
import { useRecords, useViewer } from '../stores/reading.ts';
import { valueOf } from '../../domain/loadable.ts';
import { NotFoundScreen } from '../../screens/state/NotFoundScreen/NotFoundScreen.tsx';
import type { LoginState } from '../../domain/session/session.ts';

export function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFoundScreen view={{ address: pathname, homeHref: paths.home() }} />;
}

/** Redirects to the login page, which remembers the page except after a logout: the next user didn't ask for it. */
export function RequireSession() {
  const { session, endedBecause } = useSnapshot(sessionStore);
  const location = useLocation();
  if (session) return <Outlet />;
  const state: LoginState =
    endedBecause === 'signedOut' ? null : { from: createPath(location), state: location.state };
  return <Navigate to={paths.login()} replace state={state} />;
}

/** History state of the home page after a redirect from a page of administration. */
export type HomeState = { readonly refused: 'acls' | 'page' } | null;

/** Redirects others to the home page, which says why. */
export function RequireAdmin() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <Outlet /> : <RefusedHome />;
}

export function RequireAdminOrSelf() {
  const { session } = useSnapshot(sessionStore);
  const { username = '' } = useParams();
  return session && canSeeUser(session, username) ? <Outlet /> : <RefusedHome />;
}

function RefusedHome() {
  const { pathname } = useLocation();
  const state: HomeState = { refused: pathname.toLowerCase().startsWith(paths.acls()) ? 'acls' : 'page' };
  return <Navigate to={paths.home()} replace state={state} />;
}

/** Routes of the enterprise edition; while the edition is unknown they wait instead of saying "not found". */
export function RequireEnterprise() {
  const { data } = useSnapshot(serverConfigStore);
  if (data.status === 'ready') return data.value.isEE ? <Outlet /> : <NotFoundRoute />;
  const view = recordPlaceholderView(data, 'the server’s configuration', { status: 'loading' });
  return <RecordPlaceholder view={view} onRetry={() => void loadEverything()} />;
}

/** Guards the user dashboard of a network. Administrators have no level there, and open it on the enterprise edition only. */
export function RequireUserArea() {
  const { session } = useSnapshot(sessionStore);
  return session?.user.isAdmin ? <RequireEnterprise /> : <Outlet />;
}

type RequireLevelProps = { section: UserAreaSection; children?: ReactNode };

/** Shows “not found” to users whose level on the network doesn’t include the section. */
export function RequireLevel({ section, children = <Outlet /> }: RequireLevelProps) {
  const { netid = '' } = useParams();
  const { data } = useRecords().ownData;
  const { area, level } = useUserArea(netid);
  if (data.status !== 'ready') {
    const absent = recordPlaceholderView(data, 'your network', { status: 'loading' });
    return <RecordPlaceholder view={absent} onRetry={() => void refreshUserData()} />;
  }
  return area && userAreaSections(level).includes(section) ? children : <NotFoundRoute />;
}

export function useUserArea(netid: string) {
  const viewer = useViewer();
  const own = valueOf(useRecords().ownData.data);
  return {
    area: own?.find(({ network }) => network === netid),
    level: levelOn(viewer, netid),
  };
}
