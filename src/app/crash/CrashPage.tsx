import type { Caught } from '../../components/ErrorBoundary/ErrorBoundary.tsx';
import { CrashScreen } from '../../screens/shared/CrashScreen/CrashScreen.tsx';
import { crashView, retryOf } from './crashView.ts';

/** In place of a page that threw. */
export function CrashPage({ caught }: { caught: Caught }) {
  return <CrashScreen view={crashView(caught)} on={{ retry: retryOf(caught) }} />;
}
