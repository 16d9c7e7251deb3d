import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import type { AccessKeyDetailsView } from './accessKeyDetailsView.ts';
import { detailsDialog, type AccessKeyDetailsActions } from './detailsDialog.tsx';

type AccessKeyDetailsDialogProps = { view: AccessKeyDetailsView; on: AccessKeyDetailsActions };

/** §2: key, token and every way to join, over the table; and the nodes that join meanwhile. */
export function AccessKeyDetailsDialog({ view, on }: AccessKeyDetailsDialogProps) {
  return <Dialog {...detailsDialog(view, on)} />;
}
