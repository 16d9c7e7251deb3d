import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { log } from '../../../mocks/world/logs.ts';
import { paths } from '../../domain/paths.ts';
import { address, answered, choose, goTo, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Reachability',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/nodes/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);
const drawer = async () =>
  within(await screen.findByRole('dialog', { name: 'Why can’t they reach each other?' }));

export const FromTheMenuOfANode: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about owned-node' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why can’t it reach…' }));
    const here = '/nodes/meshnet';
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('owned-node')}..`));

    const inside = await drawer();
    await inside.findByText(/^Choose both ends/);
    await userEvent.click(inside.getByRole('combobox', { name: 'To' }));
    await userEvent.keyboard('ingress');
    await userEvent.click(await screen.findByRole('option', { name: /^gw-ingress/ }));
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('owned-node')}..${idOf('gw-ingress')}`));
    await expect(await inside.findByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches');
    await inside.findByText('What the server tells them now');

    await userEvent.click(inside.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(address()).toBe(`${here}?why=${idOf('gw-ingress')}..${idOf('owned-node')}`));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(address()).toBe(here);
  },
};

export const ALinkOpensItOverAnyPage: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('dual-a', 'dualnet')}` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await expect(await inside.findByRole('region', { name: 'Verdict' })).toHaveTextContent('Other network');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/networks'));
  },
};

export const ANodeThatIsGoneIsNamed: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..no-such-node` },
  play: async () => {
    const inside = await drawer();
    await expect(await inside.findByText('Nothing here is called no-such-node.')).toBeVisible();
    await expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('owned-node');
  },
};

export const ThePageUnderItKeepsItsOwnRules: Story = {
  args: { at: `/nodes/meshnet/${idOf('owned-node')}` },
  play: async () => {
    await goTo(
      `/nodes/meshnet/${idOf('owned-node')}?why=${idOf('dual-b', 'dualnet')}..${idOf('dual-a', 'dualnet')}`,
    );
    const inside = await drawer();
    await inside.findByRole('region', { name: 'Verdict' });
    await waitFor(() =>
      expect(
        answered()
          .filter((line) => line.includes('/acls'))
          .toSorted(),
      ).toEqual(['GET /networks/dualnet/acls 200', 'GET /networks/meshnet/acls 200']),
    );
  },
};

export const NodesThatCannotBeReadAreTold: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}`, faults: 'GET /nodes=503' },
  play: async () => {
    const inside = await drawer();
    await inside.findByText('The nodes and networks could not be read');
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const ForAdministratorsOnly: Story = {
  args: { as: 'alice', at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}` },
  play: async () => {
    const inside = await drawer();
    await expect(await inside.findByText(/only administrators may see/)).toBeVisible();
    await expect(answered().filter((line) => line.includes('/acls'))).toEqual([]);
  },
};

/** Until the prediction has been checked with the server. */
const told = (inside: Awaited<ReturnType<typeof drawer>>) =>
  inside.findByText('What the server tells them now');

const leafToLaptop = `/networks?why=${idOf('leaf-a')}..${idOf('mac-laptop')}`;

