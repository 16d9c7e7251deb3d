import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { graphPlaces } from '../stores/choices.ts';
import { address, answered, goBack, goTo, Journey, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/Graphs',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'community', as: 'admin', at: '/graphs/meshnet' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const idOf = (name: string, network = 'meshnet') => uuidFor(`${network}/${name}`);
const onCanvas = (name: RegExp) => screen.findByRole('button', { name });
const panel = () => within(screen.getByRole('complementary', { name: 'Selection' }));
const linkedTo = () =>
  within(panel().getByRole('list', { name: 'Linked to' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const askedForRules = () => answered().filter((line) => line.includes('/acls'));

/** Where a thing is drawn, in the graph's own pixels: zooming and panning change nothing about it. */
function placeOf(name: RegExp): string {
  const { transform } = getComputedStyle(screen.getByRole('button', { name }));
  return transform;
}

/** The first layout is over, so nothing moves any more. */
const settled = () =>
  waitFor(() => expect(graphPlaces.networks.get('meshnet')).toMatchObject({ isSettled: true }));

export const FromThePickerToAGatewayMadeInThePanel: Story = {
  args: { at: '/graphs' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await onCanvas(/^owned-node, node, HEALTHY$/));
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?selected=${idOf('owned-node')}`));

    await userEvent.click(await panel().findByRole('switch', { name: 'Ingress' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Create ingress' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Create ingress' }));
    await expect(await screen.findByText('Successfully created Ingress Gateway!')).toBeVisible();
    await onCanvas(/^owned-node, ingress gateway, HEALTHY$/);
    await waitFor(() => expect(panel().getByRole('switch', { name: 'Ingress' })).toBeChecked());
  },
};

export const AnEgressGatewayIsMadeOverTheGraph: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('owned-node')}` },
  play: async ({ userEvent }) => {
    await settled();
    await onCanvas(/^owned-node, /);
    const before = placeOf(/^gw-ingress, /);
    await userEvent.click(await panel().findByRole('switch', { name: 'Egress' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^Egress gateway ranges/ }),
      '172.16.9.0/24',
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /^Interface/ }), 'eth0');
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Succesfully created Egress Gateway!')).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?selected=${idOf('owned-node')}`));
    await onCanvas(/^172\.16\.9\.0\/24, address range$/);
    await expect(placeOf(/^gw-ingress, /)).toBe(before);
  },
};

export const ABlockedPairHasNoLink: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('win-desktop')}` },
  play: async () => {
    await onCanvas(/^win-desktop, /);
    const blocked = await screen.findByText('Blocked by ACL');
    await waitFor(() => expect(blocked.nextSibling).toHaveTextContent('gw-egress'));
    await expect(linkedTo()).toEqual(
      ['gw-ingress', 'gw-relay', 'mac-laptop', 'netmaker-1', 'owned-node'].map((name) => `${name}peer`),
    );
  },
};

export const SearchAndTableShareTheAddress: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find in graph' }), 'laptop{Enter}');
    await waitFor(() => expect(address()).toContain(`selected=${idOf('mac-laptop')}`));
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = within(await screen.findByRole('table', { name: 'Nodes, clients and ranges' }));
    await expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['mac-laptop']);
    await waitFor(() =>
      expect(address()).toBe(`/graphs/meshnet?search=laptop&selected=${idOf('mac-laptop')}&show=table`),
    );
    await userEvent.clear(await screen.findByRole('searchbox', { name: 'Find in graph' }));
    await userEvent.click(await table.findByRole('link', { name: 'phone-1' }));
    await expect(await panel().findByRole('heading', { name: 'phone-1' })).toBeVisible();
  },
};

export const PlacesAreKeptWhenNodesChangeAndGoAndThePageIsLeft: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('mac-laptop')}` },
  play: async () => {
    await settled();
    await onCanvas(/^gw-relay, /);
    const before = placeOf(/^gw-relay, /);
    server().nodes.delete(idOf('owned-node'));
    const laptop = server().nodes.get(idOf('mac-laptop'));
    if (laptop) laptop.lastcheckin = Math.floor(Date.now() / 1000);
    await expect(await panel().findByText('ERROR')).toBeVisible();
    await refreshNodes();
    await waitFor(() => expect(panel().queryByText('ERROR')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^owned-node, / })).toBeNull());
    await expect(placeOf(/^gw-relay, /)).toBe(before);
    await goTo('/networks');
    await screen.findByRole('heading', { name: 'Networks' });
    await goTo('/graphs/meshnet');
    await onCanvas(/^gw-relay, /);
    await expect(placeOf(/^gw-relay, /)).toBe(before);
  },
};

