import { lazy, Suspense } from 'react';
import { Outlet, RouterProvider, useNavigate, type createBrowserRouter } from 'react-router-dom';
import { NavigationProvider } from '../components/NavigationProvider/NavigationProvider.tsx';

const ToastRegion = lazy(async () => ({
  default: (await import('../components/Toast/ToastRegion.tsx')).ToastRegion,
}));

/** Everything around the routes, inside the router: links of all components navigate, toasts show on every page. */
export function Root() {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <Outlet />
      <Suspense>
        <ToastRegion />
      </Suspense>
    </NavigationProvider>
  );
}

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return <RouterProvider router={router} />;
}
