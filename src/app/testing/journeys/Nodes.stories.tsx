import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import { uuidFor } from '../../../../mocks/fixtures/seed.ts';
import type { WireNode } from '../../../../mocks/wire/wire.ts';
import { draftsStorageKey } from '../../../domain/edit/draftOwner.ts';
import { asksBeforeReload, recordReloadGuards } from './reloadGuards.ts';
import {
  address,
  chooseMenuItem,
  goBack,
  goTo,
  Journey,
  expireSession,
  logIn,
  confirmationClosed,
  reload,
  server,
  renderApp,
} from './testApp.tsx';

const id = uuidFor('dualnet/dual-c');
const list = '/nodes/dualnet?search=dual';
const page = `/nodes/dualnet/${id}`;
const form = `${page}/edit`;

const meta = {
  title: 'App/Journeys/Nodes',
  component: Journey,
  beforeEach: [renderApp, recordReloadGuards],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: list },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name });
const link = (name: string) => screen.findByRole('link', { name });
const isGone = (role: string, name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

const listed = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

function stored(): WireNode {
  const node = server().nodes.get(id);
  if (!node) throw new Error('The server has no dual-c');
  return node;
}

export const AdministratorApprovesANodeAndDeletesAnother: Story = {
  args: { at: '/nodes?rowsPerPage=25' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Approve pending-one'));
    const approval = await question('Approve pending-one');
    await userEvent.click(await approval.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Node Approved!')).toBeVisible();
    await isGone('button', 'Approve pending-one');
    await expect(server().nodes.get(uuidFor('dualnet/pending-one'))?.ispending).toBe('no');

    await userEvent.click(await link('mac-laptop'));
    await screen.findByRole('heading', { name: 'mac-laptop' });
    await userEvent.click(await button('More'));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const asked = await question('Delete mac-laptop');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete node' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Successfully deleted Node!' });
    await link('win-desktop');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet'));
    await isGone('link', 'mac-laptop');

    await userEvent.click(await within(toast).findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const notifications = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(await notifications.findByText('Successfully deleted Node!')).toBeVisible();
    await expect(await notifications.findByText('mac-laptop in meshnet')).toBeVisible();
  },
};

/** Without two faulty nodes, so that the node that waits is among the twelve findings on the dashboard. */
export const AdministratorWorksThroughWhatNeedsAttention: Story = {
  args: {
    at: '/',
    prepare: ({ nodes }) => ['dual-b', 'dual-c'].forEach((name) => nodes.delete(uuidFor(`dualnet/${name}`))),
  },
  play: async ({ userEvent }) => {
    // Two of the broken findings need the ACLs, which add findings above the node.
    const bell = await screen.findByRole('button', { name: /^Notifications.*, 4 broken findings/ });
    await userEvent.click(await button('Approve pending-one'));
    const approval = await question('Approve pending-one');
    await userEvent.click(await approval.findByRole('button', { name: 'Approve' }));
    await isGone('button', 'Approve pending-one');

    await userEvent.click(bell);
    const notifications = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    const [urgent] = await notifications.findAllByRole('listitem');
    if (!urgent) throw new Error('Nothing is urgent');
    await userEvent.click(within(urgent).getByRole('link'));
    await waitFor(() => expect(address()).toMatch(/^\/findings\/\w+\?finding=/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: /^Notifications/ })).not.toHaveAccessibleName(/broken/);
  },
};

export const AdministratorSearchesAndSortsNodes: Story = {
  args: { scenario: 'thousandNodes', nodes: 60, at: '/nodes' },
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 60');
    await userEvent.click(await screen.findByRole('radio', { name: '25' }));
    await screen.findByText('1–25 of 60');
    await userEvent.click(await button('Page 2'));
    await screen.findByText('26–50 of 60');

    reload();
    await screen.findByText('26–50 of 60');
    await goTo('/nodes');
    await screen.findByText('1–25 of 60');

    const [first] = listed();
    await userEvent.click(await button('Ascending, sort descending'));
    await waitFor(() => expect(listed()[0]).not.toBe(first));
    await userEvent.click(await button('Next page'));
    const search = await screen.findByRole('searchbox', { name: 'Search nodes' });
    await userEvent.type(search, 'netmaker-1');
    await screen.findByText('1–1 of 1');
    await waitFor(() => expect(address()).toContain('search=netmaker-1'));
    await userEvent.type(search, 'x');
    await expect(await screen.findByText(/match “netmaker-1x”/)).toBeVisible();
  },
};

