import { useState, type ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Mono, Text } from '../../../components/Text/Text.tsx';
import { PasswordField, TextField } from '../../../components/TextField/TextField.tsx';
import { docsUrl } from '../../../domain/paths.ts';
import { loginLabels, loginMessages } from '../../../domain/text/loginTexts.ts';
import type { MessageKey } from '../../../domain/text/messages.ts';
import { confirmationProblem, passwordProblem, usernameProblem } from '../../../domain/user/credentials.ts';
import { LoginFormLayout } from './LoginFormLayout.tsx';
import type { LoginFormView, LoginActions, LoginView } from './loginView.ts';
import * as css from './LoginScreen.css.ts';

/** The login form, or the form for the first administrator of a new server. */
export function LoginScreen({ view, on }: { view: LoginView; on: LoginActions }) {
  return (
    <EntryPage uiVersion={view.uiVersion} serverAddress={view.serverAddress}>
      <Entry view={view} on={on} />
    </EntryPage>
  );
}

function Entry({ view, on }: { view: LoginView; on: LoginActions }) {
  switch (view.status) {
    case 'asking':
      return <Spinner label={`Connecting to ${view.serverAddress}…`} />;
    case 'login':
      return <LoginForm view={view} on={on} />;
    case 'firstAdmin':
      return <FirstAdminForm view={view} on={on} />;
  }
}

type EntryPageProps = { uiVersion: string; serverAddress: string; children: ReactNode };

/** Page layout before login: brand, form, UI version and the server’s address. */
function EntryPage({ uiVersion, serverAddress, children }: EntryPageProps) {
  return (
    <div className={css.page}>
      <header className={css.edge}>
        <div className={css.brand}>
          <Logo size={22} />
          <Text variant="heading">Netmaker</Text>
        </div>
        <Link href={docsUrl} emphasis="quiet" isExternal>
          <Icon name="docs" size={14} /> {loginLabels.docs}
        </Link>
      </header>
      <main className={css.main}>
        <div className={css.column}>{children}</div>
      </main>
      <footer className={css.edge}>
        <Text variant="hint" tone="tertiary">
          UI {uiVersion}
        </Text>
        <Text variant="hint" tone="tertiary" isTruncated>
          <Mono isSmall>{serverAddress}</Mono>
        </Text>
      </footer>
    </div>
  );
}

type FormProps = { view: LoginFormView; on: LoginActions };

/**
 * Requires only that both fields are filled in. Accounts created elsewhere may have names and passwords that the rules
 * for new ones don’t allow.
 */
function LoginForm({ view, on }: FormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [hasTried, setHasTried] = useState(false);

  // Phone keyboards add a space after a word. No username contains one.
  const name = username.trim();
  const submit = () => {
    setHasTried(true);
    if (name !== '' && password !== '') on.logIn({ username: name, password });
  };

  return (
    <LoginFormLayout
      title={loginLabels.login}
      introduction={`to the mesh at ${view.serverAddress}`}
      view={view}
      submitLabel={loginLabels.login}
      onSubmit={submit}
      onRetry={on.retry}
    >
      <TextField
        label={loginLabels.credentials.username}
        name="username"
        autoComplete="username"
        size="login"
        autoFocus
        value={username}
        onChange={setUsername}
        {...(hasTried && name === '' && { error: 'Enter your username' })}
      />
      <PasswordField
        label={loginLabels.credentials.password}
        name="password"
        autoComplete="current-password"
        size="login"
        value={password}
        onChange={setPassword}
        {...(hasTried && password === '' && { error: 'Enter your password' })}
      />
    </LoginFormLayout>
  );
}

const errorTexts: Readonly<Partial<Record<MessageKey, string>>> = loginMessages;

function FirstAdminForm({ view, on }: FormProps) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [hasTried, setHasTried] = useState(false);

  const name = username.trim();
  const problems = {
    username: usernameProblem(name, 'login'),
    password: passwordProblem(password, 'login'),
    confirmation: confirmationProblem(confirmation, password, 'login'),
  };
  const error = (problem: MessageKey | undefined) =>
    hasTried && problem !== undefined ? { error: errorTexts[problem] } : {};

  const submit = () => {
    setHasTried(true);
    if (Object.values(problems).every((problem) => problem === undefined)) {
      on.createAdmin({ username: name, password });
    }
  };

  return (
    <LoginFormLayout
      title="Create the first administrator"
      introduction="This server has no administrator yet. The first one can create networks and add users."
      view={view}
      submitLabel="Create admin"
      onSubmit={submit}
      onRetry={on.retry}
    >
      <TextField
        label={loginLabels.credentials.username}
        name="username"
        autoComplete="username"
        size="login"
        autoFocus
        hint="3 to 40 letters, digits, “-” or “.”, or an email address"
        value={username}
        onChange={setUsername}
        {...error(problems.username)}
      />
      <PasswordField
        label={loginLabels.credentials.password}
        name="password"
        autoComplete="new-password"
        size="login"
        hint="5 to 64 characters, without spaces"
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
    </LoginFormLayout>
  );
}
