import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { branchGraph, officeGraph } from '../../../../mocks/fixtures/graphs.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { Node } from '../../../domain/node/node.ts';
import { GraphScreen } from './GraphScreen.tsx';
import { GraphStage, type GraphStageProps, type Pair } from '../testing/GraphStage.tsx';

const bothWays = (a: string, b: string): readonly Pair[] => [
  [a, b],
  [b, a],
];
const mesh = (nodes: readonly Node[]) => ({ netid: 'big', nodes, clients: [], positions: new Map() });
const three = ['ams-db-01', 'ams-db-02', 'fra-web-01'].map((name) => aNode({ network: 'big', name }));
const isBehaviour = { chromatic: { disableSnapshot: true } };
const phone = { viewport: { value: 'phone' } };
const idOf = (name: string) => officeGraph.nodes.find((node) => node.name === name)?.id ?? '';
const selecting = (name: string) => `selected=${idOf(name)}`;
const focusing = (name: string) => `focus=${idOf(name)}`;

const meta = {
  title: 'Screens/Graphs/Graph',
  component: GraphStage,
  subcomponents: { GraphScreen },
  decorators: [InMain],
  parameters: { layout: 'fullscreen' },
  // Snapshots need the complete screen.
  afterEach: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull()),
  args: {
    ...officeGraph,
    blocked: bothWays('hq-gw', 'hq-cam'),
    on: {
      refresh: fn(),
      change: fn(),
      toggleGroup: fn(),
      askPair: fn(),
      saveViewport: fn(),
      act: fn(),
    },
  },
} satisfies Meta<typeof GraphStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllElevenTypesWithWarningAndError: Story = {};
export const GatewaySelected: Story = { args: { query: selecting('hq-gw') } };
export const RelaySelected: Story = { args: { query: selecting('relay-n') } };
export const ErrorSelected: Story = {
  tags: ['machines'],
  args: { query: selecting('mtg-oslo') },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Selection' }));
    const reason = (await panel.findByRole('button', { name: /^no check-in for / })).parentElement;
    await expect(overflowOf(reason)).toBe(0);
  },
};
export const ClientSelected: Story = { args: { query: 'selected=client%2Fmira-phone' } };
export const RangeSelected: Story = { args: { query: 'selected=range%2F10.48.0.0%2F16' } };
export const PointToSiteNetwork: Story = {
  args: { ...branchGraph, isPointToSite: true, blocked: bothWays('branch-malmo', 'pdx-gw-01') },
};
export const HubSelected: Story = {
  args: {
    ...branchGraph,
    isPointToSite: true,
    blocked: bothWays('branch-malmo', 'pdx-gw-01'),
    query: `selected=${branchGraph.nodes[0]?.id}`,
  },
};
export const MissingHub: Story = {
  args: {
    ...branchGraph,
    isPointToSite: true,
    nodes: branchGraph.nodes.map((node) => ({ ...node, isHub: false })),
  },
};
export const ThreeNodes: Story = { args: mesh(three) };
export const FortyNodes: Story = { args: mesh(manyNodes(40)) };
/** Just above the limit for grouping. */
const grouped = manyNodes(220);
export const GroupedNodes: Story = { args: mesh(grouped) };
/** Pairs of names, and of a name and another figure, that overlap. */
function labelCollisions(canvasElement: HTMLElement): readonly string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const items = [...canvasElement.querySelectorAll('.react-flow__node')];
  const names = items.flatMap((item) => {
    const name = item.querySelector('[data-named]');
    return name && getComputedStyle(name).display !== 'none' ? [{ item, name, box: boxOf(name) }] : [];
  });
  const figures = items.flatMap((item) => {
    const figure = item.querySelector('[data-group]') ? undefined : item.querySelector('span[aria-hidden]');
    return figure ? [{ item, box: boxOf(figure) }] : [];
  });
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return names.flatMap(({ item, name, box }, index) =>
    [...names.slice(0, index), ...figures]
      .filter((other) => other.item !== item && meet(box, other.box))
      .map((other) => `${name.textContent} over ${other.item.textContent}`),
  );
}

