import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { crashTexts } from '../../../domain/crash/crashTexts.ts';

export type CrashView = {
  /** What kept the page from being shown. */
  readonly cause: Exclude<keyof typeof crashTexts, 'heading'>;
  /** What the program said, in a line. */
  readonly detail: string;
  /** To be sent on; without secrets. */
  readonly report: string;
};

/** In place of a page that could not be drawn; what is around it goes on. */
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
