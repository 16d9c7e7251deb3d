import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { messages } from '../../../domain/text/messages.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { groupNameProblem } from '../../../domain/user/userGroup.ts';
import { CreateUserGroupDialog } from '../../../screens/userGroups/CreateUserGroupDialog/CreateUserGroupDialog.tsx';
import { createUserGroup } from '../../flows/users/userGroups.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { Stay, useDeparture } from '../../forms/useDeparture.tsx';
import { useForm } from '../../forms/useForm.ts';
import { useCloseDialog } from '../../shell/useDialogAddress.ts';
import { userGroupDrafts } from '../../stores/drafts/formDrafts.ts';
import { showNewRow } from '../../stores/newRow.ts';
import { userGroupsStore } from '../../stores/records.ts';

/** `/usergroups/create` */
export function CreateUserGroupRoute() {
  const close = useCloseDialog();
  const { data: groups } = useSnapshot(userGroupsStore);
  const form = useForm(userGroupDrafts, 'create', { name: '' });
  const [failure, setFailure] = useState<Failure>();
  const problem = groupNameProblem(form.value.name, valueOf(groups) ?? []);

  const leave = () => {
    form.discard();
    close();
  };
  const { isUnderway, after } = useDeparture(() => {
    showNewRow(form.value.name.trim());
    leave();
  });
  const create = async () => {
    const result = await createUserGroup(form.value.name.trim());
    if (!result.ok && result.error.kind !== 'superseded') setFailure(result.error);
    return result.ok;
  };

  return (
    <>
      <Stay while={isUnderway}>
        <CreateUserGroupDialog
          view={{
            name: form.value.name,
            problem: problem && messages[problem],
            isSaving: isUnderway,
            failure: failure && { fact: toasts.createUserGroup().failure(''), reason: refusalText(failure) },
          }}
          on={{
            type: (name) => {
              setFailure(undefined);
              form.change({ name });
            },
            create: () => void after(create),
            cancel: leave,
          }}
        />
      </Stay>
      <LeaveGuard form={form} />
    </>
  );
}
