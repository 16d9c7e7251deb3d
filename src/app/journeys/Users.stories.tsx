import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminPassword } from '../../../mocks/scenarios/accounts.ts';
import {
  address,
  answered,
  choose,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/Users',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/users' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const button = (name: string) => screen.findByRole('button', { name });
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const sent = (call: string) => answered().filter((line) => line.startsWith(call));
const account = (name: string) => server().users.get(name);
const tick = async (user: User, name: string) => user.click(await screen.findByRole('checkbox', { name }));
const isAdmin = () => screen.findByRole('switch', { name: /admin/ });

async function fillIn(user: User, name: string, password = 'secret-5'): Promise<void> {
  await user.type(await field('Username'), name);
  await user.type(await field('Password'), password);
  await user.type(await field('Password confirmation'), password);
}

export const ANewUserSignsIn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create user' }));
    await fillIn(userEvent, 'erin');
    await tick(userEvent, 'meshnet');
    await userEvent.click(await button('Create user'));
    await expect(await screen.findByText('Successfully created User! : erin')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /^erin/ }));
    await expect(await row.findByRole('link', { name: 'meshnet' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/users'));

    await choose(userEvent, 'Signed in as admin', 'Logout');
    await logIn(userEvent, 'erin', 'secret-5');
    await expect(await button('Signed in as erin')).toBeVisible();
    await goTo('/nodes');
    await expect(await screen.findByRole('link', { name: 'leaf-a' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'site-hub' })).toBeNull());
  },
};

export const ANewAdministratorIsAskedAboutFirst: Story = {
  args: { at: '/users/create' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'frank');
    await userEvent.click(await isAdmin());
    await userEvent.click(await button('Create user'));
    await userEvent.click((await question('Create new admin')).getByRole('button', { name: 'Create admin' }));
    await expect(await screen.findByText('Successfully created User! : frank')).toBeVisible();
    await expect(account('frank')?.isadmin).toBe(true);
    await expect(await screen.findByRole('row', { name: /^frank.*True.*all networks/ })).toBeVisible();
  },
};

export const ARefusedUserStaysInTheForm: Story = {
  args: { at: '/users/create', faults: 'POST /users/*=400:no such luck*1' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'erin');
    await userEvent.click(await button('Create user'));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to create new User. : erin no such luck');
    await expect(await field('Username')).toHaveValue('erin');
    await expect(await field('Password')).toHaveValue('secret-5');
    await userEvent.click(await button('Create user'));
    await screen.findByRole('row', { name: /^erin/ });
    await expect(sent('POST')).toHaveLength(2);
  },
};

export const AnAnswerThatGotLostIsLookedUp: Story = {
  args: { at: '/users/create', faults: 'POST /users/*=lost' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'erin');
    await userEvent.click(await button('Create user'));
    await expect(await screen.findByText('Successfully created User! : erin')).toBeVisible();
    await screen.findByRole('row', { name: /^erin/ });
    await expect([...server().users.keys()].filter((name) => name === 'erin')).toHaveLength(1);
  },
};

export const WithTheKeyboardAloneToTheFirstInvalidField: Story = {
  args: { at: '/users/create' },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await field('Username')).toHaveFocus());
    await userEvent.keyboard('alice{Enter}');
    await waitFor(async () => expect(await field('Username')).toHaveFocus());
    await expect(await screen.findByText('A user with this name exists already')).toBeVisible();
    await userEvent.keyboard('-2{Enter}');
    await waitFor(async () => expect(await field('Password')).toHaveFocus());
    await userEvent.keyboard('secret-5{Enter}');
    await waitFor(async () => expect(await field('Password confirmation')).toHaveFocus());
    await userEvent.keyboard('secret-5{Enter}');
    await screen.findByRole('row', { name: /^alice-2/ });
  },
};

