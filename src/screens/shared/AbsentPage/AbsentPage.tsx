import { FailedRead } from '../FailedRead/FailedRead.tsx';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import type { AbsentView } from './absentView.ts';

type AbsentPageProps = {
  view: AbsentView;
  onRetry?: () => void;
};

/** Replaces the page of a record that is loading, failed to load, or doesn’t exist. */
export function AbsentPage({ view, onRetry = () => undefined }: AbsentPageProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <FailedRead heading={`Couldn’t load ${view.subject}`} reason={view.reason} onRetry={onRetry} />;
    case 'noRecord':
      return <RecordNotFoundScreen view={view} />;
  }
}
