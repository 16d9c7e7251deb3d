import { Button } from '../../../components/Button/Button.tsx';
import { ChangeReview } from '../../../components/ChangeReview/ChangeReview.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { NodeEdit } from './nodeEditView.ts';

type NodeReviewProps = { view: NodeEdit; onSave: () => void; onClose: () => void };

/** Old and new values, before they are saved. */
export function NodeReview({ view: { name, changes, isSaving }, onSave, onClose }: NodeReviewProps) {
  return (
    <Dialog
      isOpen
      size="large"
      title={`Save changes to ${name}`}
      onClose={onClose}
      isPending={isSaving}
      onSubmit={() => !isSaving && onSave()}
      footer={
        <>
          <Button
            size="form"
            onPress={onClose}
            {...(isSaving && { isDisabled: true, disabledReason: 'Waiting for the answer' })}
          >
            {labels.action.cancel}
          </Button>
          <Button type="submit" kind="primary" size="form" isPending={isSaving} autoFocus>
            Save
          </Button>
        </>
      }
    >
      <Text>Only these fields are sent. Everything else stays as the server has it.</Text>
      <ChangeReview changes={changes} />
    </Dialog>
  );
}
