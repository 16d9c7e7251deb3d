import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openedOn, pageUnder, type DialogState } from './pageUnder.ts';

/** Opens a dialog that has an address, over the page as it is: its query stays in the address. */
export function useOpenDialog(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (path) => {
      const state: DialogState = { over: pathname };
      void navigate(path + search, { state });
    },
    [navigate, pathname, search],
  );
}

/** Leaves the address of a dialog for that of the page under it. */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    if (openedOn(location) === undefined) {
      void navigate(pageUnder(location) + location.search, { replace: true });
    } else {
      void navigate(-1);
    }
  };
}
