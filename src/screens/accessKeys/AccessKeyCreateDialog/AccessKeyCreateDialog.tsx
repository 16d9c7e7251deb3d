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
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import {
  keyDetailsDialogProps,
  type AccessKeyDetailsDialogProps,
} from '../AccessKeyDetailsDialog/AccessKeyDetailsDialog.tsx';
import type { AccessKeyDetailsView } from '../AccessKeyDetailsDialog/accessKeyDetailsView.ts';

export type AccessKeyCreateProps = {
  netid: string;
  form: DialogForm<AccessKeyForm>;
  taken: TakenKeyNames;
  details: AccessKeyDetailsView | undefined;
  on: AccessKeyDetailsDialogProps['on'];
};

/** Creates an access key, then shows its token and join commands in the same dialog. */
export function AccessKeyCreateDialog({ netid, form, taken, details, on }: AccessKeyCreateProps) {
  const { value, change } = form;
  const problems = accessKeyFormProblems(value, taken);
  return (
    <FormDialog
      title={accessKeyText.create}
      lead={
        <>
          Machines that use this key join <Identifier>{netid}</Identifier> without approval.
        </>
      }
      form={form}
      submitLabel={labels.action.create}
      isValid={!hasProblems(problems)}
      result={details && keyDetailsDialogProps({ view: details, on })}
    >
      {(hasTried) => (
        <>
          <TextField
            label="Name"
            name="key-name"
            value={value.name}
            onChange={(name) => change({ name })}
            error={hasTried && problems.name ? messages[problems.name] : undefined}
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
            error={hasTried && problems.uses ? messages[problems.uses] : undefined}
            hint="How many nodes can join with this key. 0 counts as 1"
            min={0}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
