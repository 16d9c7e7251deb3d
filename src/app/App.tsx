import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, RouterProvider, useLocation, useNavigate, type createBrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary/ErrorBoundary.tsx';
import { ReportText } from '../components/ErrorBoundary/reportText.ts';
import { NavigationProvider } from '../components/NavigationProvider/NavigationProvider.tsx';
import { toastQueue } from '../components/Toast/toastQueue.ts';
import { CrashPage } from './crash/CrashPage.tsx';
import { reportOf } from './crash/reportOf.ts';

const ToastRegion = lazy(async () => ({
  default: (await import('../components/Toast/ToastRegion.tsx')).ToastRegion,
}));

/** Everything around the routes, inside the router: links of all components navigate, toasts show on every page. */
export function Root() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <ReportText value={reportOf}>
        <ErrorBoundary resetKey={key} renderCaught={(caught) => <CrashPage caught={caught} />}>
          <Outlet />
        </ErrorBoundary>
        <ErrorBoundary renderCaught={() => null}>
          <Toasts />
        </ErrorBoundary>
      </ReportText>
    </NavigationProvider>
  );
}

/** Loaded with the first toast: the login form is drawn without. */
function Toasts() {
  const { latest } = useSyncExternalStore(toastQueue.subscribe, toastQueue.snapshot);
  return <Suspense>{latest && <ToastRegion />}</Suspense>;
}

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return <RouterProvider router={router} />;
}
