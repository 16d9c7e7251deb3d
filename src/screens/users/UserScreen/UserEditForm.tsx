import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/FootBar/FootBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { UserField, UserForm } from '../../../domain/user/userForm.ts';
import { userText } from '../../../domain/user/userText.ts';
import { useConfirm } from '../../actions/useConfirm.tsx';
import { EditConflicts, type EditConflictsActions } from '../../editor/EditConflicts/EditConflicts.tsx';
import { saveObstacle } from '../../editor/EditConflicts/editConflictsView.ts';
import { adminConfirmation } from '../userConfirmations.tsx';
import { NetworksSection } from '../NetworksSection.tsx';
import type { AdminConfirmationKind } from '../networksView.ts';
import { RoleSection } from '../RoleSection.tsx';
import type { UserEditView } from './userEditView.ts';

export type UserEditFormProps = {
  username: string;
  view: UserEditView;
  on: {
    change(changes: Partial<UserForm>): void;
    save(): void;
    discard(): void;
    otherChanges: EditConflictsActions<UserField>;
    refresh(): void;
  };
};

export function UserEditForm({ username, view, on }: UserEditFormProps) {
  const { form, lockedReason, changes, isSaving } = view;
  const { ask, question } = useConfirm<AdminConfirmationKind>(
    (change) => adminConfirmation(change, username, { isPromotion: true }),
    on.save,
  );
  const obstacle = lockedReason ?? saveObstacle(changes.length > 0, view.otherChanges);

  function submit() {
    if (obstacle !== undefined || isSaving) return;
    if (view.question) ask(view.question);
    else on.save();
  }

  return (
    <>
      <Form onSubmit={submit}>
        <Page width="form">
          <UserEditNotices view={view} on={on.otherChanges} />
          <div>
            <RoleSection
              label={userText.isAdmin}
              isAdmin={form.isAdmin}
              onChange={(isAdmin) => on.change({ isAdmin })}
              isChanged={view.isAdminChanged}
              disabledReason={lockedReason}
            />
            <NetworksSection
              view={view.networks}
              selected={form.networks}
              onChange={(networks) => on.change({ networks })}
              onRetry={on.refresh}
              hint={view.networksHint}
              isChanged={view.areNetworksChanged}
              lockedReason={lockedReason && userText.adminNetworks}
              warning={
                view.losesLastNetwork
                  ? { fact: userText.lastNetwork, advice: userText.lastNetworkAdvice }
                  : undefined
              }
            />
          </div>
        </Page>
        <ChangeBar changes={changes}>
          {changes.length > 0 && (
            <Button kind="ghost" size="form" onPress={on.discard}>
              Discard
            </Button>
          )}
          <Button type="submit" kind="primary" size="form" isPending={isSaving} disabledReason={obstacle}>
            {view.submitLabel}
          </Button>
        </ChangeBar>
      </Form>
      {question}
    </>
  );
}

function UserEditNotices({ view, on }: { view: UserEditView; on: EditConflictsActions<UserField> }) {
  const { failure, overrides, otherChanges } = view;
  return (
    <>
      {failure && <Notice tone="error" fact={failure.fact} advice={failure.reason} />}
      {overrides !== undefined && (
        <Notice
          tone="warning"
          fact={`${overrides}.`}
          advice="It accepted the change without saving all of it. The saved values are shown below."
        />
      )}
      <EditConflicts view={otherChanges} on={on} />
    </>
  );
}