export const AdministratorEditsANode: Story = {
  play: async ({ userEvent }) => {
    await chooseMenuItem(userEvent, 'More about dual-c', 'Edit');
    await field('Node name');
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe(list));
    await expect(await screen.findByRole('searchbox', { name: /^Search/ })).toHaveValue('dual');

    await userEvent.click(await link('dual-c'));
    await userEvent.click(await link('Edit'));
    await expect(await field('Postup')).toHaveAttribute('readonly');
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    await userEvent.type(await field('Allowed IPs'), '10.40.50.3/32, 10.77.0.0/16');
    await userEvent.click(await button('Review changes'));
    await userEvent.click(await button('Save'));
    await expect(await screen.findByText('Node updated successfully!')).toBeVisible();
    await expect(stored()).toMatchObject({ mtu: 1300, allowedips: ['10.40.50.3/32', '10.77.0.0/16'] });
    await expect(await screen.findByText('No changes')).toBeVisible();
    await waitFor(() => expect(address()).toBe(form));
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(address()).toBe(page));
  },
};

export const AdministratorLeavesAFormWithUnsavedChanges: Story = {
  args: { at: form },
  play: async ({ userEvent }) => {
    const name = await field('Node name');
    await userEvent.type(name, '-x');
    await userEvent.click(await link('Dashboard'));
    await userEvent.click(await button('Stay'));
    await confirmationClosed('Leave without saving');
    await waitFor(() => expect(address()).toBe(form));
    await expect(name).toHaveValue('dual-c-x');

    await userEvent.click(await link('Dashboard'));
    await userEvent.click(await button('Leave'));
    await waitFor(() => expect(address()).toBe('/'));
    await goTo(form);
    await expect(await field('Node name')).toHaveValue('dual-c');
  },
};

export const AdministratorLogsInAgainAndContinuesEditing: Story = {
  play: async ({ userEvent }) => {
    await chooseMenuItem(userEvent, 'More about dual-c', 'Edit');
    await userEvent.type(await field('Node name'), '-x');
    expireSession();
    await logIn(userEvent, 'admin', adminPassword);
    await waitFor(() => expect(address()).toBe(form));
    await expect(await field('Node name')).toHaveValue('dual-c-x');
    await expect(await screen.findByText('1 change')).toBeVisible();

    await userEvent.click(await button('Discard'));
    const asked = await question('Discard changes');
    await userEvent.click(await asked.findByRole('button', { name: 'Discard' }));
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(address()).toBe(list));
  },
};

export const AdministratorReloadsAHalfFilledForm: Story = {
  args: { at: form },
  play: async ({ userEvent }) => {
    const isTyped = () => waitFor(async () => expect(await field('MTU')).toHaveValue('1399'));
    const mtu = await field('MTU');
    stored().mtu = 1500;
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1399');
    reload();
    await isTyped();
    await expect(asksBeforeReload()).toBe(true);
    await screen.findByRole('heading', { name: 'Someone else changed the same field' });

    expireSession();
    await field('Username');
    reload();
    await logIn(userEvent, 'admin', adminPassword);
    await button('Logged in as admin');
    await goTo(form);
    await isTyped();

    await userEvent.click(await button('Use new value for MTU'));
    await expect(await field('MTU')).toHaveValue('1500');
    await expect(await screen.findByText('No changes')).toBeVisible();
    reload();
    await expect(await field('MTU')).toHaveValue('1500');
    await waitFor(() => expect(sessionStorage.getItem(draftsStorageKey)).toBeNull());
  },
};

export const BackClosesAConfirmationOnly: Story = {
  play: async ({ userEvent }) => {
    await goTo(page);
    await goTo(list);
    await chooseMenuItem(userEvent, 'More about dual-c', 'Delete dual-c');
    await screen.findByRole('alertdialog');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(address()).toBe(list);
    await goBack();
    await waitFor(() => expect(address()).toBe(page));
  },
};

export const BackClosesTheReviewAndKeepsTheForm: Story = {
  args: { at: page },
  play: async ({ userEvent }) => {
    await goTo(form);
    const mtu = await field('MTU');
    await userEvent.clear(mtu);
    await userEvent.type(mtu, '1300');
    await userEvent.click(await button('Review changes'));
    await screen.findByRole('dialog', { name: 'Save changes to dual-c' });
    await goBack();
    await isGone('dialog', 'Save changes to dual-c');
    await expect(address()).toBe(form);
    await expect(await field('MTU')).toHaveValue('1300');
    // The form itself still asks.
    await goBack();
    await screen.findByRole('alertdialog');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(address()).toBe(form);
  },
};
