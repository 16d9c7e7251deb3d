import { useState } from 'react';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { entryLabels } from '../../../domain/text/entryLabels.ts';
import { EntryForm } from './EntryForm.tsx';
import type { LoginActions } from './loginActions.ts';
import type { LoginView } from './loginView.ts';

type LoginFormProps = { view: Extract<LoginView, { status: 'login' }>; on: LoginActions };

/**
 * Name and password. Only empty fields are refused here: accounts made elsewhere may have names and passwords that the
 * rules for new ones do not allow.
 */
export function LoginForm({ view, on }: LoginFormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const submit = () => {
    setIsChecked(true);
    if (username !== '' && password !== '') on.signIn({ username, password });
  };

  return (
    <EntryForm
      title={entryLabels.login}
      introduction={`to the mesh at ${view.serverAddress}`}
      notice={view.notice}
      submitLabel={entryLabels.login}
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
        value={username}
        onChange={setUsername}
        {...(isChecked && username === '' && { error: 'Please enter your user name' })}
      />
      <PasswordField
        label={entryLabels.credentials.password}
        name="password"
        autoComplete="current-password"
        size="login"
        value={password}
        onChange={setPassword}
        {...(isChecked && password === '' && { error: 'Please enter your password' })}
      />
    </EntryForm>
  );
}
