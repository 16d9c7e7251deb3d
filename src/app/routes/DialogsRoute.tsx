import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { CrashDialog } from '../../screens/state/CrashScreen/CrashDialog.tsx';
import { crashView, retryOf } from '../shell/crash/CrashPage.tsx';
import { IsDialogContext } from './forms/LeaveGuard.tsx';
import { useCloseDialog } from '../shell/useDialogAddress.ts';

/** Keeps the page under a dialog that crashes. */
export function DialogsRoute() {
  const { key } = useLocation();
  const close = useCloseDialog();
  return (
    <ErrorBoundary
      resetKey={key}
      renderCaught={(caught) => (
        <CrashDialog view={crashView(caught)} on={{ retry: retryOf(caught), close }} />
      )}
    >
      <IsDialogContext value>
        <Outlet />
      </IsDialogContext>
    </ErrorBoundary>
  );
}
