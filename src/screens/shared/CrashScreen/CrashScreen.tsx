import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export type CrashView = {
  /** What kept the page from being shown. */
  readonly cause: 'crash' | 'fileMissing' | 'offline';
  /** What the program said, in a line. */
  readonly detail: string;
  /** To be sent on; without secrets. */
  readonly report: string;
};

const texts = {
  crash:
    'Something in the console went wrong. Nothing was changed on the server, and what you typed is kept.',
  fileMissing:
    'A part of the console could not be loaded. A newer version may have been installed: loading the page again gets it.',
  offline:
    'A part of the console could not be loaded: this browser is offline. Try again once it has a connection.',
} as const;

/** In place of a page that could not be drawn; what is around it goes on. */
export function CrashScreen({ view, on }: { view: CrashView; on: { readonly retry: () => void } }) {
  return (
    <ErrorState
      heading="This page could not be shown"
      text={texts[view.cause]}
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
