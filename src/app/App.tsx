import { Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { NavigationProvider } from '../components/NavigationProvider/NavigationProvider.tsx';
import { toastQueue } from '../components/Toast/toastQueue.ts';
import { lazyComponent } from './crash/lazyComponent.ts';
import { RouterContext, useGo } from './shell/history.ts';

// Without a connection no toast is shown, which is no reason to show no page either.
const ToastRegion = lazyComponent(
  async () => (await import('../components/Toast/ToastRegion.tsx')).ToastRegion,
  Nothing,
);

function Nothing() {
  return null;
}

/** Everything around the routes, inside the router: links of all components navigate, toasts show on every page. */
export function Root() {
  return (
    <NavigationProvider navigate={useGo()}>
      <Outlet />
      <Toasts />
    </NavigationProvider>
  );
}

/** Loaded with the first toast, since the login form is drawn without, and there from then on. */
function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  const [isNeeded, setIsNeeded] = useState(false);
  if (latest && !isNeeded) setIsNeeded(true);
  return <Suspense>{isNeeded && <ToastRegion />}</Suspense>;
}

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>
  );
}
