import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { joinNode } from '../../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../../mocks/world/random.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { zeroNode } from '../../../../mocks/wire/goStructs.ts';
import {
  address,
  receivedResponses,
  goTo,
  Journey,
  expireSession,
  logIn,
  confirmationClosed,
  reload,
  server,
  renderApp,
} from './testApp.tsx';

const meta = {
  title: 'App/Journeys/ACLs',
  component: Journey,
  beforeEach: renderApp,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/acls/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<typeof logIn>[0];

const pair = ['gw-egress', 'gw-ingress'] as const;
const cell = (state: string) => screen.findByRole('gridcell', { name: `${pair.join(' and ')}: ${state}` });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => receivedResponses().filter((line) => line.startsWith('PUT'));

function idOf(world: World, name: string): string {
  const node = [...world.nodes.values()].find((entry) => entry.name === name && entry.network === 'meshnet');
  if (!node) throw new Error(`No node ${name}`);
  return node.id;
}

function stored(a: string, b: string): readonly (number | undefined)[] {
  const world = server();
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, a), idOf(world, b)];
  return [acls[from]?.[to], acls[to]?.[from]];
}

function blockElsewhere(world: World, a: string, b: string): void {
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, a), idOf(world, b)];
  const [row, mirrored] = [acls[from], acls[to]];
  if (row) row[to] = 1;
  if (mirrored) mirrored[from] = 1;
}

function joinNetwork(name: string): void {
  const world = server();
  const accesskey = world.networks.get('meshnet')?.accesskeys?.[0]?.value ?? '';
  joinNode(world, 'meshnet', {
    ...zeroNode(),
    name,
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    accesskey,
  });
}

async function submit(user: User): Promise<void> {
  const name = 'Confirm Network ACL Change meshnet';
  // The impact of a change is calculated after the change is drawn. Until then the button is disabled.
  const bar = await button('Submit Changes');
  await waitFor(() => expect(bar).not.toHaveAttribute('aria-disabled'));
  await user.click(bar);
  const question = within(await screen.findByRole('alertdialog', { name }));
  const impact = within(await question.findByRole('group', { name: 'Connectivity impact' }));
  await impact.findByText(/gw-egress/);
  await user.click(await question.findByRole('button', { name: 'Submit Changes' }));
  await confirmationClosed(name);
}

