import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { joinNode, removeNode } from '../../../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../../../mocks/world/random.ts';
import type { World } from '../../../mocks/world/state.ts';
import { zeroNode } from '../../../mocks/wire/goStructs.ts';
import { withClipboard } from '../../components/CopyButton/clipboardStage.ts';
import {
  address,
  answered,
  goTo,
  Journey,
  letTheTokenRunOut,
  logIn,
  questionGone,
  reload,
  server,
  setTheStage,
} from './stage.tsx';

const meta = {
  title: 'App/Journeys/ACLs',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/acls/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<typeof logIn>[0];

const pair = ['gw-egress', 'gw-ingress'] as const;
const cell = (state: string) => screen.findByRole('gridcell', { name: `${pair.join(' and ')}: ${state}` });
const button = (name: string) => screen.findByRole('button', { name });
const sent = () => answered().filter((line) => line.startsWith('PUT'));

function idOf(world: World, name: string): string {
  const node = [...world.nodes.values()].find((one) => one.name === name && one.network === 'meshnet');
  if (!node) throw new Error(`There is no node ${name}`);
  return node.id;
}

function stored(one: string, other: string): readonly (number | undefined)[] {
  const world = server();
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, one), idOf(world, other)];
  return [acls[from]?.[to], acls[to]?.[from]];
}

/** What another administrator does. */
function store(world: World, one: string, other: string, there: number, back: number): void {
  const acls = world.acls.get('meshnet') ?? {};
  const [from, to] = [idOf(world, one), idOf(world, other)];
  const [row, mirrored] = [acls[from], acls[to]];
  if (row) row[to] = there;
  if (mirrored) mirrored[from] = back;
}

/** Coming back to the page reads the nodes at once. */
function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What netclient does on a machine. */
function joins(name: string): void {
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
  // What a change comes to is worked out after it is drawn; until then there is nothing to submit.
  const bar = await button('Submit Changes');
  await waitFor(() => expect(bar).not.toHaveAttribute('aria-disabled'));
  await user.click(bar);
  const question = within(await screen.findByRole('alertdialog', { name }));
  await user.click(await question.findByRole('button', { name: 'Submit Changes' }));
  await questionGone(name);
}

export const FromThePickerToAPairAndBack: Story = {
  args: { at: '/acls' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await cell('allowed'));
    await expect(await cell('blocked, was allowed')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await cell('allowed')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await cell('blocked, was allowed');

    // Another administrator is at work on another pair, and a node joins.
    store(server(), 'leaf-a', 'gw-relay', 1, 1);
    joins('newcomer');
    await submit(userEvent);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([1, 1]);
    await expect(stored('leaf-a', 'gw-relay')).toEqual([1, 1]);
    await expect(stored('gw-egress', 'newcomer')).toEqual([2, 2]);
    await expect(await screen.findByText('1 pair was changed by somebody else meanwhile')).toBeVisible();
    await screen.findByText('gw-relay with leaf-a blocked. They have a dot in the matrix.');
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: blocked, changed by somebody else' });
    await userEvent.click(await button('Dismiss'));
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: blocked' });

    await userEvent.click(await button('Put the previous rows back'));
    await cell('allowed');
    await expect(stored(...pair)).toEqual([2, 2]);
    await expect(stored('leaf-a', 'gw-relay')).toEqual([1, 1]);
    await expect(stored('gw-egress', 'newcomer')).toEqual([2, 2]);
  },
};

