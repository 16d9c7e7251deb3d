import { Suspense } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { lazyComponent } from '../crash/lazyComponent.ts';

const CrashPage = lazyComponent(async () => (await import('../crash/CrashPage.tsx')).CrashPage);

/** Outside of the frame, which has a boundary of its own. Where even this fails, `public/boot.js` has the last word. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return (
    <Suspense>
      <CrashPage caught={{ error, componentStack: '', retry }} />
    </Suspense>
  );
}
