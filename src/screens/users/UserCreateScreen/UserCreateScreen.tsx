import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ChangeBar } from '../../../components/FootBar/FootBar.tsx';
import { Form, FormSection } from '../../../components/Form/Form.tsx';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import type { NewUserForm, NewUserField } from '../../../domain/user/userForm.ts';
import { userText } from '../../../domain/user/userText.ts';
import { useConfirm } from '../../actions/useConfirm.tsx';
import { LoadingScreen } from '../../state/LoadingScreen/LoadingScreen.tsx';
import { adminConfirmation } from '../userConfirmations.tsx';
import { NetworksSection } from '../NetworksSection.tsx';
import type { AdminConfirmationKind } from '../networksView.ts';
import { RoleSection } from '../RoleSection.tsx';
import { NewPasswordFields } from '../UserScreen/PasswordSection.tsx';
import type { UserCreateForm, UserCreateView } from './userCreateView.ts';

export type UserCreateScreenProps = {
  view: UserCreateView;
  on: {
    change: (changes: Partial<NewUserForm>) => void;
    create: () => void;
    cancel: () => void;
    reloadNetworks: () => void;
  };
};

/** Creates a user with a password, a role and networks. */
export function UserCreateScreen({ view, on }: UserCreateScreenProps) {
  if (view.status === 'loading') return <LoadingScreen />;
  return <CreateForm view={view} on={on} />;
}

type CreateFormProps = { view: UserCreateForm; on: UserCreateScreenProps['on'] };

function CreateForm({ view, on }: CreateFormProps) {
  const { form, problems, isNameTaken, isSaving, failure } = view;
  const [hasTried, setHasTried] = useState(false);
  const { ask, question } = useConfirm<AdminConfirmationKind>(
    (change) => adminConfirmation(change, form.username, { isPromotion: false }),
    on.create,
  );
  const visibleProblems = hasTried ? problems : isNameTaken ? { username: problems.username } : {};

  function submit() {
    setHasTried(true);
    if (hasProblems(problems) || isSaving) return;
    if (view.question) ask(view.question);
    else on.create();
  }

  return (
    <>
      <Form onSubmit={submit}>
        <Page width="form">
          <PageHeader title={userText.create} />
          {failure && <Notice tone="error" fact={failure.fact} advice={failure.reason} />}
          <div>
            <CredentialsSection form={form} problems={visibleProblems} onChange={on.change} />
            <RoleSection
              label={userText.makeAdmin}
              isAdmin={form.isAdmin}
              onChange={(isAdmin) => on.change({ isAdmin })}
            />
            <NetworksSection
              view={view.networks}
              selected={form.networks}
              onChange={(networks) => on.change({ networks })}
              onRetry={on.reloadNetworks}
              hint={view.networksHint}
            />
          </div>
        </Page>
        <ChangeBar
          problemCount={Object.values(visibleProblems).filter((problem) => problem !== undefined).length}
        >
          <Button kind="ghost" size="form" onPress={on.cancel}>
            {labels.action.cancel}
          </Button>
          <Button type="submit" kind="primary" size="form" isPending={isSaving}>
            {userText.create}
          </Button>
        </ChangeBar>
      </Form>
      {question}
    </>
  );
}

type CredentialsSectionProps = {
  form: NewUserForm;
  problems: Problems<NewUserField>;
  onChange: (changes: Partial<NewUserForm>) => void;
};

/** Disables autofill, because these credentials are another user’s. */
function CredentialsSection({ form, problems, onChange }: CredentialsSectionProps) {
  const errorOf = (field: NewUserField) => problems[field] && messages[problems[field]];
  return (
    <>
      <FormSection title="Account" description="Usernames can’t be changed later.">
        <TextField
          label={userText.username}
          name="new-username"
          autoComplete="off"
          isMono
          isRequired
          autoFocus
          hint={userText.nameHint}
          value={form.username}
          onChange={(username) => onChange({ username })}
          error={errorOf('username')}
        />
      </FormSection>
      <FormSection
        title="Initial password"
        description="Share it with the user yourself. The console doesn’t keep a copy."
      >
        <NewPasswordFields form={form} onChange={onChange} errorOf={errorOf} />
      </FormSection>
    </>
  );
}
