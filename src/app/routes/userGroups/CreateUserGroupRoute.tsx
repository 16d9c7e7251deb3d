import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import { refusalText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { groupNameProblem } from '../../../domain/user/userGroup.ts';
import { CreateUserGroupDialog } from '../../../screens/userGroups/CreateUserGroupDialog/CreateUserGroupDialog.tsx';
import { createUserGroup } from '../../flows/userGroups.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { userGroupDrafts } from '../../stores/formDrafts.ts';
import { userGroupsStore } from '../../stores/records.ts';

/** `/usergroups/create` */
export function CreateUserGroupRoute() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: groups } = useSnapshot(userGroupsStore);
  const form = useForm(userGroupDrafts, 'create', { name: '' });
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const problem = groupNameProblem(form.value.name, valueOf(groups) ?? []);

  const close = () => {
    form.discard();
    void navigate(paths.userGroups() + search);
  };
  const create = async () => {
    setIsSaving(true);
    const result = await createUserGroup(form.value.name.trim());
    setIsSaving(false);
    if (result.ok) close();
    else if (result.error.kind !== 'superseded') setFailure(result.error);
  };

  return (
    <>
      <CreateUserGroupDialog
        view={{
          name: form.value.name,
          problem: problem && messages[problem],
          isSaving,
          failure: failure && { fact: toasts.createUserGroup().failure(''), reason: refusalText(failure) },
        }}
        on={{
          type: (name) => {
            setFailure(undefined);
            form.change({ name });
          },
          create: () => void create(),
          cancel: close,
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
