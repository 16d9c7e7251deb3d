import { createContext, useCallback, useContext } from 'react';
import {
  createPath,
  useLocation,
  useNavigate,
  type createBrowserRouter,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { withoutBase } from '../../components/Link/basePath.ts';
import { paths } from '../../domain/paths.ts';

type BrowserRouter = ReturnType<typeof createBrowserRouter>;

type Router = Pick<BrowserRouter, 'subscribe' | 'routes'> & {
  readonly state: Pick<BrowserRouter['state'], 'location'>;
};

/** The router knows the current address before React has drawn its page. */
export const RouterContext = createContext<Router | undefined>(undefined);

/** The router with paths in the application, as its hooks have them. Its own state has those of the browser. */
export function withinBase(router: BrowserRouter): Router {
  return {
    routes: router.routes,
    subscribe: router.subscribe,
    get state() {
      return { location: locationWithinBase(router.state.location) };
    },
  };
}

export function locationWithinBase(location: Location): Location {
  return { ...location, pathname: withoutBase(location.pathname) };
}

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterContext');
  return router;
}

/** Goes to an address and remembers the previous one. A second press on a link adds no second history entry. */
export function useGo(): (href: string, state?: object) => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(
    (asked, state) => {
      const { location } = router.state;
      const here = createPath(location);
      const href = asked.startsWith('?') ? laidOver(location, asked) : asked;
      if (isSameAddress(href, here)) void navigate(href, { replace: true, state: location.state });
      else void navigate(href, { state: { ...state, cameFrom: here } });
    },
    [router, navigate],
  );
}

function laidOver({ pathname, search }: { pathname: string; search: string }, query: string): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) all.set(name, value);
  return `${pathname}?${all.toString()}`;
}

/** The previous history entry, if it is a page of this console. */
export function cameFrom({ state }: { readonly state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
  return typeof state.cameFrom === 'string' ? state.cameFrom : undefined;
}

/** Whether the console itself goes back, for example because a dialog with an address closes. */
export const ownBack = { isUnderway: false };

/** Goes to the previous history entry. The user’s own Back closes an open dialog instead. */
export function goBackOne(navigate: NavigateFunction): void {
  ownBack.isUnderway = true;
  void navigate(-1);
}

export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => (cameFrom(location) === undefined ? void navigate(otherwise) : goBackOne(navigate));
}

/** History state of the login page when it is opened to log out. */
export const loggingOut = { isLoggingOut: true } as const;

/** Leaves for the login page, which logs out. `LeaveQuestion` asks first if that loses input or stops a run. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => void navigate(paths.login(), { replace: true, state: loggingOut });
}

function isSameAddress(href: string, here: string): boolean {
  const base = `http://console.invalid${here}`;
  return URL.canParse(href, base) && new URL(href, base).href === new URL(base).href;
}
