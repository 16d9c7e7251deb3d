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
import { isEdited, type Edit } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type MessageKey, type Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { formDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import {
  detailsDialog,
  type AccessKeyDetailsActions,
} from '../AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import type { AccessKeyDetailsView } from '../AccessKeyDetailsDialog/accessKeyDetailsView.ts';

type AccessKeyFormView = FormDialogState & {
  readonly status: 'form';
  readonly netid: string;
  readonly form: AccessKeyForm;
  readonly problems: Problems<keyof AccessKeyForm>;
  /** The problems in words. */
  readonly texts: { readonly name: string | undefined; readonly uses: string | undefined };
};

type AccessKeyCreateView =
  AccessKeyFormView | { readonly status: 'created'; readonly details: AccessKeyDetailsView };

export type AccessKeyFormInput = {
  readonly netid: string;
  readonly edit: Edit<AccessKeyForm>;
  readonly taken: TakenKeyNames;
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
};

export function accessKeyFormView({
  netid,
  edit,
  taken,
  isSaving,
  failure,
}: AccessKeyFormInput): AccessKeyFormView {
  const problems = accessKeyFormProblems(edit.after, taken);
  return {
    status: 'form',
    netid,
    form: edit.after,
    isDirty: isEdited(edit),
    problems,
    texts: { name: textOf(problems.name), uses: textOf(problems.uses) },
    isSaving,
    failure: failedText(toasts.createAccessKey(), failure),
  };
}

function textOf(problem: MessageKey | undefined): string | undefined {
  return problem && messages[problem];
}

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
