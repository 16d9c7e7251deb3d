import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { BackendDiagnosis } from '../../../domain/server/diagnosisText.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { loginView } from './loginView.ts';

const address = 'https://api.nm.kestrel.systems';

function view(changes: Partial<Parameters<typeof loginView>[0]> = {}) {
  return loginView({
    serverAddress: 'api.nm.kestrel.systems',
    oauthHref: `${address}/api/oauth/login`,
    diagnosis: { status: 'reachable', hasAdmin: true, address },
    needsAdmin: false,
    isBusy: false,
    ended: undefined,
    failed: undefined,
    isVisitorsServer: false,
    ...changes,
  });
}

function wrong(diagnosis: BackendDiagnosis): Story {
  return { args: { view: view({ diagnosis }) } };
}

const meta = {
  title: 'Screens/Session/Login',
  component: LoginScreen,
  args: { view: view(), on: { logIn: fn(), createAdmin: fn(), retry: fn(), startOauth: fn() } },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeRequired();
    await expect(canvas.getByLabelText('Password')).toBeRequired();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WaitingForTheServer: Story = { args: { view: view({ diagnosis: undefined }) } };
export const Busy: Story = { args: { view: view({ isBusy: true }) } };
export const WrongPassword: Story = { args: { view: view({ failed: 'credentials' }) } };
export const WrongClock: Story = { args: { view: view({ failed: 'clock' }) } };
export const SessionExpired: Story = { args: { view: view({ ended: 'expired' }) } };
export const Unauthorized: Story = { args: { view: view({ ended: 'unauthorized' }) } };
export const LoginLinkIgnored: Story = { args: { view: view({ failed: 'notStarted' }) } };
export const NoServerConfigured: Story = {
  args: {
    view: view({ serverAddress: 'localhost:8081', isVisitorsServer: true }),
  },
};
export const OAuthFailed: Story = { args: { view: view({ failed: 'oauthFailed' }) } };
export const ServerUnreachable: Story = wrong({ status: 'unreachable', offline: false, address });
export const BlockedBySecurityPolicy: Story = {
  ...wrong({ status: 'blocked', host: 'api.nm.kestrel.systems', address }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/security policy blocks requests to api.nm.kestrel.systems/)).toBeVisible();
    await expect(canvas.queryByText(/No response from/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
export const BrowserOffline: Story = wrong({ status: 'unreachable', offline: true, address });
export const NotTheAPI: Story = wrong({
  status: 'notTheApi',
  detail: 'The response is a web page.',
  address,
});
export const Rejected: Story = wrong({ status: 'refused', httpStatus: 403, message: 'forbidden', address });

const firstAdmin = {
  diagnosis: { status: 'reachable', hasAdmin: false, address },
  needsAdmin: true,
} as const;
export const FirstAdmin: Story = { args: { view: view(firstAdmin) } };
export const FirstAdminFailed: Story = {
  args: { view: view({ ...firstAdmin, failed: { createAdmin: 'basic auth is disabled' } }) },
};
export const FirstAdminOnAPhone: Story = {
  args: { view: view(firstAdmin) },
  globals: { viewport: { value: 'phone' } },
};

const behaviour = { chromatic: { disableSnapshot: true } };

export const KeyboardOnly: Story = {
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    // Phone keyboards capitalise the first letter and add a space after a word. Copied names can end invisibly.
    await expect(username).toHaveAttribute('autocapitalize', 'none');
    await userEvent.type(username, ' mira\u200B ');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('open sesame{Enter}');
    await expect(args.on.logIn).toHaveBeenCalledWith({ username: 'mira', password: 'open sesame' });
  },
};

export const SubmitShowsRequiredFieldsAndMovesFocus: Story = {
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Enter your username')).toBeVisible();
    await expect(canvas.getByText('Enter your password')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await expect(args.on.logIn).not.toHaveBeenCalled();
  },
};

export const BusyDisablesSubmit: Story = {
  args: { view: view({ isBusy: true }) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'mira');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Log in/ }));
    await expect(args.on.logIn).not.toHaveBeenCalled();
  },
};

export const OAuthLinkSendsOnlyTheOrigin: Story = {
  parameters: behaviour,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue with OAuth' });
    await expect(link).toHaveAttribute('href', `${address}/api/oauth/login`);
    await expect(link).toHaveAttribute('referrerpolicy', 'origin');
  },
};

export const ButtonRetriesAnUnreachableServer: Story = {
  ...wrong({ status: 'unreachable', offline: false, address }),
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};

export const FirstAdminFormShowsErrors: Story = {
  args: { view: view(firstAdmin) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    const username = canvas.getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, 'm');
    await userEvent.type(canvas.getByLabelText('Password'), 'with space');
    await userEvent.type(canvas.getByLabelText('Password confirmation'), 'other');
    await userEvent.click(canvas.getByRole('button', { name: 'Create admin' }));
    await expect(canvas.getByText(/Invalid user name provided/)).toBeVisible();
    await expect(canvas.getByText(/Invalid password provided/)).toBeVisible();
    await expect(canvas.getByText('Confirmation password does not match given password')).toBeVisible();
    await expect(username).toHaveFocus();
    await expect(args.on.createAdmin).not.toHaveBeenCalled();
  },
};

export const SubmitCreatesTheFirstAdmin: Story = {
  args: { view: view(firstAdmin) },
  parameters: behaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'mira');
    await userEvent.type(canvas.getByLabelText('Password'), 'sesame');
    await userEvent.type(canvas.getByLabelText('Password confirmation'), 'sesame{Enter}');
    await expect(args.on.createAdmin).toHaveBeenCalledWith({ username: 'mira', password: 'sesame' });
  },
};
