import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { zeroNode } from '../../../../mocks/wire/goStructs.ts';
import { joinNode } from '../../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../../mocks/world/random.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { mockClipboard } from '../../../components/testing/mockClipboard.ts';
import { newAccessKey } from '../../stores/newAccessKey.ts';
import { address, goBack, goTo, Journey, type logIn, server, renderApp } from './testApp.tsx';

const meta = {
  title: 'App/Journeys/Access keys',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/access-keys' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<typeof logIn>[0];

const keysOf = (world: World) => world.networks.get('meshnet')?.accesskeys ?? [];
const stored = (name: string) => keysOf(server()).find((key) => key.name === name);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Adds a node on the server, as netclient would. The console loads nodes when its page becomes visible. */
function joinNetwork(name: string, accesskey: string): void {
  const world = server();
  joinNode(world, 'meshnet', {
    ...zeroNode(),
    name,
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    accesskey,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function createKey(user: User, name: string, uses: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), name);
  const field = screen.getByRole('textbox', { name: /^Uses/ });
  await user.clear(field);
  await user.type(field, `${uses}{Enter}`);
}

export const AdministratorCreatesAnAccessKeyAndANodeJoins: Story = {
  beforeEach: () => mockClipboard({ writeText: fn(() => Promise.resolve()) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet/create'));
    await createKey(userEvent, 'fra-rack-2', '2');

    const key = await dialog('Access key fra-rack-2');
    const { value = '', accessstring = '' } = stored('fra-rack-2') ?? {};
    await expect(await key.findByText('Can be used 2 times to join meshnet.')).toBeVisible();
    await expect(await key.findByText(`netclient join -t ${accessstring}`)).toBeVisible();
    await userEvent.click(await key.findByRole('button', { name: 'Copy Join command' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(`netclient join -t ${accessstring}`);

    joinNetwork('fra-web-03', value);
    const joined = within(await key.findByRole('list', { name: 'Nodes that joined' }));
    await expect(await joined.findByText('fra-web-03')).toBeVisible();
    await expect(joined.getAllByRole('listitem')).toHaveLength(1);

    await userEvent.click(await key.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet'));
    await waitFor(() => expect(newAccessKey.created).toBeUndefined());
    const row = await screen.findByRole('row', { name: /^fra-rack-2/ });
    await waitFor(() => expect(row).toHaveFocus());
    await waitFor(() => expect(within(row).getByText('1')).toBeVisible());

    await userEvent.click(await screen.findByRole('button', { name: 'Delete key fra-rack-2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete key' }));
    await expect(await screen.findByText('Deleting Access Key fra-rack-2 success!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'fra-rack-2' })).toBeNull());
    await expect(stored('fra-rack-2')).toBeUndefined();
  },
};

export const AdministratorSeesAHiddenAccessKeyOnlyOnce: Story = {
  args: { at: '/access-keys/meshnet?search=once' },
  beforeEach: () => {
    server().settings.displayKeys = false;
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Create access key' }));
    await createKey(userEvent, 'once', '1');
    const shown = await dialog('Access key once');
    const { value = 'no key' } = stored('once') ?? {};
    await expect(await shown.findByText(value)).toBeVisible();
    await expect(await shown.findByText('You won’t be able to see this key again')).toBeVisible();

    await goTo('/nodes');
    await waitFor(() => expect(newAccessKey.created).toBeUndefined());
    await goBack();
    await expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet?search=once'));

    const link = await screen.findByRole('link', { name: 'once' });
    link.focus();
    await userEvent.keyboard('{Enter}');
    const hidden = await dialog('Access key once');
    await expect(await hidden.findByText('This server hides access keys')).toBeVisible();
    await expect(document.body).not.toHaveTextContent(value);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/access-keys/meshnet?search=once'));
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const AdministratorAddsANodeFromTheList: Story = {
  args: { at: '/nodes' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Add node' }));
    const adding = await dialog('Add node');
    await userEvent.click(adding.getByRole('button', { name: /Network/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'meshnet' }));
    await userEvent.click(await adding.findByRole('button', { name: 'Show join command' }));
    await expect(await screen.findByText(/^netclient join -t /)).toBeVisible();
    await waitFor(() => expect(address()).toMatch(/^\/access-keys\/meshnet\/details\//));
  },
};