export const AllowsAPairAndAsksAgain: Story = {
  args: { at: leafToLaptop },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await told(inside);
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('Blocked');
    await userEvent.click(inside.getByRole('button', { name: 'Allow this pair' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Submit Changes' }));

    await waitFor(() => expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches'));
    await told(inside);
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveFocus();
    await screen.findByText('ACL Updated!');
    await expect(server().acls.get('meshnet')?.[idOf('leaf-a')]?.[idOf('mac-laptop')]).toBe(2);
  },
};

/** Beside the rule that decides stands who submitted the network's rules last. */
export const TheLastChangeIsShownInTheLog: Story = {
  args: {
    at: leafToLaptop,
    prepare: (world) => log(world, 'mira updated ACLs for network meshnet'),
  },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await inside.findByText(/Last change of the ACLs of meshnet: mira, /);
    await userEvent.click(inside.getByRole('link', { name: 'Show in log' }));
    await waitFor(() => expect(address()).toBe('/logs?search=updated+ACLs+for+network+meshnet'));
    await screen.findByRole('heading', { name: 'Server logs' });
  },
};

export const ByKeyboardOnly: Story = {
  args: { at: `/networks?why=${idOf('leaf-a')}..` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    const to = await inside.findByRole('combobox', { name: 'To' });
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('leaf-a'));
    while (document.activeElement !== to) await userEvent.tab();
    await userEvent.keyboard('mac-l');
    await screen.findByRole('option', { name: /^mac-laptop/ });
    await userEvent.keyboard('{Enter}');
    await told(inside);
    await waitFor(() => expect(to).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

    const allow = inside.getByRole('button', { name: 'Allow this pair' });
    while (document.activeElement !== allow) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches'));
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(address()).toBe('/networks');
  },
};

export const ConnectsANode: Story = {
  args: {
    at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}`,
    prepare: (world) => {
      const node = world.nodes.get(idOf('owned-node'));
      if (node) node.connected = 'no';
    },
  },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await told(inside);
    await userEvent.click(inside.getByRole('button', { name: 'Connect owned-node' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Connect node' }));
    await waitFor(() => expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches'));
    await expect(server().nodes.get(idOf('owned-node'))?.connected).toBe('yes');
  },
};

/** Its relay does not list it any more: the real server answers an error instead of peers. */
export const ARelayedNodeWithoutARelay: Story = {
  args: {
    at: `/networks?why=${idOf('leaf-a')}..${idOf('gw-ingress')}`,
    prepare: (world) => {
      const relay = world.nodes.get(idOf('gw-relay'));
      if (relay) relay.relayaddrs = [];
    },
  },
  play: async () => {
    const inside = await drawer();
    await told(inside);
    const verdict = inside.getByRole('region', { name: 'Verdict' });
    await expect(verdict).toHaveTextContent('leaf-a is relayed, but no relay lists it');
    await expect(verdict).toHaveTextContent('Asked about leaf-a, the server answers 500: not found.');
  },
};

export const TheServerOutranksThePrediction: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await told(inside);
    // Somebody else blocks the pair; the console has read the rules before.
    const acls = server().acls.get('meshnet');
    for (const [one, other] of [
      [idOf('owned-node'), idOf('gw-ingress')],
      [idOf('gw-ingress'), idOf('owned-node')],
    ] as const) {
      const row = acls?.[one];
      if (row) row[other] = 1;
    }
    server().faults.add('GET /networks/*/acls', { kind: 'status', status: 503 });
    await userEvent.click(inside.getByRole('button', { name: 'Ask the server again' }));
    await inside.findByText(/^The server tells them something else/);
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('No path');
    await inside.findByText(/Expected: Reaches\./);
  },
};

export const ARefusedReadIsSaidAndTheRestStays: Story = {
  args: {
    at: `/networks?why=${idOf('owned-node')}..${idOf('gw-ingress')}`,
    faults: 'GET /nodes/*/*=503',
  },
  play: async () => {
    const inside = await drawer();
    await inside.findByText(/^What the server tells owned-node could not be read/);
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('Reaches');
    await inside.findByText('A prediction from the configuration');
  },
};

export const RulesThatCannotBeReadLeaveTheServersWord: Story = {
  args: { at: leafToLaptop, faults: 'GET /networks/*/acls=503' },
  play: async () => {
    const inside = await drawer();
    await inside.findByText('The ACLs of meshnet could not be read');
    await told(inside);
    await expect(inside.getByRole('region', { name: 'Verdict' })).toHaveTextContent('No path');
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const ANodeDeletedMeanwhileKeepsItsName: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..${idOf('mac-laptop')}` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await told(inside);
    server().nodes.delete(idOf('mac-laptop'));
    await userEvent.click(inside.getByRole('button', { name: 'Ask the server again' }));
    await inside.findByText('mac-laptop is not there any more: it was deleted meanwhile.');
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'To' })).toHaveValue('mac-laptop'));
    await expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('owned-node');
  },
};