export const NamesOfTwoHundredNodesDontCollide: Story = {
  args: mesh(manyNodes(200)),
  parameters: isBehaviour,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-named]').length).toBeGreaterThan(5));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.react-flow__node').length).toBeGreaterThan(20),
    );
    await expect(labelCollisions(canvasElement)).toEqual([]);
    // Under its name, a group counts what needs attention.
    await expect(canvasElement.querySelector('[data-group] [data-exception="error"]')).toBeVisible();
  },
};

const atTheSides = [...longNames.nodes, 'db'].map((name) => aNode({ network: 'big', name }));

export const LongNamesAtTheSidesFitIntoTheFirstView: Story = {
  args: {
    ...mesh(atTheSides),
    positions: new Map(atTheSides.map(({ name }, index) => [name, { x: index * 150, y: (index % 2) * 90 }])),
  },
  globals: { viewport: { value: 'laptop' } },
  parameters: isBehaviour,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-named]').length).toBeGreaterThan(2));
    const canvas = canvasElement.querySelector('.react-flow')?.getBoundingClientRect();
    for (const name of canvasElement.querySelectorAll('[data-named]')) {
      const { left, right } = name.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(canvas?.left ?? 0);
      await expect(right).toBeLessThanOrEqual(canvas?.right ?? 0);
    }
  },
};

export const TwoThousandNodes: Story = {
  args: mesh(manyNodes(2000)),
  tags: ['proof'],
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('button', { name: /^[\d,]+ nodes called ams…, collapsed group/ });
    const label = within(group).getByText('ams');
    await waitFor(() => expect(label).toBeVisible());
    await expect(group.getAttribute('aria-label')).toMatch(new RegExp(`^${label.dataset['count']} nodes`));
    // Nearly all other items are dots.
    await expect(canvas.getAllByRole('button', { name: /, / }).length).toBeLessThan(60);
  },
};
export const BlockedPairs: Story = {
  args: {
    blocked: ['hq-nas', 'hq-printer', 'files'].flatMap((name) => bothWays('dev-01', name)),
    query: selecting('dev-01'),
  },
};
/** Two islands and a one-way pair. */
const islands: Partial<GraphStageProps> = {
  blocked: [
    ...['hq-gw', 'hq-cam', 'hq-nas', 'hq-printer'].flatMap((item) =>
      officeGraph.nodes
        .filter(({ name }) => !name.startsWith('hq-'))
        .flatMap(({ name }) => bothWays(item, name)),
    ),
    ['dev-01', 'dev-02'],
  ],
};
export const HealthLayer: Story = { args: { query: 'layer=health' } };
export const ACLLayer: Story = { args: { ...islands, query: 'layer=rules' } };
/** A draft that splits an island in two and allows a pair. */
const draft: Partial<GraphStageProps> = {
  ...islands,
  blocked: bothWays('hq-gw', 'hq-cam'),
  drafted: [
    ...['hq-gw', 'hq-cam', 'hq-nas', 'hq-printer'].flatMap((item) =>
      officeGraph.nodes
        .filter(({ name }) => !name.startsWith('hq-'))
        .map(({ name }) => [item, name] as const),
    ),
    ['hq-gw', 'hq-cam'],
  ],
};
export const DraftBefore: Story = { args: { ...draft, query: 'layer=rules&draft=before' } };
export const DraftAfter: Story = {
  args: { ...draft, query: 'layer=rules&draft=after' },
  play: async ({ canvas, userEvent, args }) => {
    const legend = within(await canvas.findByRole('list', { name: 'Layer: ACLs' }));
    await legend.findByRole('button', { name: /^Island 2 / });
    await legend.findByRole('button', { name: 'Allowed by the draft (after) 1' });
    await expect(canvas.getByText(/^\d+ pairs blocked, 1 allowed$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the draft' })).toHaveAttribute(
      'href',
      '/acls/office',
    );
    const sides = within(canvas.getByRole('radiogroup', { name: 'Draft' }));
    await userEvent.click(sides.getByRole('radio', { name: 'Before' }));
    await expect(args.on.change).toHaveBeenCalledWith({ draft: 'before', highlighted: undefined });
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Island 2/ })).toBeNull());
    await canvas.findByRole('button', { name: 'Allowed by the draft (before) 1' });
  },
};
export const DraftOnAPhone: Story = {
  args: { ...draft, query: 'layer=rules&draft=after' },
  globals: phone,
};
export const NoDraft: Story = {
  args: { query: 'layer=rules&draft=after' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No draft changes.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to the draft' })).toBeNull();
  },
};
export const TrafficLayer: Story = { args: { query: 'layer=traffic' } };
export const ACLLayerAsTable: Story = {
  args: { ...islands, query: 'layer=rules&show=table' },
  play: async ({ canvas, userEvent }) => {
    const said = () =>
      within(canvas.getByRole('table', { name: 'Nodes, clients and ranges' }))
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => row.textContent);
    await expect(said()).toEqual([
      expect.stringMatching(/^dev-01.*1 one-way pair/),
      expect.stringMatching(/^dev-02.*1 one-way pair/),
    ]);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Health' }));
    await waitFor(() => expect(said()[0]).toMatch(/ERROR.*no check-in for/));
  },
};
export const TrafficLayerAsTable: Story = { args: { query: 'layer=traffic&show=table' } };
export const ACLLayerOnAPhone: Story = {
  args: { ...islands, query: 'layer=rules' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 islands\. /)).toBeVisible();
  },
};
export const HealthLayerOnAPhone: Story = { args: { query: 'layer=health' }, globals: phone };
export const LegendFiltersTheListOnAPhone: Story = {
  args: { query: 'layer=traffic' },
  globals: phone,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nodes, clients and ranges' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Not connected to \d+ peers?/);
    await userEvent.click(canvas.getByRole('button', { name: 'Legend' }));
    const legend = within(await screen.findByRole('list', { name: 'Layer: Traffic' }));
    await userEvent.click(legend.getByRole('button', { name: /^Not connected / }));
    await expect(args.on.change).toHaveBeenLastCalledWith({ highlighted: 'down' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'ACLs' }));
    await expect(args.on.change).toHaveBeenCalledWith({ layer: 'rules', highlighted: undefined });
  },
};
export const TrafficLayerOfSixtyNodes: Story = { args: { ...mesh(manyNodes(60)), query: 'layer=traffic' } };
export const HealthLayerWithGroups: Story = { args: { ...mesh(grouped), query: 'layer=health' } };

