import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { address, answered, choose, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Networks',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/networks' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.findByRole('link', { name });
const button = (name: string) => screen.findByRole('button', { name });
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const sent = (method: string) => answered().filter((line) => line.startsWith(method));

/** The names in the order of the rows. */
const listed = () =>
  screen.queryAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);

/** Leaves the server's own node, and has the console see it. */
async function emptyOut(user: { click: (on: Element) => Promise<void> }, netid: string): Promise<void> {
  await screen.findAllByText(netid);
  for (const [id, node] of server().nodes) {
    if (node.network === netid && node.isserver !== 'yes') server().nodes.delete(id);
  }
  await user.click(await button('Refresh'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Delete( p2snet)?$/ })).not.toHaveAccessibleDescription(),
  );
}

export const SearchByNameAndRange: Story = {
  play: async ({ userEvent }) => {
    await link('meshnet');
    await expect(listed()).toEqual(['dualnet', 'meshnet', 'p2snet']);
    const search = screen.getByRole('searchbox', { name: 'Search networks' });
    await userEvent.type(search, 'FD00:40');
    await waitFor(() => expect(listed()).toEqual(['dualnet']));
    await userEvent.clear(search);
    await userEvent.type(search, 'nowhere');
    await expect(await screen.findByText(/contains “nowhere”/)).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1);
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(listed()).toHaveLength(3));
    await waitFor(() => expect(address()).toBe('/networks'));
  },
};

export const RefreshPublicKeys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Refresh public keys : meshnet'));
    const asked = await question('Refresh public keys meshnet');
    await expect(await asked.findByText(/all 9 nodes/)).toBeVisible();
    await expect(sent('POST')).toEqual([]);
    await userEvent.click(await asked.findByRole('button', { name: 'Refresh keys' }));
    await expect(await screen.findByText('Refreshed nodes public keys! : meshnet')).toBeVisible();
    await expect(sent('POST')).toEqual(['POST /networks/meshnet/keyupdate 200']);
  },
};

export const DeletionIsOffWhileNodesRemain: Story = {
  play: async ({ userEvent }) => {
    const remove = await button('Delete meshnet');
    await waitFor(() => expect(remove).toHaveAccessibleDescription('Available without its 8 nodes'));
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await link('9 nodes of meshnet'));
    await waitFor(() => expect(address()).toBe('/nodes/meshnet'));
    await expect(sent('DELETE')).toEqual([]);
  },
};

export const DeletionIsRefusedLocallyWhenANodeHasJoinedMeanwhile: Story = {
  play: async ({ userEvent }) => {
    const before = [...server().nodes].filter(([, node]) => node.network === 'p2snet');
    await emptyOut(userEvent, 'p2snet');
    await userEvent.click(await button('Delete p2snet'));
    const asked = await question('Delete p2snet');
    await userEvent.type(await asked.findByRole('textbox'), 'p2snet');
    for (const [id, node] of before) server().nodes.set(id, node);
    await userEvent.click(await asked.findByRole('button', { name: 'Delete network' }));
    await expect(await screen.findByText(/The network still has nodes: 4/)).toBeVisible();
    await expect(sent('DELETE')).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete p2snet' })).toHaveAccessibleDescription(
        'Available without its 4 nodes',
      ),
    );
  },
};

export const DeleteAnEmptyNetworkFromItsPage: Story = {
  play: async ({ userEvent }) => {
    await emptyOut(userEvent, 'p2snet');
    await userEvent.click(await link('p2snet'));
    await userEvent.click(await button('Delete'));
    const asked = await question('Delete p2snet');
    await userEvent.type(
      await asked.findByRole('textbox', { name: 'Type p2snet to confirm' }),
      'p2snet{Enter}',
    );
    await expect(await screen.findByText('Deleting network p2snet success!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks'));
    await waitFor(() => expect(listed()).toEqual(['dualnet', 'meshnet']));
    await expect(server().networks.has('p2snet')).toBe(false);
  },
};

