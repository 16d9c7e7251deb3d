import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { crashTexts } from '../../../domain/crash/crashTexts.ts';

export type CrashView = {
  readonly cause: Exclude<keyof typeof crashTexts, 'heading'>;
  readonly detail: string;
  readonly report: string;
};

/** Replaces a page that failed to render. Offers to try again and to copy a report. */
export function CrashScreen({ view, on }: { view: CrashView; on: { readonly retry: () => void } }) {
  return (
    <ErrorState
      heading={crashTexts.heading}
      text={crashTexts[view.cause]}
      {...(view.cause === 'crash' && { detail: view.detail, report: view.report })}
      onRetry={on.retry}
    />
  );
}
