import type { Caught } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { CrashScreen, type CrashView } from '../../screens/shared/CrashScreen/CrashScreen.tsx';
import { descriptionOf } from './descriptionOf.ts';
import { FileMissing } from './lazyComponent.tsx';

/** In place of a page that threw. */
export function CrashPage({ caught }: { caught: Caught }) {
  return <CrashScreen view={crashView(caught)} on={{ retry: retryOf(caught) }} />;
}

export function crashView(caught: Caught): CrashView {
  const isFileMissing = caught.error instanceof FileMissing;
  return {
    cause: !isFileMissing ? 'crash' : navigator.onLine ? 'fileMissing' : 'offline',
    ...descriptionOf(caught),
  };
}

/** Drawing once more keeps what was typed; a file that did not come is only asked for again by a page loaded anew. */
export function retryOf({ error, retry }: Caught): () => void {
  return error instanceof FileMissing ? () => window.location.reload() : retry;
}
