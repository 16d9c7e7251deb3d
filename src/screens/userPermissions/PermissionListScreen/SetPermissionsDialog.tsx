import { useState } from 'react';
import { Grid } from '../../../components/Layout/Layout.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { counted } from '../../../domain/format/count.ts';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import { messages } from '../../../domain/text/messages.ts';
import { networkUserProblems, type NetworkUserForm } from '../../../domain/user/networkUser.ts';
import { permissionLabels } from '../../../domain/user/userText.ts';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';
import type { BulkDialogProps } from '../../list/RecordList/SelectionBar.tsx';
import type { PermissionRow } from './permissionListView.ts';

const unchanged: NetworkUserForm = { accessLevel: '', nodeLimit: '', clientLimit: '' };

const levels = [
  { id: '', label: 'Unchanged' },
  ...accessLevels.map(({ level, name }) => ({ id: String(level), label: `${level} · ${name}` })),
];

export type SetPermissionsDialogProps = BulkDialogProps<
  PermissionRow,
  { setAll(usernames: readonly string[], values: Partial<NetworkUserForm>): void }
>;

/** Sets the access level and the limits of several users of a network. Empty fields change nothing. */
export function SetPermissionsDialog(props: SetPermissionsDialogProps) {
  const { rows, details, on, onClose, onDone } = props;
  const [form, setForm] = useState(unchanged);
  const isAdminAmong = rows.some(({ isServerAdmin }) => isServerAdmin);
  const problems = networkUserProblems(form, { isAdmin: isAdminAmong && form.accessLevel !== '' });
  const shown = (field: keyof NetworkUserForm) => {
    const problem = form[field] === '' ? undefined : problems[field];
    return problem && messages[problem];
  };
  const isDirty = Object.values(form).some((value) => value !== '');
  const limit = (field: 'nodeLimit' | 'clientLimit') => (
    <NumberField
      label={permissionLabels[field]}
      hint="Empty leaves it unchanged"
      value={form[field]}
      min={0}
      onChange={(value) => setForm({ ...form, [field]: value })}
      error={shown(field)}
    />
  );
  return (
    <FormDialog
      title={`Set level and limits of ${counted(rows.length, 'user')}`}
      submitLabel={`Change ${counted(rows.length, 'user')}`}
      isValid={!shown('accessLevel') && !shown('nodeLimit') && !shown('clientLimit')}
      form={{
        isDirty,
        obstacle: isDirty ? undefined : 'Choose a level or enter a limit first',
        cancel: onClose,
        submit: () => {
          on.setAll(
            rows.map(({ id }) => id),
            Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')),
          );
          onDone();
        },
      }}
    >
      {() => (
        <>
          {details}
          <Select
            label={permissionLabels.accessLevel}
            items={levels}
            selectedKey={form.accessLevel}
            onChange={(accessLevel) => setForm({ ...form, accessLevel })}
            error={shown('accessLevel')}
          />
          <Grid columns={2} minColumnWidth={140}>
            {limit('nodeLimit')}
            {limit('clientLimit')}
          </Grid>
        </>
      )}
    </FormDialog>
  );
}
