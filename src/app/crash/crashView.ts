import type { Caught } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { crashMessage } from '../../domain/crash/crashReport.ts';
import type { CrashView } from '../../screens/shared/CrashScreen/CrashScreen.tsx';
import { FileMissing } from './FileMissing.ts';
import { knownSecrets } from './knownSecrets.ts';
import { reportOf } from './reportOf.ts';

export function crashView(caught: Caught): CrashView {
  const { error } = caught;
  return {
    cause: !(error instanceof FileMissing) ? 'crash' : navigator.onLine ? 'fileMissing' : 'offline',
    detail: crashMessage(error, knownSecrets()),
    report: reportOf(caught),
  };
}

/** Drawing once more keeps what was typed; a file that did not come is only asked for again by a page loaded anew. */
export function retryOf({ error, retry }: Caught): () => void {
  return error instanceof FileMissing ? () => window.location.reload() : retry;
}