export const ATypedAddressOfNobody: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await userEvent.click(await inside.findByRole('combobox', { name: 'To' }));
    await userEvent.keyboard('10.99.9.9{Enter}');
    await expect(await inside.findByRole('region', { name: 'Verdict' })).toHaveTextContent(
      'Nobody has 10.99.9.9, and no gateway routes it.',
    );
  },
};

/** Every network has a node of this name. */
export const ANameThatSeveralHave: Story = {
  args: { at: `/networks?why=${idOf('owned-node')}..netmaker-1` },
  play: async ({ userEvent }) => {
    const inside = await drawer();
    await inside.findByText('3 things are called netmaker-1. Which one?');
    await userEvent.click(inside.getByRole('button', { name: /^netmaker-1 .*meshnet$/ }));
    await waitFor(() => expect(address()).toBe(`/networks?why=${idOf('owned-node')}..${idOf('netmaker-1')}`));
    await told(inside);
  },
};

/** Where one press is not enough, the form opens at the field that is to be changed. */
export const ARemedyLeadsToItsField: Story = {
  args: { at: paths.editNodeField({ network: 'meshnet', id: idOf('leaf-a') }, 'localAddress') },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Local address' })).toHaveFocus());
  },
};

export const FromAClient: Story = {
  args: { at: '/ext-clients/meshnet' },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'More about phone-1', 'Why can’t it reach…');
    const inside = await drawer();
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('phone-1'));
    await expect(address()).toBe('/ext-clients/meshnet?why=meshnet%2Fphone-1..');
  },
};

export const FromACellOfTheRules: Story = {
  args: { at: '/acls/meshnet' },
  play: async ({ userEvent }) => {
    const cell = await screen.findByRole('gridcell', { name: 'leaf-a and mac-laptop: blocked' });
    await userEvent.click(cell);
    // What the press has changed stays while the question is asked.
    const link = { name: 'Why can’t they reach each other?' };
    await userEvent.click(await within(screen.getByRole('complementary')).findByRole('link', link));
    const inside = await drawer();
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'To' })).toHaveValue('mac-laptop'));
    await told(inside);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('1 change');

    await userEvent.click(
      await within(screen.getByRole('complementary')).findByRole('link', { name: 'Why can’t it reach…' }),
    );
    const again = await drawer();
    await waitFor(() => expect(again.getByRole('combobox', { name: 'From' })).toHaveValue('leaf-a'));
    await expect(again.getByRole('combobox', { name: 'To' })).toHaveValue('');
  },
};

/** Enterprise: what both measured stands beside the verdict. */
export const FromACellOfTheMetrics: Story = {
  args: { scenario: 'enterprise', at: '/metrics/meshnet' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('gridcell', { name: 'gw-relay sees leaf-a: connected' }));
    await userEvent.click(
      await within(screen.getByRole('complementary')).findByRole('link', {
        name: 'Why can’t they reach each other?',
      }),
    );
    const inside = await drawer();
    await told(inside);
    await expect(await inside.findByText('leaf-a measured gw-relay')).toBeVisible();
    await expect(await inside.findByText('gw-relay measured leaf-a')).toBeVisible();
  },
};

export const FromTwoThingsOfTheGraph: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('owned-node')}` },
  play: async ({ userEvent }) => {
    const other = await screen.findByRole('button', { name: /^gw-ingress, / });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(other);
    await userEvent.keyboard('{/Shift}');
    const inside = await drawer();
    await waitFor(() => expect(inside.getByRole('combobox', { name: 'From' })).toHaveValue('owned-node'));
    await expect(inside.getByRole('combobox', { name: 'To' })).toHaveValue('gw-ingress');
    const selected = `selected=${idOf('owned-node')}`;
    await expect(address()).toBe(
      `/graphs/meshnet?${selected}&why=${idOf('owned-node')}..${idOf('gw-ingress')}`,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?${selected}`));
    await userEvent.click(await screen.findByRole('button', { name: 'More actions of owned-node' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Why can’t it reach…' }));
    await drawer();
  },
};
