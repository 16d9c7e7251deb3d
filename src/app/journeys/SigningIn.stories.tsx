import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages } from '../../domain/text/messages.ts';
import { sessionStore } from '../stores/session.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { adminPassword, userPassword } from '../../../mocks/scenarios/accounts.ts';
import { address, answered, goTo, Journey, logIn, reload, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Signing in',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

/** None of the calls was one that the server refuses to this person. */
async function expectNoRefusal(): Promise<void> {
  await expect(answered().filter((line) => /40[13]$/.test(line))).toEqual([]);
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

export const AsAnAdministrator: Story = {
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'admin', adminPassword);
    await heading('Dashboard');
    await expect(await screen.findByText('Logged in successfully.')).toBeVisible();
    await expect(await screen.findByText('Administration')).toBeVisible();
    await expectNoRefusal();
  },
};

export const LeadsToWhereOneWasHeaded: Story = {
  args: { at: '/nodes/meshnet?search=leaf' },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'admin', adminPassword);
    await screen.findByRole('link', { name: 'leaf-a' });
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?search=leaf'));
  },
};

/** The server's clock is twelve hours behind: by this computer's, none of its nodes would be well. */
export const WithAWrongClock: Story = {
  args: { scenario: 'expiredSession', at: '/nodes/meshnet' },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'admin', adminPassword);
    await expect(
      await screen.findByText('This computer’s clock is 11 h 59 min ahead of the server’s'),
    ).toBeVisible();
    await expect(await screen.findByText(/Health and ages are told by the server’s time/)).toBeVisible();
    const row = await screen.findByRole('row', { name: /gw-egress/ });
    await expect(await within(row).findByText('HEALTHY')).toBeVisible();
  },
};

export const WithAWrongPassword: Story = {
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'admin', 'wrong-password');
    await expect(await screen.findByText(messages['login.loginFailed'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    await expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('admin');
  },
};

export const AsANormalUser: Story = {
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'alice', userPassword);
    await heading('Welcome alice');
    await expect(await screen.findByRole('link', { name: 'Please click to continue' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Administration')).toBeNull());
    await userEvent.click(await screen.findByRole('link', { name: 'Nodes' }));
    await userEvent.click(await screen.findByRole('radio', { name: '25' }));
    await screen.findByRole('link', { name: 'win-desktop' });
    await expect(await screen.findByRole('link', { name: 'dual-a' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'site-hub' })).toBeNull());
    await expectNoRefusal();
  },
};

export const AsAUserOfTheEnterpriseEdition: Story = {
  args: { scenario: 'enterprise' },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'lvl0-admin', userPassword);
    await heading('Welcome lvl0-admin');
    await screen.findByText(/Enterprise/);
    await userEvent.click(await screen.findByRole('link', { name: 'Nodes' }));
    await screen.findByRole('link', { name: 'gw-egress' });
    await waitFor(() => expect(answered()).toContain('GET /networkusers/data/lvl0-admin/me 200'));
    await expectNoRefusal();
  },
};

export const AsAUserWithoutNetworks: Story = {
  args: { at: '/nodes' },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'carol', userPassword);
    await expect(await screen.findByText(/You have no network yet/)).toBeVisible();
    await expectNoRefusal();
  },
};

export const TheFirstAdministratorIsCreatedAndLogsIn: Story = {
  args: { scenario: 'firstRun' },
  play: async ({ userEvent }) => {
    await heading('Create an admin');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username' }), 'mira');
    await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'long-enough');
    await userEvent.type(
      screen.getByLabelText('Password confirmation', { selector: 'input' }),
      'long-enough',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Create admin' }));
    await expect(await screen.findByText('Successfully created new Admin! : mira')).toBeVisible();
    await heading('Login');
    await logIn(userEvent, 'mira', 'long-enough');
    // No longer the dashboard, as soon as it is known that there is no network.
    await heading('Welcome to your new server');
  },
};

