import { useMemo } from 'react';
import { Outlet, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NavigationProvider } from '../../components/Link/Link.tsx';
import { RouterContext, useGo, withinBase } from '../stores/history.ts';
import { Toasts } from '../shell/Toasts.tsx';

export function Root() {
  return (
    <NavigationProvider navigate={useGo()}>
      <Outlet />
      <Toasts />
    </NavigationProvider>
  );
}

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const known = useMemo(() => withinBase(router), [router]);
  return (
    <RouterContext value={known}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}
