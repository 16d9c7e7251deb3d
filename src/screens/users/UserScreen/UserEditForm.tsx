import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormSection } from '../../../components/FormSection/FormSection.tsx';
import { FormWide } from '../../../components/FormSection/FormWide.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { userText } from '../../../domain/text/userText.ts';
import { AdminQuestion } from '../AdminQuestion.tsx';
import { NetworksSection } from '../NetworksSection.tsx';
import type { UserActions } from './userActions.ts';
import { UserEditNotices } from './UserEditNotices.tsx';
import type { UserEditView } from './userEditView.ts';

type UserEditFormProps = { username: string; view: UserEditView; on: UserActions };

/** Role and networks of a user; of an administrator they are only shown. */
export function UserEditForm({ username, view, on }: UserEditFormProps) {
  const { form, lockedReason, changes, isSaving } = view;
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = lockedReason === undefined;

  function submit() {
    if (!isOpen || isSaving || changes.length === 0 || view.meanwhile.conflicts.length > 0) return;
    if (view.isPromotion) setIsAsking(true);
    else on.save();
  }

  return (
    <>
      <Form onSubmit={submit}>
        <Page width="form">
          <UserEditNotices view={view} on={on.meanwhile} />
          <div>
            <FormSection title="Role" description="Administrators see and change everything.">
              <FormWide>
                <Switch
                  isSelected={form.isAdmin}
                  onChange={(isAdmin) => on.change({ isAdmin })}
                  isChanged={view.isAdminChanged}
                  description={userText.adminMeans}
                  {...(!isOpen && { isDisabled: true, disabledReason: lockedReason })}
                >
                  {userText.isAdmin}
                </Switch>
              </FormWide>
            </FormSection>
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
          {isOpen && changes.length > 0 && (
            <Button kind="ghost" size="form" onPress={on.discard}>
              Discard
            </Button>
          )}
          <Button type="submit" kind="primary" size="form" isPending={isSaving} {...reasonNotToSave(view)}>
            {view.submitLabel}
          </Button>
        </ChangeBar>
      </Form>
      {isAsking && (
        <AdminQuestion
          username={username}
          isPromotion
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false);
            on.save();
          }}
        />
      )}
    </>
  );
}

function reasonNotToSave({ lockedReason, meanwhile, changes }: UserEditView) {
  const reason =
    lockedReason ??
    (meanwhile.conflicts.length > 0 ? 'Available once you have chosen whose change to keep' : undefined) ??
    (changes.length === 0 ? 'Available when something is changed' : undefined);
  return reason === undefined ? {} : { isDisabled: true, disabledReason: reason };
}