export const WhatWasTypedOutlivesTheSession: Story = {
  args: { at: '/users/create' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'erin');
    await tick(userEvent, 'meshnet');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', adminPassword);
    // The login page has the other two as well, for as long as it stands.
    await expect(await field('Password confirmation')).toHaveValue('secret-5');
    await expect(await field('Password')).toHaveValue('secret-5');
    await expect(await field('Username')).toHaveValue('erin');
    await expect(await screen.findByRole('checkbox', { name: 'meshnet' })).toBeChecked();
    await waitFor(() => expect(address()).toBe('/users/create'));
  },
};

export const NoPasswordIsLeftForSomebodyElse: Story = {
  args: { at: '/users/create' },
  play: async ({ userEvent }) => {
    await fillIn(userEvent, 'erin');
    letTheTokenRunOut();
    await logIn(userEvent, 'second-admin', adminPassword);
    await expect(await field('Password confirmation')).toHaveValue('');
    await expect(await field('Password')).toHaveValue('');
    await expect(await field('Username')).toHaveValue('');
  },
};

export const LeavingAsksFirst: Story = {
  args: { at: '/users/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Username'), 'erin');
    await userEvent.click(await screen.findByRole('link', { name: 'Dashboard' }));
    await userEvent.click((await question('Leave without saving')).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Dashboard' });
    await goTo('/users/create');
    await expect(await field('Username')).toHaveValue('');
  },
};

export const NetworksAreChanged: Story = {
  args: { at: '/users/alice' },
  play: async ({ userEvent }) => {
    await tick(userEvent, 'p2snet');
    await tick(userEvent, 'dualnet');
    await userEvent.click(await button('Update'));
    await expect(await screen.findByText('User Updated! : alice')).toBeVisible();
    await waitFor(() => expect(account('alice')?.networks).toEqual(['meshnet', 'p2snet']));
    await expect(await screen.findByText('No changes')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The server kept/)).toBeNull());
  },
};

export const APromotionThatTheServerDoesNotStoreIsTold: Story = {
  args: { at: '/users/alice' },
  play: async ({ userEvent }) => {
    await userEvent.click(await isAdmin());
    await userEvent.click(await button('Update'));
    await userEvent.click((await question('Create new admin')).getByRole('button', { name: 'Make admin' }));
    await expect(await screen.findByText('The server kept False for Is admin.')).toBeVisible();
    await expect(await isAdmin()).not.toBeChecked();
    await goTo('/users');
    await expect(await screen.findByRole('row', { name: /^alice.*False/ })).toBeVisible();
  },
};

export const TheLastNetworkStaysAndIsTold: Story = {
  args: { at: '/users/bob' },
  play: async ({ userEvent }) => {
    await tick(userEvent, 'p2snet');
    await expect(await screen.findByText('The last network cannot be taken away')).toBeVisible();
    await userEvent.click(await button('Update'));
    await expect(await screen.findByText('The server kept p2snet for Networks.')).toBeVisible();
    await expect(await screen.findByRole('checkbox', { name: 'p2snet' })).toBeChecked();
  },
};

export const SomebodyElseHasChangedTheSameNetworks: Story = {
  args: { at: '/users/alice' },
  play: async ({ userEvent }) => {
    await tick(userEvent, 'p2snet');
    const alice = account('alice');
    if (alice) alice.networks = ['meshnet'];
    await userEvent.click(await button('Update'));
    await userEvent.click(await button('Keep mine for Networks'));
    await expect(sent('PUT')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(await button('Update'));
    await expect(await screen.findByText('User Updated! : alice')).toBeVisible();
    await expect(account('alice')?.networks).toEqual(['dualnet', 'meshnet', 'p2snet']);
  },
};

export const ARefusedUpdateKeepsTheTicks: Story = {
  args: { at: '/users/alice', faults: 'PUT /users/networks/*=400:no such luck' },
  play: async ({ userEvent }) => {
    await tick(userEvent, 'p2snet');
    await userEvent.click(await button('Update'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update user! : alice no such luck',
    );
    await expect(await screen.findByRole('checkbox', { name: 'p2snet' })).toBeChecked();
  },
};

export const ADeletedUserIsGone: Story = {
  args: { at: '/users/alice' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete'));
    await userEvent.click(
      (await question('Delete user alice?')).getByRole('button', { name: 'Delete user' }),
    );
    await expect(await screen.findByText('Successfully deleted User! : alice')).toBeVisible();
    await screen.findByRole('row', { name: /^bob/ });
    await waitFor(() => expect(address()).toBe('/users'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^alice/ })).toBeNull());
    await expect(account('alice')).toBeUndefined();
  },
};

