import { FailedRead } from '../FailedRead/FailedRead.tsx';

export type LoadFailedView = {
  /** What could not be loaded. */
  readonly subject: string;
  readonly reason: string;
};

/** In place of a page that lacks what it needs from the server. */
export function LoadFailedScreen({ view, on }: { view: LoadFailedView; on: { readonly retry: () => void } }) {
  return (
    <FailedRead heading={`${view.subject} could not be loaded`} reason={view.reason} onRetry={on.retry} />
  );
}