export const WithTheTokenOfAnOAuthReturn: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'Username' });
    reload(`/login?login=${sessionOf(server(), 'alice').token}&user=alice`);
    await heading('Welcome alice');
    await waitFor(() => expect(address()).toBe('/'));
    await expectNoRefusal();
  },
};

export const WithATokenOfNoUse: Story = {
  args: { at: '/login?login=not-a-token' },
  play: async () => {
    await expect(await screen.findByText(messages['login.loginFailed'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
  },
};

export const OAuthThatFailed: Story = {
  args: { at: '/login?oauth=callback-error' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(messages['login.oauth.failed'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    await logIn(userEvent, 'admin', adminPassword);
    await heading('Dashboard');
  },
};

const signedIn = { as: 'admin', at: '/nodes/meshnet' };

/** The session that lives goes on, at home, and a toast says what did not work. */
async function expectStillSignedIn(text: string): Promise<void> {
  await heading('Dashboard');
  await waitFor(() => expect(address()).toBe('/'));
  await expect(await screen.findByText(text)).toBeVisible();
  await expect(await screen.findByText('You are still signed in as admin.')).toBeVisible();
  await expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
}

export const OAuthThatFailedWhileSignedIn: Story = {
  args: signedIn,
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
    reload('/login?oauth=callback-error');
    await expectStillSignedIn(messages['login.oauth.failed']);
  },
};

export const WithATokenOfNoUseWhileSignedIn: Story = {
  args: signedIn,
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
    reload('/login?login=bad.token.x');
    await expectStillSignedIn(messages['login.loginFailed']);
  },
};

export const WithTheirOwnTokenWhileSignedIn: Story = {
  args: signedIn,
  play: async () => {
    await screen.findByRole('link', { name: 'leaf-a' });
    const { token } = sessionOf(server(), 'admin');
    reload(`/login?login=${token}`);
    await heading('Dashboard');
    await waitFor(() => expect(address()).toBe('/'));
    await expect(sessionStore.session?.token).toBe(token);
    await expectNoRefusal();
  },
};

export const WithAnotherPersonsTokenWhileSignedIn: Story = {
  args: { as: 'admin', at: '/nodes?rowsPerPage=25' },
  play: async () => {
    await screen.findByRole('link', { name: 'site-hub' });
    // In the page that is open, where everything of the first person is in memory.
    await goTo(`/login?login=${sessionOf(server(), 'alice').token}`);
    await heading('Welcome alice');
    await waitFor(() => expect(address()).toBe('/'));
    await expect(screen.queryByText('Administration')).toBeNull();
    await goTo('/nodes?rowsPerPage=25');
    await screen.findByRole('link', { name: 'leaf-a' });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'site-hub' })).toBeNull());
  },
};

export const NothingAnswers: Story = {
  args: { scenario: 'unreachable' },
  play: async ({ userEvent }) => {
    await screen.findByText('Could not reach server');
    await expect(await screen.findByText(/Nothing answered at http:\/\/localhost:8081/)).toBeVisible();
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Could not reach server')).toBeNull());
    await logIn(userEvent, 'admin', adminPassword);
    await heading('Dashboard');
  },
};

export const SomethingElseAnswers: Story = {
  args: { faults: 'GET /users/adm/hasadmin=html' },
  play: async () => {
    await expect(await screen.findByText(/it is not the Netmaker API of v0.16/)).toBeVisible();
    await expect(await screen.findByText(/http:\/\/localhost:8081/)).toBeVisible();
  },
};

export const TheServerRefuses: Story = {
  args: { faults: 'GET /users/adm/hasadmin=503:maintenance' },
  play: async () => {
    await expect(
      await screen.findByText(/http:\/\/localhost:8081 refused with status 503: maintenance/),
    ).toBeVisible();
  },
};

export const TheServerGoesAwayBeforeLoggingIn: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('textbox', { name: 'Username' });
    server().faults.add('*', { kind: 'refuse' });
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await screen.findByText(/Nothing answered at http:\/\/localhost:8081/)).toBeVisible();
  },
};
