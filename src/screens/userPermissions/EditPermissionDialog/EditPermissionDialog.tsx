import { LinkButton } from '../../../components/Button/Button.tsx';
import { ChoiceList } from '../../../components/ChoiceList/ChoiceList.tsx';
import { Grid } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { accessLevels } from '../../../domain/session/accessLevel.ts';
import type { NetworkUserField, NetworkUserForm } from '../../../domain/user/networkUser.ts';
import { permissionLabels } from '../../../domain/user/userText.ts';
import { EditConflicts, type EditConflictsActions } from '../../editor/EditConflicts/EditConflicts.tsx';
import { saveObstacle } from '../../editor/EditConflicts/editConflictsView.ts';
import { FormDialog } from '../../editor/FormDialog/FormDialog.tsx';
import type { EditPermissionView } from './editPermissionView.ts';

type EditPermissionDialogProps = {
  view: EditPermissionView;
  on: EditConflictsActions<NetworkUserField> & {
    change: (changes: Partial<NetworkUserForm>) => void;
    save: () => void;
    cancel: () => void;
  };
};

const choices = accessLevels.map(({ level, name, meaning }) => ({
  id: String(level),
  mark: String(level),
  label: name,
  description: meaning,
}));

/** Sets a user’s access level and limits in one network. */
export function EditPermissionDialog({ view, on }: EditPermissionDialogProps) {
  return (
    <FormDialog
      title={`Edit network user: ${view.username}`}
      submitLabel="Submit"
      form={{
        ...view,
        isDirty: view.changed.length > 0,
        obstacle: view.notAllowed
          ? `Allow this user in ${view.notAllowed.netid} first`
          : saveObstacle(view.changed.length > 0, view.otherChanges),
        submit: on.save,
        cancel: on.cancel,
      }}
      isValid={Object.keys(view.problems).length === 0}
    >
      {(hasTried) => <Fields view={view} hasTried={hasTried} on={on} />}
    </FormDialog>
  );
}

type FieldsProps = EditPermissionDialogProps & { hasTried: boolean };

function Fields({ view, hasTried, on }: FieldsProps) {
  const { form, problems, changed, was } = view;
  const fieldProps = (field: NetworkUserField) => ({
    label: permissionLabels[field],
    error: hasTried || changed.includes(field) ? problems[field] : undefined,
    isChanged: changed.includes(field),
    wasValue: was[field],
  });
  return (
    <>
      {view.overrides.length > 0 && (
        <Notice
          tone="warning"
          fact="Saved, but the server changed some values."
          advice={`${view.overrides.join('. ')}.`}
        />
      )}
      {view.notAllowed && (
        <Notice
          tone="warning"
          fact={`${view.notAllowed.netid} doesn’t allow this user.`}
          advice="The server rejects changes until the network allows the user or one of their groups."
          action={<LinkButton href={view.notAllowed.groupsHref}>Allowed groups</LinkButton>}
        />
      )}
      <EditConflicts view={view.otherChanges} on={on} />
      <ChoiceList
        {...fieldProps('accessLevel')}
        choices={choices}
        value={form.accessLevel}
        onChange={(accessLevel) => on.change({ accessLevel })}
      />
      <Grid columns={2} minColumnWidth={140}>
        {(['nodeLimit', 'clientLimit'] as const).map((field) => (
          <NumberField
            key={field}
            {...fieldProps(field)}
            value={form[field]}
            min={0}
            onChange={(limit) => on.change({ [field]: limit })}
          />
        ))}
      </Grid>
    </>
  );
}