/** What is written of a rule outlives the reading of the page, and becomes a change like every other. */
export const ARuleInWords: Story = {
  play: async ({ userEvent }) => {
    await cell('allowed');
    await userEvent.click(await button('Rule in words'));
    const bar = async () => within(await screen.findByRole('region', { name: 'Rule in words' }));
    (await (await bar()).findByRole('combobox', { name: 'between' })).focus();
    await userEvent.keyboard('gw-egress{Escape}{Tab}');
    (await (await bar()).findByRole('combobox', { name: 'and' })).focus();
    await userEvent.keyboard('ingress gateways and their clients{Escape}{Tab}');
    await cell('would be blocked');

    await goTo('/networks');
    await goTo('/acls/meshnet');
    await cell('would be blocked');
    await expect(await (await bar()).findByRole('combobox', { name: 'between' })).toHaveValue('gw-egress');
    const add = await (await bar()).findByRole('button', { name: 'Add to changes' });
    await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(add);
    await cell('blocked, was allowed');
    await submit(userEvent);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([1, 1]);
    await cell('blocked');
  },
};

export const AConflictWithAnotherAdministrator: Story = {
  beforeEach: () => store(server(), ...pair, 2, 1),
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('blocked, allowed in one direction only'));
    store(server(), ...pair, 1, 1);
    await submit(userEvent);
    const question = within(
      await screen.findByRole('dialog', { name: 'Somebody else has changed the same pairs' }),
    );
    await expect(sent()).toEqual([]);
    await question.findByText('At the beginning: blocked, allowed in one direction only');
    await expect(screen.queryByText(/^Failed to update ACL!/)).toBeNull();
    await userEvent.click(await question.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await cell('allowed, was blocked');

    await submit(userEvent);
    const again = within(
      await screen.findByRole('dialog', { name: 'Somebody else has changed the same pairs' }),
    );
    await userEvent.click(await again.findByRole('radio', { name: 'Mine: Allowed' }));
    await userEvent.click(await again.findByRole('button', { name: 'Submit Changes' }));
    await cell('allowed');
    await expect(stored(...pair)).toEqual([2, 2]);
  },
};

export const ANodeJoinsAndOneLeavesMeanwhile: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('allowed'));
    joins('newcomer');
    const gone = server().nodes.get(idOf(server(), 'leaf-b'));
    if (gone) removeNode(server(), gone);
    comeBack();
    await expect(
      await screen.findByText('1 node joined, 1 node left since these rules were read'),
    ).toBeVisible();
    await cell('blocked, was allowed');
    await userEvent.click(await button('Load again'));
    await screen.findByRole('gridcell', { name: 'gw-egress and newcomer: allowed' });
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: /leaf-b/ })).toBeNull());
    await cell('blocked, was allowed');
  },
};

export const OneNodesRules: Story = {
  play: async ({ userEvent }) => {
    const world = server();
    const id = idOf(world, 'gw-egress');
    await goTo(`/acls/meshnet/${idOf(world, 'netmaker-1')}`);
    await expect(await screen.findByText('The ACL view of a server node is disabled')).toBeVisible();
    await goTo(`/acls/meshnet/${id}`);
    await expect(await screen.findByRole('heading', { name: 'Who may talk to gw-egress' })).toBeVisible();
    await userEvent.click(await button('Block all'));
    await button('Allow gw-ingress');
    await userEvent.click(await screen.findByRole('link', { name: 'View All Rules' }));
    await waitFor(() => expect(address()).toBe('/acls/meshnet'));
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: allowed' });
    await cell('blocked, was allowed');

    await goTo('/acls');
    await userEvent.click(await button('Stay'));
    await cell('blocked, was allowed');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await cell('blocked, was allowed');
    await userEvent.click(await button('Reset'));
    await cell('allowed');
  },
};

/** What another administrator changed meanwhile is marked in the list of one node as it is in the matrix. */
export const OthersChangesInOneNodesRules: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    store(server(), 'leaf-a', 'gw-relay', 1, 1);
    await userEvent.click(await button('Refresh'));
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: blocked, changed by somebody else' });
    await goTo(`/acls/meshnet/${idOf(server(), 'gw-relay')}`);
    await screen.findByText('gw-relay with leaf-a blocked. They are marked below.');
    const list = within(await screen.findByRole('list', { name: 'Blocked' }));
    const [leaf] = list.getAllByRole('listitem').filter((item) => item.textContent.startsWith('leaf-a'));
    await expect(leaf).toHaveTextContent('changed by somebody else');
    await userEvent.click(await button('Dismiss'));
    await waitFor(() => expect(screen.queryByText('changed by somebody else')).toBeNull());
  },
};

