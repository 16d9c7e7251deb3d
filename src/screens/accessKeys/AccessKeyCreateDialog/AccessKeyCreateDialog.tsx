import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  accessKeyFormProblems,
  accessKeyText,
  type AccessKeyForm,
  type TakenKeyNames,
} from '../../../domain/accessKey/accessKey.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { formDialog, type DialogForm } from '../../shared/FormDialog/FormDialog.tsx';
import {
  keyDetailsDialogProps,
  type AccessKeyDetailsActions,
} from '../AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import type { AccessKeyDetailsView } from '../AccessKeyDetailsDialog/accessKeyDetailsView.ts';

export type AccessKeyCreateProps = {
  netid: string;
  form: DialogForm<AccessKeyForm>;
  taken: TakenKeyNames;
  details: AccessKeyDetailsView | undefined;
  on: AccessKeyDetailsActions;
};

/** Creates an access key, then shows its token and join commands. */
export function AccessKeyCreateDialog({ netid, form, taken, details, on }: AccessKeyCreateProps) {
  const [hasTried, setHasTried] = useState(false);
  if (details) return <Dialog {...keyDetailsDialogProps(details, on)} />;

  const problems = accessKeyFormProblems(form.value, taken);
  const input = {
    title: accessKeyText.create,
    lead: (
      <>
        Machines that use this key join <Identifier>{netid}</Identifier> without approval.
      </>
    ),
    form,
    submitLabel: labels.action.create,
    isValid: !hasProblems(problems),
  };
  const fields = <Fields form={form} problems={hasTried ? problems : {}} />;
  return <Dialog {...formDialog(input, fields, () => setHasTried(true))} />;
}

type FieldsProps = { form: DialogForm<AccessKeyForm>; problems: Problems<keyof AccessKeyForm> };

function Fields({ form: { value, change }, problems }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="key-name"
        value={value.name}
        onChange={(name) => change({ name })}
        error={problems.name && messages[problems.name]}
        hint="Leave empty to generate one"
        isOptional
        autoComplete="off"
        autoFocus
      />
      <NumberField
        label="Uses"
        name="key-uses"
        value={value.uses}
        onChange={(uses) => change({ uses })}
        error={problems.uses && messages[problems.uses]}
        hint="How many nodes can join with this key. 0 counts as 1"
        min={0}
        autoComplete="off"
      />
    </>
  );
}
