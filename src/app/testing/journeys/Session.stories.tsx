import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminPassword, userPassword } from '../../../../mocks/scenarios/accounts.ts';
import { sessionStorageKey } from '../../../domain/session/session.ts';
import { messages } from '../../../domain/text/messages.ts';
import { nodesStore } from '../../stores/records.ts';
import { rememberOauth } from '../../stores/session.ts';
import { sessionOf } from '../worldOf.ts';
import {
  address,
  receivedResponses,
  chooseMenuItem,
  Journey,
  expireSession,
  logIn,
  reload,
  server,
  renderApp,
} from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Session',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { name });
const link = (name: string) => screen.findByRole('link', { name });
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const logOut = (user: Parameters<typeof chooseMenuItem>[0], name: string) =>
  chooseMenuItem(user, `Logged in as ${name}`, 'Log out');

async function expectNoRejection(): Promise<void> {
  // A server with its own DNS key rejects the built-in one.
  const rejected = receivedResponses().filter((line) => /40[13]$/.test(line) && line !== 'GET /dns 401');
  await expect(rejected).toEqual([]);
}

export const FirstAdministratorIsCreatedAndLogsIn: Story = {
  args: { scenario: 'firstRun' },
  play: async ({ userEvent }) => {
    await heading('Create the first administrator');
    await userEvent.type(await field('Username'), 'mira');
    await userEvent.type(await field('Password'), 'long-enough');
    await userEvent.type(await field('Password confirmation'), 'long-enough');
    await userEvent.click(await screen.findByRole('button', { name: 'Create admin' }));
    await expect(await screen.findByText('Successfully created new Admin! : mira')).toBeVisible();
    await heading('Log in');
    await logIn(userEvent, 'mira', 'long-enough');
    await heading('Welcome to your new server');
  },
};

export const AdministratorLogsInToTheRequestedPage: Story = {
  args: { at: '/nodes/meshnet?search=leaf' },
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await screen.findByText('Logged in successfully.')).toBeVisible();
    await link('leaf-a');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?search=leaf'));
    await expect(await screen.findByText('Administration')).toBeVisible();
    await expectNoRejection();
  },
};

export const UserLogsInAndSeesTheirNetworks: Story = {
  play: async ({ userEvent }) => {
    await logIn(userEvent, 'alice', userPassword);
    await heading('Welcome alice');
    await expect(await link('Open user dashboard')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Administration')).toBeNull());
    await userEvent.click(await link('Nodes'));
    await userEvent.click(await screen.findByRole('radio', { name: '25' }));
    await link('win-desktop');
    await expect(await link('dual-a')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'site-hub' })).toBeNull());
    await expectNoRejection();
  },
};

export const UserLogsInWithOAuth: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'Username' });
    rememberOauth();
    window.loginQuery = `?login=${sessionOf(server(), 'alice').token}&user=alice`;
    reload('/login');
    await heading('Welcome alice');
    await waitFor(() => expect(address()).toBe('/'));
    await expectNoRejection();
  },
};

/** The form is filled in when the session ends, and is there as it was after the next login. */
export const AdministratorLogsInAgainAfterTheSessionExpired: Story = {
  args: { as: 'admin', at: '/users/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Username'), 'erin');
    await userEvent.type(await field('Password'), 'secret-5');
    await userEvent.type(await field('Password confirmation'), 'secret-5');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'meshnet' }));
    expireSession();
    await expect(await screen.findByText(messages['error.tokenexpire'])).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    await logIn(userEvent, 'admin', adminPassword);
    // The login page has fields of the other two names as well.
    await expect(await field('Password confirmation')).toHaveValue('secret-5');
    await expect(await field('Password')).toHaveValue('secret-5');
    await expect(await field('Username')).toHaveValue('erin');
    await expect(await screen.findByRole('checkbox', { name: 'meshnet' })).toBeChecked();
    await waitFor(() => expect(address()).toBe('/users/create'));
  },
};

export const AdministratorLogsOutAndAnotherUserLogsIn: Story = {
  args: { as: 'admin', at: '/nodes/meshnet?search=leaf' },
  play: async ({ userEvent }) => {
    await link('leaf-a');
    await logOut(userEvent, 'admin');
    await screen.findByRole('textbox', { name: 'Username' });
    await waitFor(() => expect(screen.queryByText('leaf-a')).toBeNull());
    await expect(nodesStore.data.status).toBe('idle');
    await expect(localStorage.getItem(sessionStorageKey)).toBeNull();
    await expect(document.title).toBe('Log in · Netmaker');
    await logIn(userEvent, 'alice', userPassword);
    await heading('Welcome alice');
    await waitFor(() => expect(address()).toBe('/'));
  },
};

export const AdministratorKeepsTheirThemeAfterReloadAndLogout: Story = {
  args: { as: 'admin', at: '/nodes/meshnet?search=leaf' },
  play: async ({ userEvent }) => {
    const darkMode = () => screen.findByRole('switch', { name: 'Dark mode' });
    const shownTheme = () => document.documentElement.dataset['theme'];
    await userEvent.click(await darkMode());
    await waitFor(() => expect(shownTheme()).toBe('light'));
    reload();
    await link('leaf-a');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet?search=leaf'));
    await expect(await darkMode()).not.toBeChecked();
    await expect(shownTheme()).toBe('light');

    await logOut(userEvent, 'admin');
    await screen.findByRole('textbox', { name: 'Username' });
    await expect(shownTheme()).toBe('dark');
    await logIn(userEvent, 'alice', userPassword);
    await expect(await darkMode()).toBeChecked();

    await logOut(userEvent, 'alice');
    await logIn(userEvent, 'admin', adminPassword);
    await expect(await darkMode()).not.toBeChecked();
    await expect(shownTheme()).toBe('light');
  },
};
