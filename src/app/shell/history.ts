import { createContext, useCallback, useContext } from 'react';
import { createPath, useLocation, useNavigate, type createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'routes'>;

/** The router itself knows where it is at this moment; what is drawn may still be the page before. */
export const RouterContext = createContext<Router | undefined>(undefined);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no RouterContext around this');
  return router;
}

/**
 * Goes to an address of the console, and notes in the history where from. An address that is open already, or about to
 * be drawn, is not put there twice: a second press on a link changes nothing.
 */
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

/** The same page with what a query adds. */
function laidOver({ pathname, search }: { pathname: string; search: string }, query: string): string {
  const all = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(query)) all.set(name, value);
  return `${pathname}?${all.toString()}`;
}

/** The address in this console from which a place was gone to: the entry before it in the history. */
export function cameFrom({ state }: { readonly state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return undefined;
  return typeof state.cameFrom === 'string' ? state.cameFrom : undefined;
}

/** Goes back one page where that is one of this console, and to `otherwise` where it is not. */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (cameFrom(location) === undefined ? navigate(otherwise) : navigate(-1));
}

function isSameAddress(href: string, here: string): boolean {
  const base = `http://console.invalid${here}`;
  return URL.canParse(href, base) && new URL(href, base).href === new URL(base).href;
}
