import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { address, answered, choose, goTo, Journey, reload, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Nodes',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes?rowsPerPage=25' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.findByRole('link', { name });
const noLink = (name: string) => waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** The names in the order of the rows. */
const listed = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

export const ApproveAPendingNode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve pending-one' }));
    const asked = await question('Approve pending-one');
    await userEvent.click(await asked.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Node Approved!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve pending-one' })).toBeNull());
    await expect(server().nodes.get(uuidFor('dualnet/pending-one'))?.ispending).toBe('no');
  },
};

export const ApprovalThatIsRefused: Story = {
  args: { faults: 'POST /nodes/*/*/approve=500:no such luck' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve pending-one' }));
    const asked = await question('Approve pending-one');
    await userEvent.click(await asked.findByRole('button', { name: 'Approve' }));
    await expect(await screen.findByText('Failed to approve node!')).toBeVisible();
    await expect(await screen.findByText('pending-one in dualnet: no such luck')).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Approve pending-one' })).toBeVisible();
  },
};

export const DeleteANodeFromItsPage: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await link('mac-laptop'));
    await screen.findByRole('heading', { name: 'mac-laptop' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await question('Delete mac-laptop');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete node' }));
    await expect(await screen.findByText('Successfully deleted Node!')).toBeVisible();
    await link('win-desktop');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet'));
    await noLink('mac-laptop');
  },
};

export const DeletionThatIsRefusedStaysOnThePage: Story = {
  args: { faults: 'DELETE /nodes=401:not yours' },
  play: async ({ userEvent }) => {
    await userEvent.click(await link('mac-laptop'));
    await screen.findByRole('heading', { name: 'mac-laptop' });
    const page = address();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const asked = await question('Delete mac-laptop');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete node' }));
    await expect(await screen.findByText('Failed to remove Node. : not yours')).toBeVisible();
    await waitFor(() => expect(address()).toBe(page));
    await expect(await screen.findByRole('heading', { name: 'mac-laptop' })).toBeVisible();
  },
};

export const DeleteSeveralOfWhichOneFailsAtFirst: Story = {
  args: { at: '/nodes/meshnet' },
  play: async ({ userEvent }) => {
    const call = `DELETE /nodes/meshnet/${uuidFor('meshnet/leaf-a')}`;
    server().faults.add(call, { kind: 'status', status: 500, message: 'no such luck' }, { times: 1 });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select leaf-a' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select leaf-b' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Delete' }));
    const asked = await question('Delete 2 nodes');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete nodes' }));

    const result = await screen.findByRole('dialog', { name: 'Deleted 1 of 2 nodes' });
    await expect(await within(result).findByText('no such luck')).toBeVisible();
    await userEvent.click(await within(result).findByRole('button', { name: 'Retry 1 failed' }));
    const retried = await screen.findByRole('dialog', { name: 'Deleted 2 of 2 nodes' });
    const [close] = within(retried).getAllByRole('button', { name: 'Close' }).slice(-1);
    if (close) await userEvent.click(close);

    await noLink('leaf-a');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'leaf-b' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull());
    await expect(answered().filter((line) => line.startsWith('DELETE /nodes'))).toHaveLength(3);
    // The names that pointed to them go with them.
    await expect(answered().filter((line) => line.startsWith('DELETE /dns'))).toHaveLength(2);
  },
};

export const SearchSortAndPageWithTheSizeKept: Story = {
  args: { scenario: 'thousandNodes', nodes: 60, at: '/nodes' },
  play: async ({ userEvent }) => {
    await screen.findByText('1–10 of 60');
    await userEvent.click(await screen.findByRole('radio', { name: '25' }));
    await screen.findByText('1–25 of 60');
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByText('26–50 of 60');

    reload();
    await screen.findByText('26–50 of 60');
    await goTo('/nodes');
    await screen.findByText('1–25 of 60');

    const [first] = listed();
    await userEvent.click(await screen.findByRole('button', { name: 'Ascending, sort descending' }));
    await waitFor(() => expect(listed()[0]).not.toBe(first));
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search nodes' }), 'netmaker-1');
    await screen.findByText('1–1 of 1');
    await waitFor(() => expect(address()).toContain('search=netmaker-1'));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search nodes' }), 'x');
    await expect(await screen.findByText(/contains “netmaker-1x”/)).toBeVisible();
  },
};

export const AFailedRefreshKeepsTheListAndSaysSo: Story = {
  play: async ({ userEvent }) => {
    await link('leaf-a');
    server().faults.add('GET /nodes', { kind: 'status', status: 503, message: 'down for maintenance' });
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh' }));
    await expect(await screen.findByText('down for maintenance')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'leaf-a' })).toBeVisible();
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('down for maintenance')).toBeNull());
    await expect(await screen.findByRole('link', { name: 'leaf-a' })).toBeVisible();
  },
};

export const AFirstReadThatFails: Story = {
  args: { faults: 'GET /nodes=refuse' },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'The nodes could not be loaded' });
    server().faults.clear();
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    await link('leaf-a');
  },
};

export const AToastCanBeReadAgain: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about mac-laptop', 'Delete mac-laptop');
    const asked = await question('Delete mac-laptop');
    await userEvent.click(await asked.findByRole('button', { name: 'Delete node' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Successfully deleted Node!' });
    await userEvent.click(await within(toast).findByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    await expect(await list.findByText('Successfully deleted Node!')).toBeVisible();
    await expect(await list.findByText('mac-laptop in meshnet')).toBeVisible();
  },
};

export const ANodeThatIsGone: Story = {
  args: { at: '/nodes/meshnet/00000000-0000-0000-0000-000000000000' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
  },
};
