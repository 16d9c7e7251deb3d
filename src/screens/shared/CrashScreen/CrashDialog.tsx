import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { CrashScreen, type CrashView } from './CrashScreen.tsx';

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