/** The server treats a one-way pair as blocked. */
export const OneWayPair: Story = {
  args: { ...mesh(three), blocked: [['ams-db-01', 'ams-db-02']], query: `selected=${three[0]?.id}` },
};
export const AllPairsBlocked: Story = { args: { isEverythingBlocked: true } };
export const NoPermission: Story = {
  args: {
    changes: {
      viewer: aViewerAt({ office: 0 }, { isEE: false }),
    },
  },
};
export const ACLsFailedToLoad: Story = {
  args: { changes: { acls: { status: 'failed', failure: { kind: 'rejected', status: 500, message: '' } } } },
};
export const PendingNode: Story = {
  args: {
    nodes: officeGraph.nodes.map((node) => (node.name === 'dev-02' ? { ...node, isPending: true } : node)),
    query: selecting('dev-02'),
    changes: { networks: ready([aNetwork({ netid: 'office', allowManualSignup: true })], 4) },
  },
};
export const FocusOnAGateway: Story = {
  args: {
    query: focusing('hq-gw'),
    blocked: [
      ['hq-gw', 'hq-cam'],
      ['voip', 'hq-gw'],
    ],
  },
};
export const FocusWithGroups: Story = { args: { ...mesh(grouped), query: `focus=${grouped[7]?.id}` } };
export const FocusOnMissingNode: Story = { args: { query: 'focus=nobody' } };
export const Searched: Story = { args: { query: 'search=dev-' } };
export const AsTable: Story = { args: { query: 'show=table' } };
export const NoMatchInTable: Story = { args: { query: 'show=table&search=nobody' } };
export const OnAPhone: Story = { globals: phone };
export const SelectedOnAPhone: Story = { args: { query: selecting('hq-gw') }, globals: phone };
export const FocusOnAPhone: Story = {
  args: {
    query: focusing('hq-gw'),
    blocked: [
      ['hq-gw', 'hq-cam'],
      ['voip', 'hq-gw'],
    ],
  },
  globals: phone,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nodes, clients and ranges' }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^hq-gw.*In focus/);
    await expect(second).toHaveTextContent(/Peer/);
    await expect(list.getAllByRole('listitem').at(-1)).toHaveTextContent(
      /^voip.*Unreachable: blocked by ACL/,
    );
  },
};
export const FailureImpactOnAPhone: Story = {
  args: {
    query: `${selecting('relay-n')}&fails=shown`,
    changes: {
      marks: new Map([
        [idOf('mtg-oslo'), 'losing'],
        [idOf('hq-cam'), 'cutOff'],
        [idOf('relay-n'), 'failed'],
      ]),
    },
  },
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nodes, clients and ranges' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^relay-n.*Fails/),
      expect.stringMatching(/^hq-cam.*Loses all connectivity/),
      expect.stringMatching(/^mtg-oslo.*Loses some connections/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to relay-n' }));
    await expect(args.on.change).toHaveBeenCalledWith({ isFailing: false });
    // The drawer of the relay closes to show the list.
    await userEvent.click(await screen.findByRole('button', { name: 'Show failure impact' }));
    await expect(args.on.change).toHaveBeenLastCalledWith({ isFailing: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const FocusAsTable: Story = { args: { query: `${focusing('hq-gw')}&show=table` } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Arranging: Story = { args: { changes: { positions: undefined, isArranging: true } } };
export const Loading: Story = { args: { changes: { nodes: { status: 'loading' } } } };
export const Failed: Story = {
  args: { changes: { nodes: { status: 'failed', failure: { kind: 'unreachable', offline: false } } } },
};
export const Empty: Story = { args: { netid: 'lab', nodes: [], clients: [] } };

export const ClickingSelectsAndUpdatesThePanel: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selection' }));
    await expect(await panel.findByRole('heading', { name: 'Legend' })).toBeVisible();
    const gateway = await canvas.findByRole('button', {
      name: 'hq-gw, egress and ingress gateway, relay, healthy',
    });
    await userEvent.click(gateway);
    await expect(args.on.change).toHaveBeenCalledWith({ selected: idOf('hq-gw') });
    await expect(gateway).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('heading', { name: 'hq-gw' })).toBeVisible();
    await expect(panel.getByText('17 of 18, 1 offline')).toBeVisible();
    await expect(panel.getByText('hq-cam')).toBeVisible();
    const links = within(panel.getByRole('list', { name: 'Linked to' }));
    await expect(links.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(links.getByRole('button', { name: /mira-phone/ }));
    await expect(panel.getByRole('heading', { name: 'mira-phone' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Clear selection' }));
    await expect(document.activeElement).toHaveClass('react-flow__node');
    await expect(panel.getByRole('heading', { name: 'Legend' })).toBeVisible();
  },
};

export const DoubleClickFocusesAndTheButtonExits: Story = {
  args: { blocked: [['hq-gw', 'hq-cam']] },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^hq-gw, / }));
    await expect(await canvas.findByText('Focused on hq-gw')).toBeVisible();
    await canvas.findByRole('button', { name: /^hq-cam, node, healthy, blocked by ACL$/ });
    await userEvent.click(await canvas.findByRole('button', { name: /^voip, / }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show only paths to voip' }));
    const [hq, voip] = ['hq-gw', 'voip'].map(
      (name) => officeGraph.nodes.find((node) => node.name === name)?.id,
    );
    await expect(args.on.change).toHaveBeenLastCalledWith({ focus: { id: hq, other: voip } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Exit focus' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Exit focus' })).toBeNull());
  },
};

export const KeyboardOnlyFocus: Story = {
  args: { query: selecting('hq-gw') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    (await canvas.findByRole('button', { name: /^hq-gw, / })).focus();
    await userEvent.keyboard('f');
    await expect(args.on.change).toHaveBeenLastCalledWith({ focus: { id: idOf('hq-gw'), other: undefined } });
    await canvas.findByText('Focused on hq-gw');
    (await canvas.findByRole('button', { name: /^voip, / })).focus();
    await userEvent.keyboard('{Shift>}F{/Shift}');
    await expect(args.on.change).toHaveBeenLastCalledWith({
      focus: { id: idOf('hq-gw'), other: idOf('voip') },
    });
    // A node with keyboard focus would handle Escape itself.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.change).toHaveBeenLastCalledWith({ focus: undefined });
  },
};

export const FocusingOnAPhoneClosesTheDrawer: Story = {
  args: { query: selecting('hq-gw') },
  globals: phone,
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for hq-gw' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Focus on it/ }));
    await expect(args.on.change).toHaveBeenLastCalledWith({
      focus: { id: idOf('hq-gw'), other: undefined },
      selected: undefined,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ComparingOnAPhoneClosesTheDrawer: Story = {
  args: { query: `${focusing('hq-gw')}&${selecting('voip')}` },
  globals: phone,
  parameters: isBehaviour,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show only paths to hq-gw' }));
    await expect(args.on.change).toHaveBeenLastCalledWith({
      focus: { id: idOf('hq-gw'), other: idOf('voip') },
      selected: undefined,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardOnlySelection: Story = {
  args: { query: selecting('hq-gw') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const gateway = await canvas.findByRole('button', { name: /^hq-gw/ });
    await waitFor(() => expect(gateway).toHaveAttribute('tabindex', '0'));
    gateway.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'jonas-mbp, external client' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowLeft}');
    const phoneClient = canvas.getByRole('button', { name: 'mira-phone, external client' });
    await waitFor(() => expect(phoneClient).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(phoneClient).toHaveAttribute('aria-pressed', 'true');
    const panel = within(canvas.getByRole('complementary', { name: 'Selection' }));
    await expect(panel.getByRole('heading', { name: 'mira-phone' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(panel.getByRole('heading', { name: 'Legend' })).toBeVisible();
    await expect(phoneClient).toHaveFocus();
  },
};

export const HoveringFadesUnlinkedNodes: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: /^mira-phone/ }));
    const opacity = (name: RegExp) =>
      getComputedStyle(within(canvas.getByRole('button', { name })).getByText(name)).opacity;
    await waitFor(() => expect(opacity(/^dev-01/)).toBe('0.25'));
    await expect(opacity(/^hq-gw/)).toBe('1');
    await userEvent.unhover(canvas.getByRole('button', { name: /^mira-phone/ }));
    await waitFor(() => expect(opacity(/^dev-01/)).toBe('1'));
  },
};

export const EnterSelectsTheNextMatch: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find in graph' });
    await userEvent.type(field, 'dev-0');
    await expect(await canvas.findByText('1 of 4')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.change).toHaveBeenLastCalledWith({ selected: idOf('dev-01'), search: 'dev-0' });
    await userEvent.keyboard('{Enter}');
    await expect(args.on.change).toHaveBeenLastCalledWith({ selected: idOf('dev-02'), search: 'dev-0' });
  },
};

export const LinkFilterShowsChosenKinds: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Links/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'External clients' }));
    await expect(args.on.change).toHaveBeenCalledWith({ links: ['clients'] });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Links' }));
    await expect(args.on.change).toHaveBeenLastCalledWith({ links: [] });
  },
};

