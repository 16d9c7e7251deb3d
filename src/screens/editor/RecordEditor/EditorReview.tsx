import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { DialogActions } from '../../../components/Dialog/DialogActions.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ReachImpacts } from '../../actions/ReachImpact/ReachImpact.tsx';
import { ChangeReview } from './ChangeReview.tsx';
import type { EditorView } from './editorView.ts';

type EditorReviewProps = { view: EditorView<string>; onSave: () => void; onClose: () => void };

const nothing: ReadonlySet<string> = new Set();

export function EditorReview({ view, onSave, onClose }: EditorReviewProps) {
  const { name, changes, warnings, consents, impact = [], trialNote, isSaving } = view;
  const [agreed, setAgreed] = useState(nothing);
  const isAgreed = consents.every(({ id }) => agreed.has(id));

  const agree = (id: string, isOn: boolean) => {
    const next = new Set(agreed);
    if (isOn) next.add(id);
    else next.delete(id);
    setAgreed(next);
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={`Save changes to ${name}`}
      onClose={onClose}
      isPending={isSaving}
      onSubmit={() => isAgreed && !isSaving && onSave()}
      footer={
        <DialogActions
          submitLabel="Save"
          isPending={isSaving}
          obstacle={isAgreed ? undefined : 'Confirm the consequences above first'}
          start="submit"
          onCancel={onClose}
        />
      }
    >
      <Stack>
        <Text>Only these fields will change.</Text>
        <ChangeReview changes={changes} />
        {warnings.map(({ label, text }) => (
          <Notice key={label} tone="warning" fact={`${label}:`} advice={text} />
        ))}
        <ReachImpacts changes={impact} />
        {trialNote !== undefined && <Text>{trialNote}</Text>}
        {consents.map(({ id, label, consequence }) => (
          <Checkbox
            key={id}
            isSelected={agreed.has(id)}
            onChange={(isOn) => agree(id, isOn)}
            description={consequence}
          >
            {label}
          </Checkbox>
        ))}
      </Stack>
    </Dialog>
  );
}
