import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { crashMessage } from '../../domain/crash/crashReport.ts';
import { knownSecrets } from '../crash/knownSecrets.ts';
import { reportOf } from '../crash/reportOf.ts';

/**
 * Tells the person of what went wrong outside of drawing, where no error boundary stands. What happens again and again
 * is told in one toast.
 */
export function startErrorReports(): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // Without an error the browser only mentions something: a size observer that gave way, a script of an extension.
    if (error !== null && error !== undefined) tell(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function tell(error: unknown): void {
  const detail = crashMessage(error, knownSecrets());
  toastQueue.show({
    id: `unexpected ${detail}`,
    kind: 'error',
    text: 'Something in the console went wrong',
    detail,
    report: reportOf({ error, componentStack: '' }),
  });
}