export const LayerLegendHighlightsNodes: Story = {
  args: islands,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const layer = within(await canvas.findByRole('radiogroup', { name: 'Layer' }));
    await userEvent.click(layer.getByRole('radio', { name: 'ACLs' }));
    await expect(args.on.change).toHaveBeenCalledWith({ layer: 'rules', highlighted: undefined });
    const legend = within(await canvas.findByRole('list', { name: 'Layer: ACLs' }));
    await userEvent.click(legend.getByRole('button', { name: /^Island 2 / }));
    await expect(args.on.change).toHaveBeenLastCalledWith({ highlighted: 'island2' });
    await canvas.findByRole('button', { name: /^hq-cam, node, healthy, island 2$/ });
    await userEvent.click(layer.getByRole('radio', { name: 'Health' }));
    await canvas.findByRole('list', { name: 'Layer: Health' });
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'ACLs' })).toBeNull());
    await userEvent.click(layer.getByRole('radio', { name: 'Roles' }));
    await waitFor(() => expect(canvas.queryByRole('list', { name: /^Layer: / })).toBeNull());
  },
};

export const GroupsExpandInPlaceAndCollapse: Story = {
  args: mesh(grouped),
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Not shown individually: /)).toBeVisible();
    const panel = within(canvas.getByRole('complementary', { name: 'Selection' }));
    const group = await canvas.findByRole('button', { name: /^\d+ nodes called ams…, collapsed group/ });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByRole('heading', { name: /^\d+ nodes called ams…$/ })).toBeVisible();
    await expect(args.on.toggleGroup).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.toggleGroup).toHaveBeenCalledWith('group/normal/ams');
    await canvas.findByRole('button', { name: /^\d+ nodes called ams…, expanded group/ });
    await userEvent.click(await panel.findByRole('button', { name: 'Collapse group' }));
    await canvas.findByRole('button', { name: /^\d+ nodes called ams…, collapsed group/ });
  },
};