/** What is shown of one node's rules is kept under a name, and its link opens alike. */
export const AViewOfOneNodesRules: Story = {
  beforeEach: () => withClipboard({ writeText: fn(() => Promise.resolve()) }),
  play: async ({ userEvent }) => {
    const page = `/acls/meshnet/${idOf(server(), 'gw-egress')}`;
    await goTo(`${page}?show=allowed`);
    await userEvent.click(await button('Views of rules'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy link to this view' }));
    const link = `${window.location.origin}${page}?show=allowed`;
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link));
    await userEvent.click(await button('Views of rules'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
    await screen.findByRole('dialog', { name: 'Save this view' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Allowed peers{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await goTo(page);
    await userEvent.click(await button('Views of rules'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Allowed peers' }));
    await waitFor(() => expect(address()).toBe(`${page}?show=allowed`));
  },
};

/** By keys alone: one peer is looked for, blocked and submitted, in the list of one node. */
export const OneRuleByKeys: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('gridcell', { name: 'leaf-a and gw-relay: allowed' });
    await goTo(`/acls/meshnet/${idOf(server(), 'gw-egress')}`);
    await button('Block gw-ingress');
    await userEvent.keyboard('/');
    const search = await screen.findByRole('searchbox', { name: 'Search peers' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('ingress');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^(Block|Allow) leaf-a$/ })).toBeNull());
    (await button('Block gw-ingress')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await button('Allow gw-ingress')).toHaveFocus());
    const submitButton = await button('Submit Changes');
    await waitFor(() => expect(submitButton).not.toHaveAttribute('aria-disabled'));
    submitButton.focus();
    await userEvent.keyboard('{Enter}');
    const name = 'Confirm Network ACL Change meshnet';
    const question = within(await screen.findByRole('alertdialog', { name }));
    (await question.findByRole('button', { name: 'Submit Changes' })).focus();
    await userEvent.keyboard('{Enter}');
    await questionGone(name);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([1, 1]);
    const list = within(await screen.findByRole('list', { name: 'Blocked' }));
    await expect(await list.findByRole('button', { name: 'Allow gw-ingress' })).toBeVisible();
  },
};

/** By mouse: what is blocked is read off as a list, and a line of it is allowed. */
export const BlockedAsAListAndInPatterns: Story = {
  beforeEach: () => store(server(), ...pair, 1, 1),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Blocked' }));
    // Both gateways stand on one line, with whom else that is so.
    const line = (verb: string) => new RegExp(`^${verb}.*(gw-egress.*gw-ingress|gw-ingress.*gw-egress)`);
    const lines = within(await screen.findByRole('list', { name: 'Blocked pairs' }));
    await userEvent.click(await lines.findByRole('button', { name: line('Allow') }));
    await lines.findByRole('button', { name: line('Block') });
    await submit(userEvent);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([2, 2]);
    await waitFor(() => expect(screen.queryByRole('button', { name: line('Block') })).toBeNull());
    await userEvent.click(await screen.findByRole('radio', { name: 'Patterns' }));
    await expect(await screen.findByRole('heading', { name: 'Odd ones out' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/acls/meshnet?view=patterns'));
  },
};

const legend = () => screen.findByRole('list', { name: 'Layer: rules' });

/** By mouse: what is not submitted is seen on the graph, without it and with it, and is there again as it was left. */
export const ADraftOnTheGraph: Story = {
  args: { at: '/acls/meshnet?rows=gw' },
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('allowed'));
    await cell('blocked, was allowed');
    await userEvent.click(await screen.findByRole('link', { name: 'Show on the graph' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=rules&draft=after'));
    await userEvent.click(
      await within(await legend()).findByRole('button', { name: 'Pairs the draft blocks 1' }),
    );
    await screen.findByText('11 blocked pairs, as on the ACL page', { exact: false });
    await userEvent.click(await screen.findByRole('radio', { name: 'Before' }));
    await waitFor(() => expect(address()).toContain('draft=before'));
    await screen.findByText('10 blocked pairs, as on the ACL page', { exact: false });

    // It leads nowhere else without a question, and outlives the reading of the page.
    await goTo('/networks');
    await userEvent.click(await button('Stay'));
    await questionGone('Leave without saving');
    await expect(screen.getByText('1 pair blocked')).toBeVisible();
    reload('/graphs/meshnet?layer=rules&draft=after');
    await within(await legend()).findByRole('button', { name: 'Pairs the draft blocks 1' });
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the draft' }));
    await cell('blocked, was allowed');
    await expect(sent()).toEqual([]);
    // A reload takes the steps, not what they came to.
    await userEvent.click(await button('Reset'));
    await cell('allowed');
    await goTo('/graphs/meshnet?layer=rules&draft=after');
    await expect(await screen.findByText('No changes of these rules wait to be submitted.')).toBeVisible();
  },
};

/** The form lies over the graph, which is not left for it; on the way elsewhere one question speaks for both. */
export const AFormOverTheGraphWithADraft: Story = {
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
    await questionGone('Leave without saving');
    // A draft below is as good as lost with what is typed above.
    await userEvent.type(ranges, '172.16.9.0/24');
    await goTo('/networks');
    await userEvent.click(await button('Leave'));
    await questionGone('Leave without saving');
    await waitFor(() => expect(address()).toBe('/networks'));
    await goTo('/acls/meshnet');
    await cell('allowed');
  },
};

/** By keys: the page of the rules is found again as it was narrowed, with every step that can be taken back. */
export const ADraftOnTheGraphByKeys: Story = {
  args: { at: '/acls/meshnet?rows=gw' },
  play: async ({ userEvent }) => {
    (await cell('allowed')).focus();
    await userEvent.keyboard('{Enter}');
    await cell('blocked, was allowed');
    (await screen.findByRole('link', { name: 'Show on the graph' })).focus();
    await userEvent.keyboard('{Enter}');
    const after = await screen.findByRole('radio', { name: 'After' });
    await expect(after).toBeChecked();
    await legend();
    after.focus();
    await userEvent.keyboard('{ArrowLeft} ');
    await waitFor(() => expect(address()).toContain('draft=before'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Before' })).toBeChecked());
    (await screen.findByRole('link', { name: 'Back to the draft' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/acls\/meshnet\?rows=gw/));
    await cell('blocked, was allowed');
    await userEvent.keyboard('{Control>}z{/Control}');
    await cell('allowed');
  },
};

export const WhatTheServerDoesNotSay: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await cell('allowed'));
    server().faults.add('PUT /networks/*/acls', { kind: 'status', status: 500, message: 'disk full' });
    await submit(userEvent);
    await expect(await screen.findByText(/^Failed to update ACL! : disk full/)).toBeVisible();
    await cell('blocked, was allowed');

    // The change is made, its answer is lost.
    server().faults.add('PUT /networks/*/acls', { kind: 'lost' });
    await submit(userEvent);
    await expect(await screen.findByText('ACL Updated!')).toBeVisible();
    await expect(stored(...pair)).toEqual([1, 1]);
    await cell('blocked');
  },
};

export const NoContainer: Story = {
  beforeEach: () => void server().acls.delete('meshnet'),
  play: async () => {
    await expect(await screen.findByText('meshnet has no ACL rules')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit Changes' })).toBeNull());
    await expect(answered().filter((line) => line === 'GET /networks/meshnet/acls 500')).toHaveLength(1);
  },
};

export const AnUnknownNetwork: Story = {
  args: { at: '/acls/nowhere' },
  play: async () => {
    await expect(await screen.findByText('nowhere, No Network Selected')).toBeVisible();
  },
};