export const AdministratorBlocksAPairAndRevertsTheSubmit: Story = {
  args: { at: '/acls' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await cell('allowed'));
    await expect(await cell('blocked, was allowed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await cell('allowed')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await cell('blocked, was allowed');

    // Another administrator changes another pair, and a node joins.
    blockElsewhere(server(), 'leaf-a', 'gw-relay');
    joinNetwork('newcomer');
    await submit(userEvent);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([1, 1]);
    await expect(stored('leaf-a', 'gw-relay')).toEqual([1, 1]);
    await expect(stored('gw-egress', 'newcomer')).toEqual([2, 2]);
    await expect(await screen.findByText('1 pair was changed by someone else')).toBeVisible();
    await screen.findByText('gw-relay with leaf-a blocked. They’re marked with a dot in the matrix.');
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: blocked, changed by someone else' });
    await userEvent.click(await button('Dismiss'));
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: blocked' });

    await userEvent.click(await button('Revert last change'));
    await cell('allowed');
    await expect(stored(...pair)).toEqual([2, 2]);
    await expect(stored('leaf-a', 'gw-relay')).toEqual([1, 1]);
    await expect(stored('gw-egress', 'newcomer')).toEqual([2, 2]);
  },
};

export const AdministratorChangesTheRulesOfANode: Story = {
  play: async ({ userEvent }) => {
    const world = server();
    const id = idOf(world, 'gw-egress');
    await goTo(`/acls/meshnet/${idOf(world, 'netmaker-1')}`);
    await expect(await screen.findByText('The ACL view of a server node is disabled')).toBeVisible();
    await goTo(`/acls/meshnet/${id}`);
    await expect(await screen.findByRole('heading', { name: 'Who can connect to gw-egress' })).toBeVisible();
    await userEvent.click(await button('Block all'));
    await button('Allow gw-ingress');
    await userEvent.click(await screen.findByRole('link', { name: 'View All Rules' }));
    await waitFor(() => expect(address()).toBe('/acls/meshnet'));
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: allowed' });
    await cell('blocked, was allowed');

    await goTo('/acls');
    await userEvent.click(await button('Stay'));
    await cell('blocked, was allowed');
    expireSession();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await cell('blocked, was allowed');
    await userEvent.click(await button('Reset'));
    await cell('allowed');
  },
};

const legend = () => screen.findByRole('list', { name: 'Layer: ACLs' });

/** Shows the graph with and without the changes, then returns to the ACL page in its previous state. */
export const AdministratorPreviewsChangesOnTheGraph: Story = {
  args: { at: '/acls/meshnet?search=gw' },
  play: async ({ userEvent }) => {
    await cell('allowed');
    // Wait until the search has removed the other rows, because that moves the cell.
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /^leaf-a and / })).toBeNull());
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    await userEvent.click(await screen.findByRole('link', { name: 'Show on the graph' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=rules&draft=after'));
    await userEvent.click(
      await within(await legend()).findByRole('button', { name: 'Blocked by the draft (after) 1' }),
    );
    await screen.findByText('11 blocked pairs', { exact: false });
    await userEvent.click(await screen.findByRole('radio', { name: 'Before' }));
    await waitFor(() => expect(address()).toContain('draft=before'));
    await screen.findByText('10 blocked pairs', { exact: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the draft' }));
    await waitFor(() => expect(address()).toMatch(/^\/acls\/meshnet\?search=gw/));
    await cell('blocked, was allowed');
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');

    // Leaving the graph asks for confirmation, and a reload keeps the changes.
    await userEvent.click(await screen.findByRole('link', { name: 'Show on the graph' }));
    await waitFor(() => expect(address()).toMatch(/^\/graphs\/meshnet/));
    await screen.findByText('1 pair blocked');
    await goTo('/networks');
    await userEvent.click(await button('Stay'));
    await confirmationClosed('Leave without saving');
    await expect(screen.getByText('1 pair blocked')).toBeVisible();
    reload('/graphs/meshnet?layer=rules&draft=after');
    await within(await legend()).findByRole('button', { name: 'Blocked by the draft (after) 1' });
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the draft' }));
    await cell('blocked, was allowed');
    await expect(sent()).toEqual([]);
    // A reload clears the undo history but keeps the changes.
    await userEvent.click(await button('Reset'));
    await cell('allowed');
    await goTo('/graphs/meshnet?layer=rules&draft=after');
    await expect(await screen.findByText('No draft changes.')).toBeVisible();
  },
};

/** The form opens over the graph without a confirmation. Leaving both asks once. */
export const AdministratorLeavesTheGraphWithChangesAndAnOpenForm: Story = {
  tags: ['proof'],
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    await goTo(`/graphs/meshnet?draft=after&selected=${idOf(server(), 'owned-node')}`);
    await screen.findByText('1 pair blocked');
    const egress = await screen.findByRole('switch', { name: /^Egress/ });
    await waitFor(() => expect(egress).toBeEnabled());
    await userEvent.click(egress);
    const ranges = await screen.findByRole('textbox', { name: /^Egress gateway ranges/ });
    await expect(screen.queryByRole('alertdialog')).toBeNull();

    await goTo('/networks');
    const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving' });
    await userEvent.click(await within(asked).findByRole('button', { name: 'Stay' }));
    await confirmationClosed('Leave without saving');
    // Leaving discards both the changes and the input in the form.
    await userEvent.type(ranges, '172.16.9.0/24');
    await goTo('/networks');
    await userEvent.click(await button('Leave'));
    await confirmationClosed('Leave without saving');
    await waitFor(() => expect(address()).toBe('/networks'));
    await goTo('/acls/meshnet');
    await cell('allowed');
  },
};
