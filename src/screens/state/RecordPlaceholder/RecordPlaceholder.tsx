import { LoadError } from '../LoadError/LoadError.tsx';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen.tsx';
import { RecordNotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx';
import type { RecordPlaceholderView } from './recordPlaceholderView.ts';

type RecordPlaceholderProps = {
  view: RecordPlaceholderView;
  onRetry?: () => void;
};

/** Replaces the page of a record that is loading, failed to load, or doesn’t exist. */
export function RecordPlaceholder({ view, onRetry = () => undefined }: RecordPlaceholderProps) {
  switch (view.status) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return <LoadError heading={`Couldn’t load ${view.subject}`} reason={view.reason} onRetry={onRetry} />;
    case 'noRecord':
      return <RecordNotFoundScreen view={view} />;
  }
}
