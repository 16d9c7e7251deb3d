import { type AccessKeyForm, accessKeyFormProblems } from '../../../domain/accessKey/accessKey.ts';
import { isEdited, type Edit } from '../../../domain/edit/edit.ts';
import type { Failure } from '../../../domain/failure.ts';
import { messages, type MessageKey, type Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import type { FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import type { AccessKeyDetailsView } from '../AccessKeyDetailsDialog/accessKeyDetailsView.ts';

export type AccessKeyFormView = FormDialogState & {
  readonly status: 'form';
  readonly netid: string;
  readonly form: AccessKeyForm;
  readonly problems: Problems<keyof AccessKeyForm>;
  /** The problems in words. */
  readonly texts: { readonly name: string | undefined; readonly uses: string | undefined };
};

export type AccessKeyCreateView =
  AccessKeyFormView | { readonly status: 'created'; readonly details: AccessKeyDetailsView };

export type AccessKeyFormInput = {
  readonly netid: string;
  readonly edit: Edit<AccessKeyForm>;
  /** Names of the network's keys, as far as known. */
  readonly taken: readonly string[];
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