export const ANodeThatJoinsIsLinkedByTheRulesReadAgain: Story = {
  play: async ({ userEvent }) => {
    await settled();
    await waitFor(() => expect(askedForRules()).toHaveLength(1));
    const { nodes, acls } = server();
    const like = nodes.get(idOf('owned-node'));
    const rules = acls.get('meshnet') ?? {};
    if (like) nodes.set('joined', { ...like, id: 'joined', name: 'new-node', address: '10.20.30.60' });
    acls.set(
      'meshnet',
      Object.fromEntries([
        ...Object.entries(rules).map(([id, row]) => [id, { ...row, joined: 2 }]),
        ['joined', Object.fromEntries(Object.keys(rules).map((id) => [id, 2]))],
      ]),
    );
    await refreshNodes();
    await userEvent.click(await onCanvas(/^new-node, /));
    await waitFor(() => expect(linkedTo()).toContain('owned-nodepeer'));
    await expect(askedForRules()).toHaveLength(2);
  },
};

export const ANodeIsDeletedFromThePanel: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('mac-laptop')}` },
  play: async ({ userEvent }) => {
    await onCanvas(/^mac-laptop, /);
    await userEvent.click(await panel().findByRole('button', { name: 'More actions of mac-laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete mac-laptop' }));
    await userEvent.click(await asked.findByRole('button', { name: 'Delete node' }));
    await waitFor(() => expect(server().nodes.has(idOf('mac-laptop'))).toBe(false));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^mac-laptop, / })).toBeNull());
    await waitFor(() => expect(address()).toBe('/graphs/meshnet'));
  },
};

export const WhoMayNotReadTheRulesSeesTheLinksWithoutThem: Story = {
  args: { as: 'alice' },
  play: async ({ userEvent }) => {
    await userEvent.click(await onCanvas(/^mac-laptop, /));
    await expect(
      await screen.findByText('Only administrators can read the ACLs of a network.'),
    ).toBeVisible();
    await expect(askedForRules()).toEqual([]);
  },
};

export const RulesThatFailAreNotAskedForAgain: Story = {
  args: { faults: 'GET /networks/*/acls=500' },
  play: async () => {
    await onCanvas(/^mac-laptop, /);
    await expect(await screen.findByText('The ACLs of this network could not be read.')).toBeVisible();
    await refreshNodes();
    await refreshNodes();
    await expect(askedForRules()).toHaveLength(1);
  },
};

export const SlowRulesDrawTheSameMap: Story = {
  args: { faults: 'GET /networks/*/acls=latency:2500' },
  play: async () => {
    // Nothing is drawn as allowed while the rules may still come soon.
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading the graph');
    await expect(
      await screen.findByText('The ACLs of this network are still on their way.', undefined, {
        timeout: 4000,
      }),
    ).toBeVisible();
    await settled();
    await onCanvas(/^gw-relay, /);
    const before = [/^gw-relay, /, /^leaf-b, /, /^mac-laptop, /].map(placeOf);
    await waitFor(() => expect(screen.queryByText(/are still on their way/)).toBeNull(), { timeout: 4000 });
    await onCanvas(/^leaf-b, .*isolated: closed to its relay$/);
    await expect([/^gw-relay, /, /^leaf-b, /, /^mac-laptop, /].map(placeOf)).toEqual(before);
  },
};

export const TheLegendCountsAsTheAclPageAndNarrowsTheTable: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/^10 blocked pairs, as on the ACL page/)).toBeVisible();
    await userEvent.click(await panel().findByRole('button', { name: 'Isolated 1' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?lit=isolated'));
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = within(await screen.findByRole('table', { name: 'Nodes, clients and ranges' }));
    await waitFor(() =>
      expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['leaf-b']),
    );
  },
};

export const WhoLosesAWayWhenARelayFails: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('gw-relay')}` },
  play: async ({ userEvent }) => {
    await onCanvas(/^gw-relay, /);
    await userEvent.click(await panel().findByRole('button', { name: 'Show who loses a way' }));
    await waitFor(() => expect(address()).toContain('fails=shown'));
    const leaf = await onCanvas(/^leaf-a, /);
    await waitFor(() => expect(leaf.querySelector('[data-mark="cutOff"]')).not.toBeNull());
  },
};

const view = () => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';

/** As a list is scrolled as it was left, a graph is near as it was left. */
export const BackToAGraphLooksWhereOneDid: Story = {
  play: async ({ userEvent }) => {
    await settled();
    await onCanvas(/^owned-node, /);
    const whole = view();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(view()).not.toBe(whole));
    await userEvent.click(await onCanvas(/^owned-node, /));
    const left = view();
    await userEvent.click(await panel().findByRole('link', { name: 'Open' }));
    await screen.findByRole('heading', { name: 'owned-node' });

    await goBack();
    await onCanvas(/^owned-node, /);
    await waitFor(() => expect(view()).toBe(left));

    await goTo('/graphs/dualnet');
    await goTo('/graphs/meshnet');
    await onCanvas(/^owned-node, /);
    await waitFor(() => expect(view()).toBe(whole));
  },
};

