import { useState } from 'react';
import { ChoiceList } from '../../../components/ChoiceList/ChoiceList.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { type MuteEnd, muteEnds } from '../../../domain/findings/muting.ts';
import { FormDialog } from '../../shared/FormDialog/FormDialog.tsx';

type MuteDialogProps = { onMute: (reason: string, end: MuteEnd) => void; onClose: () => void };

/** Asks for how long and why to hide a finding. */
export function MuteDialog({ onMute, onClose }: MuteDialogProps) {
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<MuteEnd>('week');
  return (
    <FormDialog
      title="Mute finding"
      lead="Hides the finding in this browser until it changes or the time is up."
      submitLabel="Mute finding"
      isValid
      form={{ isDirty: reason !== '', submit: () => onMute(reason, end), cancel: onClose }}
    >
      {() => (
        <>
          <ChoiceList
            label="Mute for"
            choices={muteEnds.map((id) => ({ id, ...choices[id] }))}
            value={end}
            onChange={(id) => setEnd(muteEnds.find((one) => one === id) ?? end)}
          />
          <TextField label="Reason" isOptional value={reason} onChange={setReason} />
        </>
      )}
    </FormDialog>
  );
}

const choices = {
  week: { label: 'A week', description: '7 days, or until it changes' },
  month: { label: 'A month', description: '30 days, or until it changes' },
  change: { label: 'Until it changes', description: 'No time limit' },
} as const;
