import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { late } from '../../../components/late/late.tsx';
import { crashTexts } from '../../../domain/crash/crashTexts.ts';

const Dialog = late(async () => (await import('../../../components/Dialog/Dialog.tsx')).Dialog);

export type CrashView = {
  readonly cause: Exclude<keyof typeof crashTexts, 'heading'>;
  readonly detail: string;
  readonly report: string;
};

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

type CrashDialogProps = {
  view: CrashView;
  on: { readonly retry: () => void; readonly close: () => void };
};

/** In place of a dialog that could not be drawn: the page under it is whole. */
export function CrashDialog({ view, on }: CrashDialogProps) {
  return (
    <Dialog isOpen title="Something went wrong" size="large" onClose={on.close}>
      <CrashScreen view={view} on={on} />
    </Dialog>
  );
}