/** Double click, the ways to another one, the button, back and Escape; the address says it all. */
export const OneThingAloneAndTheWaysToAnother: Story = {
  play: async ({ userEvent }) => {
    await settled();
    await userEvent.dblClick(await onCanvas(/^owned-node, /));
    await waitFor(() => expect(address()).toContain(`focus=${idOf('owned-node')}`));
    await onCanvas(/^leaf-b, .*(rule|ACL|relay)/);
    await expect(await screen.findByText('Focus on owned-node')).toBeVisible();

    await userEvent.click(await onCanvas(/^gw-egress, /));
    await userEvent.click(await screen.findByRole('button', { name: 'Only the ways to gw-egress' }));
    await screen.findByText('Only the ways between owned-node and gw-egress, there and back.');
    await onCanvas(/^gw-egress, /);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^leaf-b, / })).toBeNull());

    await goBack();
    await onCanvas(/^leaf-b, /);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave focus' }));
    await waitFor(() => expect(address()).not.toContain('focus'));
  },
};

export const FocusByKeysAlone: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('leaf-a')}` },
  play: async ({ userEvent }) => {
    await settled();
    const leaf = await onCanvas(/^leaf-a, /);
    leaf.focus();
    await userEvent.keyboard('f');
    await waitFor(() => expect(address()).toContain(`focus=${idOf('leaf-a')}`));
    const relay = await onCanvas(/^gw-relay, /);
    relay.focus();
    await userEvent.keyboard('{Shift>}F{/Shift}');
    await waitFor(() => expect(address()).toContain(`focus=${idOf('leaf-a')}..${idOf('gw-relay')}`));
    await screen.findByText('Only the ways between leaf-a and gw-relay, there and back.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).not.toContain('focus'));
  },
};

const cards = () =>
  within(screen.getByRole('list', { name: 'Nodes, clients and ranges' })).getAllByRole('listitem');
const onPhone = { viewport: { value: 'phone' } };

/** Without a drawing the list is narrowed to what is looked at, by class, and says why something is not reached. */
export const OneThingAloneOnAPhone: Story = {
  globals: onPhone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'owned-node' }));
    await userEvent.click(await screen.findByRole('button', { name: 'More actions of owned-node' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Focus on it/ }));
    await waitFor(() => expect(address()).toBe(`/graphs/meshnet?focus=${idOf('owned-node')}`));
    await expect(await screen.findByText(/^: its peers, /)).toBeVisible();
    await waitFor(() => expect(cards()[0]).toHaveTextContent(/^owned-node.*In focus/));
    await waitFor(() => expect(cards().at(-1)).toHaveTextContent(/^phone-2.*Not reached: .*disabled/));
    await expect(cards().at(-2)).toHaveTextContent(/^leaf-b.*Not reached: /);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave focus' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet'));
  },
};

/** The button above the list lies below the panel of the second one. */
export const OnlyTheWaysBetweenTwoOnAPhone: Story = {
  args: { at: `/graphs/meshnet?focus=${idOf('owned-node')}` },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'gw-egress' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Only the ways between it and owned-node' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Only the ways between owned-node and gw-egress, there and back.');
    await waitFor(() => expect(cards()).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Focus on owned-node' }));
    await waitFor(() => expect(cards().length).toBeGreaterThan(2));
  },
};

/** What the map shows by colours and lines stands beside each row. */
export const LayersOnAPhone: Story = {
  args: { scenario: 'enterprise' },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Health' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=health'));
    await waitFor(() => expect(cards()[0]).toHaveTextContent(/^mac-laptop.*no check-in for 40 min/));
    await userEvent.click(await screen.findByRole('radio', { name: 'Rules' }));
    await waitFor(() => expect(cards()[0]).toHaveTextContent(/^leaf-b.*Isolated: closed to its relay/));
    await userEvent.click(await screen.findByRole('radio', { name: 'Traffic' }));
    await waitFor(() => expect(cards()[0]).toHaveTextContent(/Not connected to 5 peers/));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=traffic'));
  },
};

export const WhoLosesAWayOnAPhone: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('gw-relay')}` },
  globals: onPhone,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show who loses a way' }));
    await expect(await screen.findByText('What loses a way if gw-relay fails.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(cards()[0]).toHaveTextContent(/^gw-relay.*Fails/));
    await expect(cards()[1]).toHaveTextContent(/^leaf-a.*Reaches nobody any more/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to gw-relay' }));
    await screen.findByRole('button', { name: 'Show who loses a way' });
  },
};

/** What the rules allow, and beside it what the node measured. */
export const ANodeSaysHowManyPeersItIsConnectedTo: Story = {
  args: { scenario: 'enterprise', at: `/graphs/meshnet?selected=${idOf('gw-ingress')}` },
  play: async () => {
    await expect(await screen.findByText('4 of 6 (measured)')).toBeVisible();
    await expect(await screen.findByText('6 of 6, 2 silent')).toBeVisible();
  },
};

/** One map, other questions: what flows is read when it is asked for, and the address keeps the question. */
export const OneMapAndFourQuestions: Story = {
  args: { scenario: 'enterprise', at: '/graphs/meshnet' },
  play: async ({ userEvent }) => {
    await settled();
    await onCanvas(/^gw-relay, /);
    const before = placeOf(/^gw-relay, /);
    const layer = within(await screen.findByRole('radiogroup', { name: 'Layer' }));
    await userEvent.click(layer.getByRole('radio', { name: 'Traffic' }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=traffic'));
    await expect(await panel().findByText(/^Width: traffic both ways, from /)).toBeVisible();
    await userEvent.click(await panel().findByRole('button', { name: /^Not connected / }));
    await waitFor(() => expect(address()).toBe('/graphs/meshnet?layer=traffic&lit=down'));
    await expect(placeOf(/^gw-relay, /)).toBe(before);
    await userEvent.click(layer.getByRole('radio', { name: 'Rules' }));
    await expect(await panel().findByText(/^No islands: /)).toBeVisible();
    await expect(await panel().findByRole('button', { name: 'Isolated 1' })).toBeVisible();
    await goBack();
    await panel().findByRole('list', { name: 'Layer: traffic' });
  },
};

/** Community servers measure nothing, and only administrators may read the rules. */
export const NoLayersOfWhatIsNotKnown: Story = {
  args: { as: 'alice', at: '/graphs/meshnet?layer=traffic' },
  play: async () => {
    await onCanvas(/^mac-laptop, /);
    const layer = within(await screen.findByRole('radiogroup', { name: 'Layer' }));
    await expect(layer.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Roles', 'Health']);
    await expect(layer.getByRole('radio', { name: 'Roles' })).toBeChecked();
  },
};

export const AHubThatIsAllOthersLinks: Story = {
  args: { scenario: 'hubNetwork', at: `/graphs/p2snet?selected=${idOf('site-1', 'p2snet')}` },
  play: async () => {
    await onCanvas(/^site-1/);
    await onCanvas(/^site-hub, .*hub, /);
    await waitFor(() => expect(linkedTo()).toEqual(['site-hubthrough the hub']));
  },
};

export const AnUnknownNetworkHasNoNodes: Story = {
  args: { at: '/graphs/nowhere' },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'nowhere, No nodes found' }),
    ).toBeVisible();
    await expect(screen.getByRole('heading', { level: 2, name: 'No such network' })).toBeVisible();
    await goTo(`/nodes/nowhere/${idOf('gw-egress', 'meshnet')}`);
    await expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(answered().filter((line) => line.includes('/acls'))).toEqual([]);
  },
};