export const OneselfCannotBeDeletedFromTheList: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete user admin'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent('DELETE')).toEqual([]);
  },
};

export const AnAdministratorChangesTheirPassword: Story = {
  args: { at: '/users/admin' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Password'), 'another-1');
    await userEvent.type(await field('Password confirmation'), 'another-1{Enter}');
    const asked = await question('Change password');
    await userEvent.click(await asked.findByRole('button', { name: 'Change password' }));
    await expect(await screen.findByText('User Updated! : admin')).toBeVisible();
    await expect(await field('Password')).toHaveValue('');
    await expect(account('admin')?.password).toBe('another-1');

    await choose(userEvent, 'Signed in as admin', 'Logout');
    await logIn(userEvent, 'admin', 'another-1');
    await expect(await button('Signed in as admin')).toBeVisible();
  },
};

export const AUserIsToldThatTheServerRefusesThem: Story = {
  args: { as: 'alice', at: '/users/alice' },
  play: async ({ userEvent }) => {
    await screen.findByText(/lets only administrators change their password/);
    await waitFor(() => expect(screen.queryByRole('switch', { name: 'Is admin' })).toBeNull());
    await userEvent.type(await field('Password'), 'another-1');
    await userEvent.type(await field('Password confirmation'), 'another-1{Enter}');
    const asked = await question('Change password');
    await userEvent.click(await asked.findByRole('button', { name: 'Change password' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update user! : alice unauthorized',
    );
    // An ordinary refusal: the session goes on.
    await expect(await button('Signed in as alice')).toBeVisible();
    await expect(answered()).not.toContain('GET /users 401');
  },
};

const isSentHome = async () => {
  await screen.findByRole('heading', { name: 'Welcome alice' });
  await waitFor(() => expect(address()).toBe('/'));
  await expect(sent('GET /users')).toEqual([]);
};

export const TheListIsNotForAUser: Story = { args: { as: 'alice', at: '/users' }, play: isSentHome };
export const CreatingIsNotForAUser: Story = { args: { as: 'alice', at: '/users/create' }, play: isSentHome };
export const OthersAreNotForAUser: Story = { args: { as: 'alice', at: '/users/bob' }, play: isSentHome };

export const AnUnknownUserIsNotFound: Story = {
  args: { at: '/users/nobody' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};

export const SearchAndOrderStayInTheAddress: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('row', { name: /^alice/ });
    await userEvent.click(await screen.findByRole('button', { name: /^Username/ }));
    await waitFor(() => expect(address()).toBe('/users?order=descending'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'MESHNET');
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
        'dave@example.com',
        'alice',
      ]),
    );
  },
};

export const GroupsStayOnTheEnterpriseEdition: Story = {
  args: { scenario: 'enterprise', at: '/users/lvl0-admin' },
  play: async ({ userEvent }) => {
    await expect(await field('User groups')).toHaveValue('engineers');
    await tick(userEvent, 'dualnet');
    await userEvent.click(await button('Update'));
    await expect(await screen.findByText('User Updated! : lvl0-admin')).toBeVisible();
    await expect(account('lvl0-admin')?.groups).toEqual(['engineers']);
    await waitFor(() =>
      expect(answered().filter((line) => line === 'GET /networkusers 200')).toHaveLength(2),
    );
  },
};
