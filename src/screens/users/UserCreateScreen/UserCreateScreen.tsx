import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/ChangeBar/ChangeBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { hasProblems } from '../../../domain/text/messages.ts';
import { labels } from '../../../domain/text/labels.ts';
import { userText } from '../../../domain/text/userText.ts';
import { LoadingScreen } from '../../shared/LoadingScreen/LoadingScreen.tsx';
import { AdminQuestion } from '../AdminQuestion.tsx';
import { NetworksSection } from '../NetworksSection.tsx';
import { CredentialsSection } from './CredentialsSection.tsx';
import { RoleSection } from './RoleSection.tsx';
import type { UserCreateActions } from './userCreateActions.ts';
import type { UserCreateView } from './userCreateView.ts';

export type UserCreateScreenProps = { view: UserCreateView; on: UserCreateActions };

/** §2 "Create user": what a new person needs to sign in. */
export function UserCreateScreen({ view, on }: UserCreateScreenProps) {
  if (view.status === 'loading') return <LoadingScreen />;
  return <CreateForm view={view} on={on} />;
}

type CreateFormProps = { view: Extract<UserCreateView, { status: 'ready' }>; on: UserCreateActions };

function CreateForm({ view, on }: CreateFormProps) {
  const { form, problems, isNameTaken, isSaving, failure } = view;
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const shown = isChecked ? problems : isNameTaken ? { username: problems.username } : {};

  function submit() {
    setIsChecked(true);
    if (hasProblems(problems) || isSaving) return;
    if (form.isAdmin) setIsAsking(true);
    else on.create();
  }

  return (
    <>
      <Form onSubmit={submit}>
        <Page width="form">
          <PageHeader title={userText.create} />
          {failure && <Notice tone="error" {...failure} />}
          <div>
            <CredentialsSection form={form} problems={shown} onChange={on.change} />
            <RoleSection isAdmin={form.isAdmin} onChange={(isAdmin) => on.change({ isAdmin })} />
            <NetworksSection
              view={view.networks}
              selected={form.networks}
              onChange={(networks) => on.change({ networks })}
              onRetry={on.reloadNetworks}
              hint={view.networksHint}
            />
          </div>
        </Page>
        <ChangeBar problemCount={Object.values(shown).filter((problem) => problem !== undefined).length}>
          <Button size="form" onPress={on.cancel}>
            {labels.action.cancel}
          </Button>
          <Button type="submit" kind="primary" size="form" isPending={isSaving}>
            {userText.create}
          </Button>
        </ChangeBar>
      </Form>
      {isAsking && (
        <AdminQuestion
          username={form.username}
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false);
            on.create();
          }}
        />
      )}
    </>
  );
}
