import { Outlet, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NavigationProvider } from '../../components/Link/Link.tsx';
import { ToastRegion } from '../../components/Toast/ToastRegion.tsx';
import { RouterContext, useGo } from '../shell/history.ts';

export function Root() {
  return (
    <NavigationProvider navigate={useGo()}>
      <Outlet />
      <ToastRegion />
    </NavigationProvider>
  );
}

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}
