import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { someMetrics, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { cutWithoutEllipsis } from '../../../components/testing/cutNames.ts';
import { overflowOf } from '../../../components/testing/overflow.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { offlineNodes } from '../../../domain/metrics/reports.ts';
import type { Node } from '../../../domain/node/node.ts';
import { MetricsMatrixScreen } from './MetricsMatrixScreen.tsx';
import { metricsMatrixView } from './metricsMatrixView.ts';

const prodEu = fleetNodes.filter(({ network }) => network === 'prod-eu');
const read = (data: Attempted<Metrics>['data']): Attempted<Metrics> => ({
  data,
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});

/** Five pairs, three of them disconnected in both directions. */
const broken = [
  ['ams-gw-01', 'fra-worker-03'],
  ['fra-worker-03', 'ams-gw-01'],
  ['fra-worker-02', 'fra-worker-03'],
  ['fra-worker-03', 'fra-worker-02'],
  ['hel-s3-02', 'osl-bak-01'],
  ['osl-bak-01', 'hel-s3-02'],
  ['fra-worker-03', 'lon-db-02'],
  ['ber-runner-01', 'fra-gw-01'],
] as const;

type Changes = Partial<Parameters<typeof metricsMatrixView>[1]>;

function viewOf(nodes: readonly Node[], metrics: Metrics, changes: Changes = {}) {
  const silent = offlineNodes(nodes, NOW);
  const networks = ready([...fleetNetworks, aNetwork({ netid: 'big' })], 38);
  return metricsMatrixView(recordsOf({ networks, nodes: ready(nodes, 38) }), {
    netid: 'prod-eu',
    metrics: read(ready(metrics, 38)),
    connectivity: connectivityOf(metrics, new Map(nodes.map((node) => [node.id, node])), silent),
    silent,
    query: new URLSearchParams(),
    now: NOW,
    ...changes,
  });
}

const failing = (attempts: number, failure: Failure) =>
  viewOf(prodEu, new Map(), {
    connectivity: undefined,
    metrics: {
      data: { status: 'failed', failure },
      isLoading: false,
      attempts,
      failedAt: NOW_MS - 21_000,
    },
  });

const prodEuMetrics = someMetrics(prodEu, broken);

const meta = {
  title: 'Screens/Metrics/MetricsMatrix',
  component: MetricsMatrixScreen,
  decorators: [InMain],
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(prodEu, prodEuMetrics), on: { refresh: fn(), filter: fn(), rest: fn() } },
} satisfies Meta<typeof MetricsMatrixScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };
const query = (text: string) => ({ query: new URLSearchParams(text) });

const three = prodEu.slice(0, 3);
const big = manyNodes(250);
const [first, second, third] = three;

export const FortyNodes: Story = {};
export const ThreeNodes: Story = {
  args: { view: viewOf(three, someMetrics(three)) },
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('[role=gridcell]');
    await waitFor(() => expect(cell?.getBoundingClientRect().width).toBe(36));
  },
};
export const TwoHundredFiftyNodes: Story = {
  args: { view: viewOf(big, someMetrics(big), { netid: 'big' }) },
  parameters: isBehaviour,
};
export const AllNetworks: Story = {
  args: { view: viewOf(fleetNodes, someMetrics(fleetNodes, broken), { netid: undefined }) },
};
const unreached = prodEu.slice(3, 10).map(({ name }) => name);