export const DeletionThatIsRefusedStaysOnThePage: Story = {
  args: { faults: 'DELETE /networks=400:no such luck', at: '/networks/p2snet' },
  play: async ({ userEvent }) => {
    await emptyOut(userEvent, 'p2snet');
    await userEvent.click(await button('Delete'));
    const asked = await question('Delete p2snet');
    await userEvent.type(await asked.findByRole('textbox'), 'p2snet{Enter}');
    await expect(await screen.findByText(/Deleting network p2snet error!\s+no such luck/)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/networks/p2snet'));
    await expect(await screen.findByRole('heading', { name: 'p2snet', level: 1 })).toBeVisible();
  },
};

export const FromTheListToEverythingOfANetwork: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await link('dualnet'));
    await expect(await screen.findByRole('heading', { name: 'Enterprise' })).toBeVisible();
    await expect(await link('Edit')).toHaveAttribute('href', '/networks/dualnet/edit');
    const page = within(screen.getByRole('main'));
    await userEvent.click(await page.findByRole('link', { name: 'Nodes' }));
    await waitFor(() => expect(address()).toBe('/nodes/dualnet'));
  },
};

export const NoEnterprisePartOnTheCommunityEdition: Story = {
  args: { scenario: 'community', at: '/networks/dualnet' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Behaviour' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Enterprise' })).toBeNull());
  },
};

export const UnknownNetwork: Story = {
  args: { at: '/networks/nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /lost your way/ })).toBeVisible();
  },
};

export const UnknownNetworkOfTheLegacyPage: Story = {
  args: { at: '/networks/nowhere/accesskeys' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /lost your way/ })).toBeVisible();
  },
};

export const TheLegacyPageOnlyWritesToTheConsole: Story = {
  args: { at: '/networks/meshnet/accesskeys' },
  play: async ({ userEvent }) => {
    const written = spyOn(window.console, 'info').mockImplementation(fn());
    const before = () => answered().filter((line) => !line.startsWith('GET'));
    await userEvent.click(await button('Add new access key'));
    await expect(written).toHaveBeenLastCalledWith('Add New Access Key to meshnet');
    await userEvent.click(await button('Delete key mesh-join'));
    await expect(written).toHaveBeenLastCalledWith('Delete Key mesh-join of meshnet');
    await expect(before()).toEqual([]);
    written.mockRestore();
    await userEvent.click(await link('Manage access keys'));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet'));
  },
};

export const NobodyElseIsAskedForWhatTheyMayNotSee: Story = {
  args: { scenario: 'community', as: 'alice' },
  play: async ({ userEvent }) => {
    await link('meshnet');
    await expect(listed()).toEqual(['dualnet', 'meshnet']);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Create network' })).toBeNull());
    await expect(answered().some((line) => line.startsWith('GET /networks '))).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await choose(userEvent, 'More about meshnet', 'Nodes');
    await waitFor(() => expect(address()).toBe('/nodes/meshnet'));
  },
};

export const ANetworkAdministratorReadsTheirNetworkAlone: Story = {
  args: { as: 'lvl0-admin', at: '/networks/meshnet' },
  play: async () => {
    await expect(await link('Edit')).toHaveAttribute('href', '/prouser/meshnet/proedit');
    await expect(await screen.findByText('10.20.30.0/24')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull());
    await expect(within(screen.getByRole('main')).queryByRole('link', { name: 'ACLs' })).toBeNull();
    await waitFor(() => expect(answered()).toContain('GET /networks/meshnet 200'));
  },
};

export const SettingsAreNotForOthers: Story = {
  args: { as: 'lvl1-node', at: '/networks/meshnet' },
  play: async () => {
    await expect(await link('See its nodes')).toHaveAttribute('href', '/nodes/meshnet');
    await expect(answered().some((line) => line.startsWith('GET /networks'))).toBe(false);
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    await link('dualnet');
    await userEvent.keyboard('/');
    await waitFor(async () =>
      expect(await screen.findByRole('searchbox', { name: 'Search networks' })).toHaveFocus(),
    );
    await userEvent.keyboard('p2s');
    await waitFor(() => expect(listed()).toEqual(['p2snet']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(listed()).toHaveLength(3));

    // Past filter and sorting into the rows, down to the second one, and through it to its menu.
    const isInRows = () => document.activeElement?.closest('tbody') !== null;
    for (let step = 0; step < 4 && !isInRows(); step += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const menu = screen.getByRole('button', { name: 'More about meshnet' });
    for (let step = 0; step < 12 && document.activeElement !== menu; step += 1) await userEvent.tab();
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}'.repeat(5));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Refresh public keys' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await question('Refresh public keys meshnet');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Refreshed nodes public keys! : meshnet')).toBeVisible();
  },
};
