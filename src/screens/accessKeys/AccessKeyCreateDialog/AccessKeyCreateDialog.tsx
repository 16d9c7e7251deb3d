import { useState } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { accessKeyText, type AccessKeyForm } from '../../../domain/accessKey/accessKey.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems } from '../../../domain/text/messages.ts';
import { formDialog } from '../../shared/FormDialog/FormDialog.tsx';
import {
  detailsDialog,
  type AccessKeyDetailsActions,
} from '../AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import type { AccessKeyCreateView, AccessKeyFormView } from './accessKeyCreateView.ts';

export type AccessKeyCreateActions = AccessKeyDetailsActions & {
  change: (changes: Partial<AccessKeyForm>) => void;
  create: () => void;
  cancel: () => void;
};

type AccessKeyCreateDialogProps = { view: AccessKeyCreateView; on: AccessKeyCreateActions };

/** §2 `/access-keys/{netid}/create`: the form, and in the same dialog the key that comes of it. */
export function AccessKeyCreateDialog({ view, on }: AccessKeyCreateDialogProps) {
  const [hasTried, setHasTried] = useState(false);
  if (view.status === 'created') return <Dialog {...detailsDialog(view.details, on)} />;

  const form = {
    title: accessKeyText.create,
    lead: (
      <>
        Machines join <Identifier>{view.netid}</Identifier> with it, without waiting for approval.
      </>
    ),
    state: view,
    submitLabel: labels.action.create,
    isValid: !hasProblems(view.problems),
    onSubmit: on.create,
    onCancel: on.cancel,
  };
  const fields = <Fields view={view} areProblemsShown={hasTried} onChange={on.change} />;
  return <Dialog {...formDialog(form, fields, () => setHasTried(true))} />;
}

type FieldsProps = {
  view: AccessKeyFormView;
  areProblemsShown: boolean;
  onChange: AccessKeyCreateActions['change'];
};

function Fields({ view: { form, texts }, areProblemsShown, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="key-name"
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={areProblemsShown ? texts.name : undefined}
        hint="The server makes one when this is empty"
        isOptional
        autoComplete="off"
        autoFocus
      />
      <NumberField
        label="Uses"
        name="key-uses"
        value={form.uses}
        onChange={(uses) => onChange({ uses })}
        error={areProblemsShown ? texts.uses : undefined}
        hint="How many nodes may join with it. 0 counts as 1"
        min={0}
        autoComplete="off"
      />
    </>
  );
}
