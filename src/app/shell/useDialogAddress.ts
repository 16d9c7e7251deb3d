import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cameFrom, goBackOne, useGo, useRouter } from '../stores/history.ts';
import { openedOn, pageUnder, type DialogState } from './currentRoute.ts';

/** Opens a dialog over the current page, whose query stays in the address. */
export function useOpenDialog(): (path: string) => void {
  const go = useGo();
  const { pathname, search } = useLocation();
  return useCallback(
    (path) => {
      const state: DialogState = { over: pathname };
      go(path + search, state);
    },
    [go, pathname, search],
  );
}

/** Closes a dialog once: back in the history if it was opened on the page under it, otherwise to that page. */
export function useCloseDialog(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (router.state.location.key !== location.key) return;
    const under = pageUnder(router.routes, location);
    if (openedOn(router.routes, location) !== undefined || pathOf(cameFrom(location)) === under)
      goBackOne(navigate);
    else void navigate(under + location.search, { replace: true });
  };
}

function pathOf(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/, '');
}
