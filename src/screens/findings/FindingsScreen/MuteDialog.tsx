import { useState } from 'react';
import { ChoiceList } from '../../../components/ChoiceList/ChoiceList.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { type MuteEnd, muteEnds } from '../../../domain/findings/muting.ts';
import { counted } from '../../../domain/format/count.ts';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';

type MuteDialogProps = {
  count: number;
  onMute: (reason: string, end: MuteEnd) => void;
  onClose: () => void;
};

/** Asks for how long and why to hide findings. */
export function MuteDialog({ count, onMute, onClose }: MuteDialogProps) {
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState<MuteEnd>('week');
  const title = count === 1 ? 'Mute finding' : `Mute ${counted(count, 'finding')}`;
  return (
    <FormDialog
      title={title}
      lead={`Hides ${count === 1 ? 'the finding' : 'each of them'} in this browser until it gets worse or the time is up.`}
      submitLabel={title}
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
  week: { label: 'A week', description: '7 days, or until it gets worse' },
  month: { label: 'A month', description: '30 days, or until it gets worse' },
  worse: { label: 'Until it gets worse', description: 'No time limit' },
} as const;
