import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, chooseMenuItem, goTo, Journey, logIn, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Users',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/users' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const button = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const field = (label: string) => screen.findByLabelText(label, { selector: 'input' });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const account = (name: string) => server().users.get(name);
const tick = async (user: User, name: string) => user.click(await screen.findByRole('checkbox', { name }));

export const AdministratorCreatesAUserWhoLogsIn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await link('Create user'));
    await userEvent.type(await field('Username'), 'erin');
    await userEvent.type(await field('Password'), 'secret-5');
    await userEvent.type(await field('Password confirmation'), 'secret-5');
    await tick(userEvent, 'meshnet');
    await userEvent.click(await button('Create user'));
    await expect(await screen.findByText('Successfully created User! : erin')).toBeVisible();
    const row = within(await screen.findByRole('row', { name: /^erin/ }));
    await expect(await row.findByRole('link', { name: 'meshnet' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/users'));

    await chooseMenuItem(userEvent, 'Logged in as admin', 'Log out');
    await logIn(userEvent, 'erin', 'secret-5');
    await expect(await button('Logged in as erin')).toBeVisible();
    await goTo('/nodes');
    await expect(await link('leaf-a')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'site-hub' })).toBeNull());
  },
};

export const AdministratorChangesTheNetworksOfAUserAndDeletesThem: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await link('alice'));
    await waitFor(() => expect(address()).toBe('/users/alice'));
    await tick(userEvent, 'p2snet');
    await tick(userEvent, 'dualnet');
    await userEvent.click(await button('Update'));
    await expect(await screen.findByText('User Updated! : alice')).toBeVisible();
    await waitFor(() => expect(account('alice')?.networks).toEqual(['meshnet', 'p2snet']));
    await expect(await screen.findByText('No changes')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/The server saved/)).toBeNull());

    await userEvent.click(await button('Delete'));
    const asks = await question('Delete user alice?');
    await userEvent.click(asks.getByRole('button', { name: 'Delete user' }));
    await expect(await screen.findByText('Successfully deleted User! : alice')).toBeVisible();
    await screen.findByRole('row', { name: /^bob/ });
    await waitFor(() => expect(address()).toBe('/users'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^alice/ })).toBeNull());
    await expect(account('alice')).toBeUndefined();
  },
};

export const AdministratorChangesTheirPassword: Story = {
  play: async ({ userEvent }) => {
    await chooseMenuItem(userEvent, 'Logged in as admin', 'View user details');
    await waitFor(() => expect(address()).toBe('/users/admin'));
    await userEvent.type(await field('Password'), 'another-1');
    await userEvent.type(await field('Password confirmation'), 'another-1{Enter}');
    const asks = await question('Change password?');
    await userEvent.click(await asks.findByRole('button', { name: 'Change password' }));
    await expect(await screen.findByText('User Updated! : admin')).toBeVisible();
    await expect(await field('Password')).toHaveValue('');
    await expect(account('admin')?.password).toBe('another-1');

    await chooseMenuItem(userEvent, 'Logged in as admin', 'Log out');
    await logIn(userEvent, 'admin', 'another-1');
    await expect(await button('Logged in as admin')).toBeVisible();
  },
};

export const AdministratorCreatesFillsAndDeletesAUserGroup: Story = {
  args: { scenario: 'enterprise', at: '/usergroups' },
  play: async ({ userEvent }) => {
    const create = await link('Create user group');
    create.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field('User group')).toHaveFocus());
    await waitFor(() => expect(address()).toBe('/usergroups/create'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/usergroups'));
    await waitFor(() => expect(create).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field('User group'), 'field team{Enter}');
    await expect(await screen.findByText('Successfully created new user group!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/usergroups'));
    await expect(server().userGroups.has('field team')).toBe(true);

    await goTo('/users/carol/groups');
    await tick(userEvent, 'field team');
    await userEvent.click(await button('Submit changes'));
    await expect(await screen.findByText('User Updated! : carol')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/users'));
    await expect(account('carol')?.groups).toContain('field team');

    await goTo('/usergroups');
    await userEvent.click(await button('Delete field team'));
    const asks = within(await screen.findByRole('alertdialog', { name: /field team/ }));
    await userEvent.click(await asks.findByRole('button', { name: 'Delete group' }));
    await expect(await screen.findByText('Successfully deleted User Group!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete field team' })).toBeNull());
    await expect(server().userGroups.has('field team')).toBe(false);
  },
};

export const AdministratorChangesTheAccessLevelOfAUserAndRemovesThem: Story = {
  args: { scenario: 'enterprise', at: '/user-permissions' },
  play: async ({ userEvent }) => {
    const stored = () => server().networkUsers.get('meshnet')?.get('lvl2-client');
    const clients = structuredClone(stored()?.clients);
    await userEvent.click(await link('meshnet'));
    await userEvent.click(await link('Edit lvl2-client'));
    await waitFor(() => expect(address()).toBe('/user-permissions/meshnet/lvl2-client'));
    const form = within(await screen.findByRole('dialog', { name: 'Edit network user: lvl2-client' }));
    await userEvent.click(await form.findByRole('radio', { name: /Node user/ }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Node limit' }), '{Control>}a{/Control}5');
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Network User Updated!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/user-permissions/meshnet'));
    await expect(stored()).toMatchObject({ accesslevel: 1, nodelimit: 5, clients });

    await userEvent.click(await button('Remove lvl2-client'));
    const asks = await question('Remove lvl2-client from meshnet?');
    await userEvent.click(await asks.findByRole('button', { name: 'Remove user' }));
    await expect(await screen.findByText('Successfully deleted Network User!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'lvl2-client' })).toBeNull());
  },
};
