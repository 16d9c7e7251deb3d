import { Notice } from '../../../components/Notice/Notice.tsx';
import { EditConflicts, type EditConflictsActions } from '../../shared/EditConflicts/EditConflicts.tsx';
import type { UserField } from '../../../domain/user/userForm.ts';
import type { UserEditView } from './userEditView.ts';

/** What came of the latest save, and what others have changed meanwhile. */
export function UserEditNotices({ view, on }: { view: UserEditView; on: EditConflictsActions<UserField> }) {
  const { failure, kept, meanwhile } = view;
  return (
    <>
      {failure && <Notice tone="error" {...failure} />}
      {kept !== undefined && (
        <Notice
          tone="warning"
          fact={`${kept}.`}
          advice="It took the change without storing all of it. Shown below is what it has."
        />
      )}
      <EditConflicts view={meanwhile} on={on} />
    </>
  );
}
