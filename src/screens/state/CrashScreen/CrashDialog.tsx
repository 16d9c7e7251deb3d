import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { CrashScreen, type CrashView } from './CrashScreen.tsx';

type CrashDialogProps = {
  view: CrashView;
  on: { readonly retry: () => void; readonly close: () => void };
};

/** Replaces a dialog that failed to render. */
export function CrashDialog({ view, on }: CrashDialogProps) {
  return (
    <Dialog isOpen title="Something went wrong" size="large" onClose={on.close}>
      <CrashScreen view={view} on={on} />
    </Dialog>
  );
}