const sixty = manyNodes(60);
const [, alone, other] = sixty.filter(({ isPending, isServer }) => !isPending && !isServer);
const everybodyElse = sixty.filter(({ name }) => name !== alone?.name);

export const IsolatedNodesOutsideTheDisc: Story = {
  args: {
    ...mesh(sixty),
    blocked: [
      ...everybodyElse.map(({ name }) => [alone?.name ?? '', name] as const),
      ...everybodyElse.slice(9, 20).map(({ name }) => [other?.name ?? '', name] as const),
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('button', {
      name: new RegExp(`^${alone?.name},.*isolated: blocked from all nodes$`),
    });
    const rules = within(canvas.getByRole('list', { name: 'ACLs' }));
    const isolated = rules.getByRole('button', { name: 'Isolated 1' });
    await userEvent.click(isolated);
    await expect(args.on.change).toHaveBeenLastCalledWith({ highlighted: 'isolated' });
    await waitFor(() => expect(isolated).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const LegendFiltersTheTable: Story = {
  args: { query: 'show=table' },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const legend = within(await canvas.findByRole('list', { name: 'Legend' }));
    await userEvent.click(legend.getByRole('button', { name: 'External client 8' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await userEvent.click(canvas.getByRole('button', { name: 'External client 8' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(34));
    await userEvent.click(canvas.getByRole('button', { name: 'Blocked' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(/^hq-/));
  },
};

export const PanelSwitchesRoles: Story = {
  args: { query: selecting('vpn-in') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Selection' }));
    await userEvent.click(await panel.findByRole('switch', { name: 'Egress' }));
    const node = { network: 'office', id: idOf('vpn-in'), name: 'vpn-in' };
    const asked = (...action: readonly object[]) => expect(args.on.act).toHaveBeenLastCalledWith(action);
    await asked({ kind: 'switchRole', node, role: 'egress', isOn: true });
    await userEvent.click(panel.getByRole('switch', { name: 'Ingress' }));
    await asked({ kind: 'switchRole', node, role: 'ingress', isOn: false });
    await userEvent.click(panel.getByRole('button', { name: 'More actions for vpn-in' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await asked({ kind: 'deleteNode', node });
  },
};

export const TableShowsTheSameContent: Story = {
  args: { query: 'show=table' },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Nodes, clients and ranges' }));
    await expect(table.getByRole('link', { name: 'hq-gw' })).toHaveAttribute(
      'href',
      `/graphs/office?show=table&selected=${idOf('hq-gw')}`,
    );
    await expect(table.getByText('17 peers, 2 client links, 1 range link')).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Graph' }));
    await expect(args.on.change).toHaveBeenCalledWith({ shape: 'graph' });
    await expect(await canvas.findByRole('application', { name: 'Graph of office' })).toBeVisible();
  },
};

export const FullScreenFillsTheWindow: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const graph = await canvas.findByRole('application', { name: 'Graph of office' });
    const before = graph.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(graph.getBoundingClientRect().height).toBe(window.innerHeight));
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen', pressed: true }));
    await waitFor(() => expect(graph.getBoundingClientRect().height).toBe(before));
  },
};