export const AThousandNodes: Story = {
  args: { scenario: 'thousandNodes', nodes: 1000, at: '/graphs/grid' },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText(/^Not drawn one by one: 4\d\d,\d{3} links of nodes that are not selected/),
    ).toBeVisible();
    const [member] = [...server().nodes.values()].filter(({ name }) => name.startsWith('ams-web'));
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Find in graph' }),
      `${member?.name}{Enter}`,
    );
    await expect(await panel().findByRole('heading', { name: member?.name ?? '' })).toBeVisible();
    await expect(await panel().findByRole('button', { name: /^Show more of 9\d\d$/ })).toBeVisible();
  },
};

export const ByKeysAlone: Story = {
  args: { at: `/graphs/meshnet?selected=${idOf('gw-relay')}` },
  play: async ({ userEvent }) => {
    await settled();
    await onCanvas(/^gw-relay, /);
    // The canvas is one stop: the selected thing, right before the search.
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Find in graph' }));
    await userEvent.tab({ shift: true });
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: /^gw-relay, / })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^gw-relay, / })).not.toHaveFocus());
    const next = document.activeElement?.getAttribute('aria-label')?.split(',')[0] ?? '';
    await userEvent.keyboard('{Enter}');
    await expect(await panel().findByRole('heading', { name: next })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await panel().findByRole('heading', { name: 'Legend' })).toBeVisible();
  },
};
