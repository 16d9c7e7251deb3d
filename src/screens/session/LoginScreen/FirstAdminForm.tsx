import { useState } from 'react';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { entryLabels } from '../../../domain/text/entryLabels.ts';
import { entryMessages } from '../../../domain/text/entryMessages.ts';
import type { MessageKey } from '../../../domain/text/messages.ts';
import { confirmationProblem, passwordProblem, usernameProblem } from '../../../domain/user/credentials.ts';
import { EntryForm } from './EntryForm.tsx';
import type { LoginActions } from './loginActions.ts';
import type { LoginView } from './loginView.ts';

type FirstAdminFormProps = { view: Extract<LoginView, { status: 'firstAdmin' }>; on: LoginActions };

const sentences: Readonly<Partial<Record<MessageKey, string>>> = entryMessages;

/** The first account of a new server, an administrator's. */
export function FirstAdminForm({ view, on }: FirstAdminFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const problems = {
    username: usernameProblem(username, 'login'),
    password: passwordProblem(password, 'login'),
    confirmation: confirmationProblem(confirmation, password, 'login'),
  };
  const error = (problem: MessageKey | undefined) =>
    isChecked && problem !== undefined ? { error: sentences[problem] } : {};

  const submit = () => {
    setIsChecked(true);
    if (Object.values(problems).every((problem) => problem === undefined)) {
      on.createAdmin({ username, password });
    }
  };

  return (
    <EntryForm
      title="Create an admin"
      introduction="This server has no administrator yet. The first one can create networks and invite everyone else."
      notice={view.notice}
      submitLabel="Create admin"
      isBusy={view.isBusy}
      oauthHref={view.oauthHref}
      onSubmit={submit}
      onRetry={on.retry}
    >
      <TextField
        label={entryLabels.credentials.username}
        name="username"
        autoComplete="username"
        size="login"
        autoFocus
        hint="3 to 40 letters, digits, “-” or “.”, or an e-mail address"
        value={username}
        onChange={setUsername}
        {...error(problems.username)}
      />
      <PasswordField
        label={entryLabels.credentials.password}
        name="password"
        autoComplete="new-password"
        size="login"
        hint="5 to 64 characters, no white space"
        value={password}
        onChange={setPassword}
        {...error(problems.password)}
      />
      <PasswordField
        label="Password confirmation"
        name="confirmation"
        autoComplete="new-password"
        size="login"
        value={confirmation}
        onChange={setConfirmation}
        {...error(problems.confirmation)}
      />
    </EntryForm>
  );
}