/** Nodes that no node reaches have one mark, at the name of their column. */
export const UnreachedNodes: Story = {
  args: {
    view: viewOf(
      prodEu,
      someMetrics(
        prodEu,
        prodEu.flatMap(({ name }) => unreached.map((peer) => [name, peer] as const)),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [column] = canvas.getAllByRole('link', { name: unreached[0] ?? '' });
    await expect(column).toHaveAccessibleDescription('Not connected');
    await expect(column?.querySelector('svg')).toBeVisible();
  },
};
/** The names of nodes that can’t be reached end with an ellipsis after two lines. */
export const UnreachedNodesOnAPhone: Story = {
  ...UnreachedNodes,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/^can’t reach/)[0]).toBeVisible();
    await expect(cutWithoutEllipsis(canvasElement)).toEqual([]);
  },
};
export const AllNetworksOnAPhone: Story = { ...AllNetworks, globals: phone };
export const NodesWithoutReports: Story = {
  args: {
    view: viewOf(
      prodEu,
      new Map(
        prodEu.map((node, index) => [
          node.id,
          index % 5 === 4 ? someNodeMetrics(node) : (prodEuMetrics.get(node.id) ?? someNodeMetrics(node)),
        ]),
      ),
    ),
  },
};
export const ConnectedViaFailover: Story = {
  args: {
    view: viewOf(
      three,
      new Map(
        [...someMetrics(three)].map(([id, node]) => [
          id,
          id === first?.id && second && third
            ? { ...node, needsFailover: new Map([[second.id, third.id]]) }
            : node,
        ]),
      ),
    ),
  },
};
export const OnlyDisconnected: Story = {
  args: { view: viewOf(prodEu, prodEuMetrics, query('show=disconnected')) },
};
export const Searched: Story = { args: { view: viewOf(prodEu, prodEuMetrics, query('search=gw')) } };
export const NoMatch: Story = { args: { view: viewOf(prodEu, prodEuMetrics, query('search=nobody')) } };
export const OnAPhone: Story = {
  globals: phone,
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ber-runner-01' })).toBeVisible();
    await expect(canvas.queryByText('prod-eu')).toBeNull();
  },
};
const longNamed = longNames.nodes.map((name) => aNode({ name }));
export const LongNamesOnAPhone: Story = {
  args: { view: viewOf(longNamed, someMetrics(longNamed), { netid: undefined }) },
  globals: phone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Connections by node' });
    await expect(overflowOf(list)).toBe(0);
    for (const name of longNames.nodes)
      await expect(overflowOf(canvas.getByRole('link', { name }).parentElement)).toBe(0);
  },
};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = {
  args: {
    view: viewOf(prodEu, new Map(), { metrics: read({ status: 'loading' }), connectivity: undefined }),
  },
};
export const LoadingProgress: Story = {
  args: {
    view: viewOf(prodEu, new Map(), {
      metrics: read({ status: 'loading', progress: { received: 12_000_000, total: undefined } }),
      connectivity: undefined,
    }),
  },
};
export const Refreshing: Story = {
  args: {
    view: viewOf(prodEu, prodEuMetrics, { metrics: { ...read(ready(prodEuMetrics, 38)), isLoading: true } }),
  },
};
export const NoMetrics: Story = { args: { view: viewOf(prodEu, new Map()) } };
export const Retrying: Story = { args: { view: failing(3, { kind: 'unreachable', offline: false }) } };
export const Overload: Story = {
  args: { view: failing(10, { kind: 'rejected', status: 503, message: '' }) },
};
export const OverloadOnAPhone: Story = { ...Overload, globals: phone };
export const UnknownNetwork: Story = {
  args: { view: viewOf([], new Map(), { netid: 'nowhere' }) },
};

export const SelectingACellShowsBothDirections: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('gridcell', { name: 'ber-runner-01 sees fra-gw-01: not connected' });
    await userEvent.click(cell);
    const panel = within(canvas.getByRole('complementary', { name: 'Selected pair' }));
    await expect(panel.getByText('ber-runner-01 sees')).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'fra-gw-01' })).toBeVisible();
    await expect(panel.getByText('Unreachable')).toBeVisible();
    await expect(panel.getByText('Other direction')).toBeVisible();
    await expect(panel.getByText('Connected')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(panel.queryByText('Unreachable')).toBeNull();
  },
};

const withSilent = prodEu.map((node) => ({
  ...node,
  lastCheckIn: node.name === 'fra-worker-03' ? NOW - 41 * 60 + 1 : NOW - 30,
}));

export const ReportsOfOfflineNodesDoNotCount: Story = {
  args: { view: viewOf(withSilent, prodEuMetrics) },
  play: async ({ canvas }) => {
    const apart = within(canvas.getByRole('region', { name: 'Out-of-date reports' }));
    await expect(apart.getByText('fra-worker-03')).toBeVisible();
    await expect(apart.getByText(/last check-in 40 min ago/)).toBeVisible();
    await expect(
      canvas.getByRole('gridcell', { name: 'fra-worker-03 sees lon-db-02: out of date' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '4 pairs aren’t connected' })).toHaveAttribute(
      'href',
      '/metrics/prod-eu?show=disconnected',
    );
  },
};

export const AllPairsConnected: Story = {
  args: { view: viewOf(three, someMetrics(three)) },
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /connected$/ })).toBeNull();
  },
};

export const NodeNamesLinkToTheirMetrics: Story = {
  args: { view: viewOf(three, someMetrics(three)) },
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: first?.name ?? '' });
    await expect(link).toHaveAttribute('href', `/metrics/prod-eu/${first?.id}`);
  },
};

export const NarrowWindowOpensThePairInADrawer: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('gridcell', { name: 'ber-runner-01 sees fra-gw-01: not connected' }),
    );
    const drawer = within(await screen.findByRole('dialog', { name: 'ber-runner-01 and fra-gw-01' }));
    await waitFor(() => expect(drawer.getByText('Unreachable')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const FiltersNarrowTheRows: Story = {
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not connected 4' }));
    await expect(args.on.filter).toHaveBeenCalledWith({ isBrokenOnly: true });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter rows' }), 'g');
    await expect(args.on.filter).toHaveBeenCalledWith({ search: 'g' });
  },
};
