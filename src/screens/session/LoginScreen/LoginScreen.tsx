import { useState, type ReactNode } from 'react';
import { ButtonFace, buttonLook, PlainButton } from '../../../components/Button/PlainButton.tsx';
import { useAttempts } from '../../../components/Form/useAttempts.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Link, PlainLink } from '../../../components/Link/Link.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Heading, Hint, Identifier, Text } from '../../../components/Text/Text.tsx';
import { PasswordField, TextField } from '../../../components/TextField/TextField.tsx';
import { docsUrl, statementPath } from '../../../domain/paths.ts';
import { loginLabels, loginMessages } from '../../../domain/text/loginTexts.ts';
import type { MessageKey } from '../../../domain/text/messages.ts';
import { confirmationProblem, passwordProblem, usernameProblem } from '../../../domain/user/credentials.ts';
import type { LoginFormView, LoginView } from './loginView.ts';
import * as css from './LoginScreen.css.ts';
import { trimmed } from '../../../domain/trimmed.ts';

type Credentials = { readonly username: string; readonly password: string };

type LoginScreenProps = {
  view: LoginView;
  on: {
    logIn: (credentials: Credentials) => void;
    createAdmin: (credentials: Credentials) => void;
    /** Probes the server again. */
    retry: () => void;
    /** Called before the browser goes to the OAuth provider. */
    startOauth: () => void;
  };
};

/** The login form, or the form for the first administrator of a new server. */
export function LoginScreen({ view, on }: LoginScreenProps) {
  return (
    <EntryPage uiVersion={view.uiVersion} serverAddress={view.serverAddress}>
      {view.status === 'asking' ? (
        <Spinner label={`Connecting to ${view.serverAddress}…`} />
      ) : (
        <EntryForm key={view.status} view={view} on={on} />
      )}
    </EntryPage>
  );
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
        <nav aria-label="Help" className={css.links}>
          <Link href={statementPath} emphasis="quiet" isExternal>
            <Icon name="eye" size={14} /> {loginLabels.statement}
          </Link>
          <Link href={docsUrl} emphasis="quiet" isExternal>
            <Icon name="docs" size={14} /> {loginLabels.docs}
          </Link>
        </nav>
      </header>
      <main className={css.main}>
        <div className={css.column}>{children}</div>
      </main>
      <footer className={css.edge}>
        <Hint>UI {uiVersion}</Hint>
        <Text variant="hint" tone="tertiary" isTruncated>
          <Identifier>{serverAddress}</Identifier>
        </Text>
      </footer>
    </div>
  );
}

type Typed = { readonly username: string; readonly password: string; readonly confirmation: string };

type FormTexts = {
  readonly title: string;
  readonly introduction: (serverAddress: string) => string;
  readonly submitLabel: string;
  readonly hints?: Partial<Typed>;
  readonly errors: (typed: Typed) => { readonly [Field in keyof Typed]?: string | undefined };
};

const texts: Readonly<Record<LoginFormView['status'], FormTexts>> = {
  login: {
    title: loginLabels.login,
    introduction: (serverAddress) => `to the mesh at ${serverAddress}`,
    submitLabel: loginLabels.login,
    // Accounts created elsewhere may have names and passwords that the rules for new ones don’t allow.
    errors: ({ username, password }) => ({
      username: username === '' ? 'Enter your username' : undefined,
      password: password === '' ? 'Enter your password' : undefined,
    }),
  },
  firstAdmin: {
    title: 'Create the first administrator',
    introduction: () =>
      'This server has no administrator yet. The first one can create networks and add users.',
    submitLabel: 'Create admin',
    hints: {
      username: '3 to 40 letters, digits, “-” or “.”, or an email address',
      password: '5 to 64 characters, without spaces',
    },
    errors: ({ username, password, confirmation }) => ({
      username: errorText(usernameProblem(username, 'login')),
      password: errorText(passwordProblem(password, 'login')),
      confirmation: errorText(confirmationProblem(confirmation, password, 'login')),
    }),
  },
};

const errorTexts: Readonly<Partial<Record<MessageKey, string>>> = loginMessages;

function errorText(problem: MessageKey | undefined): string | undefined {
  return problem && errorTexts[problem];
}

function EntryForm({ view, on }: LoginScreenProps & { view: LoginFormView }) {
  const { status, serverAddress, notice, isBusy, oauthHref } = view;
  const { title, introduction, submitLabel, hints, errors } = texts[status];
  const isNew = status === 'firstAdmin';
  const [typed, setTyped] = useState<Typed>({ username: '', password: '', confirmation: '' });
  const [hasTried, setHasTried] = useState(false);

  // Phone keyboards add a space after a word. No username contains one.
  const username = trimmed(typed.username);
  const problems = errors({ ...typed, username });
  const fieldProps = (field: keyof Typed) => ({
    name: field,
    size: 'login' as const,
    isRequired: true,
    label: loginLabels.credentials[field],
    hint: hints?.[field],
    value: typed[field],
    onChange: (text: string) => setTyped((before) => ({ ...before, [field]: text })),
    error: hasTried ? problems[field] : undefined,
  });
  const attempts = useAttempts(() => {
    const isValid = Object.values(problems).every((problem) => problem === undefined);
    const send = isNew ? on.createAdmin : on.logIn;
    if (isValid) send({ username, password: typed.password });
    setHasTried(true);
  });

  return (
    <form noValidate {...attempts}>
      <Stack gap="section">
        <Stack gap="xsmall">
          <Heading level={1} variant="loginTitle">
            {title}
          </Heading>
          <Text tone="secondary">{introduction(serverAddress)}</Text>
        </Stack>
        {notice && (
          <Notice
            tone={notice.tone ?? 'error'}
            fact={notice.fact}
            advice={notice.advice}
            action={
              notice.canRetry && (
                <PlainButton size="small" icon="refresh" onPress={on.retry}>
                  Try again
                </PlainButton>
              )
            }
          />
        )}
        <Stack gap="gutter">
          <TextField {...fieldProps('username')} autoComplete="username" autoFocus />
          <PasswordField
            {...fieldProps('password')}
            autoComplete={isNew ? 'new-password' : 'current-password'}
          />
          {isNew && <PasswordField {...fieldProps('confirmation')} autoComplete="new-password" />}
        </Stack>
        <PlainButton type="submit" kind="primary" size="login" isFullWidth isPending={isBusy}>
          {submitLabel}
        </PlainButton>
        <div className={css.or}>
          <Hint>or</Hint>
        </div>
        {/* Without OAuth the server redirects to the referrer plus a path, so the referrer must be the bare origin. */}
        <PlainLink
          href={oauthHref}
          className={buttonLook({ size: 'login', isFullWidth: true })}
          referrerPolicy="origin"
          onFollow={on.startOauth}
        >
          <ButtonFace icon="login">Continue with OAuth</ButtonFace>
        </PlainLink>
      </Stack>
    </form>
  );
}
