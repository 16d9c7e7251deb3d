import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export type CrashView = {
  /** What the program said, for a report. */
  readonly detail: string;
};

/** In place of a page that could not be drawn; what is around it goes on. */
export function CrashScreen({ view, on }: { view: CrashView; on: { readonly retry: () => void } }) {
  return (
    <ErrorState
      heading="This page could not be shown"
      text="Something in the console went wrong. Nothing was changed on the server."
      detail={view.detail}
      onRetry={on.retry}
    />
  );
}
