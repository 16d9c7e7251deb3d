import { useState } from 'react';
import { catchUp, keepMine, takeTheirs, type Edit } from '../../../domain/edit/edit.ts';
import type { User } from '../../../domain/user/user.ts';
import { userFields, userForm, type UserForm } from '../../../domain/user/userForm.ts';
import type { UserActions } from '../../../screens/users/UserScreen/userActions.ts';
import type { UserSaving } from '../../../screens/users/UserScreen/userEditView.ts';
import { saveUser } from '../../flows/editUser.ts';
import { useForm } from '../../forms/useForm.ts';
import { userDrafts } from '../../stores/formDrafts.ts';

const nobody: UserForm = { isAdmin: false, networks: [] };

type EditActions = Pick<UserActions, 'change' | 'save' | 'discard' | 'meanwhile'>;

/** Role and networks of a user while they are edited; `user` is the record as it was last read. */
export function useUserForm(username: string, user: User | undefined) {
  const current = user ? userForm(user) : nobody;
  const form = useForm(userDrafts, username, current);
  const [saving, setSaving] = useState<UserSaving>({ status: 'idle' });

  /** What was said of the last attempt is no longer about the form as it stands now. */
  function update(change: (edit: Edit<UserForm>) => Edit<UserForm>) {
    setSaving({ status: 'idle' });
    form.update(change);
  }

  async function save() {
    setSaving({ status: 'underway' });
    const result = await saveUser(username, form.edit);
    if (!result.ok) {
      setSaving({ status: 'failed', failure: result.error });
      return;
    }
    const { stored, kept } = result.value;
    form.discard(stored);
    setSaving(stored ? { status: 'saved', kept, stored } : { status: 'idle' });
  }

  const on: EditActions = {
    change: (changes) => {
      if (saving.status === 'saved') setSaving({ status: 'idle' });
      form.change(changes);
    },
    save: () => void save(),
    discard: () => {
      setSaving({ status: 'idle' });
      form.discard(current);
    },
    meanwhile: {
      keepMine: (field) => update((edit) => keepMine(edit, current, field)),
      takeTheirs: (field) => update((edit) => takeTheirs(edit, current, field)),
      catchUp: () => update((edit) => catchUp(edit, current, userFields)),
    },
  };
  return { form, saving, on };
}
