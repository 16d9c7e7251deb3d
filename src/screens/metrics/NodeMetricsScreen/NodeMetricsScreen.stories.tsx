import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aPeer, someMetrics, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { DAY, NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import type { NodeMetrics } from '../../../domain/metrics/metrics.ts';
import type { Node } from '../../../domain/node/node.ts';
import { NodeMetricsScreen } from './NodeMetricsScreen.tsx';
import { nodeMetricsView } from './nodeMetricsView.ts';

const prodEu = fleetNodes.filter(({ network }) => network === 'prod-eu');
const read = (data: Attempted<NodeMetrics>['data']): Attempted<NodeMetrics> => ({
  data,
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});

function reported(node: Node, nodes: readonly Node[]): NodeMetrics {
  const metrics = someMetrics(nodes, [
    [node.name, 'ber-runner-01'],
    [node.name, 'fra-worker-02'],
  ]);
  return metrics.get(node.id) ?? someNodeMetrics(node);
}

type Changes = Partial<Parameters<typeof nodeMetricsView>[1]> & GivenRecords;

function viewOf(changes: Changes = {}, query = '') {
  return nodeMetricsView(recordsOf({ nodes: ready(prodEu, 38), ...changes }), {
    node: fraGw01,
    metrics: read(ready(reported(fraGw01, prodEu), 38)),
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    now: NOW,
    ...changes,
  });
}

const failing = (attempts: number) =>
  viewOf({
    metrics: {
      data: { status: 'failed', failure: { kind: 'rejected', status: 503, message: '' } },
      isLoading: false,
      attempts,
      failedAt: NOW_MS - 21_000,
    },
  });

const withPeers = (...peers: readonly ReturnType<typeof aPeer>[]) => ({
  metrics: read(ready(someNodeMetrics(fraGw01, peers), 38)),
});

const meta = {
  title: 'Screens/Metrics/NodeMetrics',
  component: NodeMetricsScreen,
  decorators: [InMain],
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on: { refresh: fn(), filter: fn(), turnTo: fn() } },
} satisfies Meta<typeof NodeMetricsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };
const big = manyNodes(250);
const [bigNode] = big;
const [other] = prodEu.filter(({ id }) => id !== fraGw01.id);

export const ThirtyNinePeers: Story = {};
export const OnAPhone: Story = { globals: phone };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnePeer: Story = { args: { view: viewOf(withPeers(aPeer({ peerId: other?.id ?? '' }))) } };
export const LongNames: Story = {
  args: {
    view: viewOf(
      withPeers(...longNames.nodes.map((name) => aPeer({ peerId: name, peerName: name, latency: 999 }))),
    ),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const TwoHundredFiftyNodes: Story = {
  args: {
    view: viewOf(
      bigNode && { node: bigNode, metrics: read(ready(reported(bigNode, big), 38)), nodes: ready(big, 38) },
      'rowsPerPage=250',
    ),
  },
  parameters: isBehaviour,
};
export const ExternalClientsAndFailover: Story = {
  args: {
    view: viewOf({
      clients: ready([anExternalClient({ clientId: 'mira-phone', network: 'prod-eu' })]),
      metrics: read(
        ready(
          {
            ...someNodeMetrics(fraGw01, [
              aPeer({ peerId: 'mira-phone', peerName: 'mira-phone', latency: 0.4 }),
              aPeer({ peerId: other?.id ?? '', isConnected: false, latency: 999, percentUp: 64.9 }),
              aPeer({ peerId: 'gone', peerName: 'an-unknown-peer', totalSent: 0, totalReceived: 999 }),
            ]),
            needsFailover: new Map([[other?.id ?? '', fraGw01.id]]),
          },
          38,
        ),
      ),
    }),
  },
};
export const ExternalClientsOnAPhone: Story = { ...ExternalClientsAndFailover, globals: phone };
export const NoReachablePeers: Story = {
  args: {
    view: viewOf(withPeers(aPeer({ isConnected: false, latency: 999, actualUptime: 0, percentUp: 0 }))),
  },
};
const silent = prodEu.map((node) =>
  node.id === fraGw01.id ? { ...node, lastCheckIn: NOW - 9 * DAY } : node,
);
export const LastKnownMetricsOfAnOfflineNode: Story = {
  args: { view: viewOf({ nodes: ready(silent, 38) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 38 s ago, last check-in 9 days ago')).toBeVisible();
    await expect(canvas.getByText(/^Showing the last known metrics for fra-gw-01/)).toBeVisible();
    await expect(canvas.queryByText('Connected')).toBeNull();
  },
};
export const LastKnownMetricsOnAPhone: Story = {
  args: { view: viewOf({ nodes: ready(silent, 38) }) },
  globals: phone,
};
export const NoMatch: Story = { args: { view: viewOf({}, 'search=nobody') } };
export const NoMetrics: Story = {
  args: { view: viewOf({ metrics: read(ready(someNodeMetrics(fraGw01), 38)) }) },
};
export const LoadingProgress: Story = {
  args: {
    view: viewOf({
      metrics: read({ status: 'loading', progress: { received: 12_000_000, total: undefined } }),
    }),
  },
};
export const Loading: Story = { args: { view: viewOf({ metrics: read({ status: 'loading' }) }) } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Retrying: Story = { args: { view: failing(3) } };
export const Overload: Story = { args: { view: failing(10) } };
export const UnknownNode: Story = { args: { view: viewOf({ node: { network: 'prod-eu', id: 'gone' } }) } };

export const ChartsShowTheirValuesAsText: Story = {
  args: { view: viewOf(withPeers(aPeer({ peerId: other?.id ?? '', latency: 0.4 }))) },
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(other?.name ?? '') }));
    for (const text of ['Connected', '312h 9m', '99.61%', '< 1', '1.84', '902.11']) {
      await expect(row.getByText(text)).toBeVisible();
    }
    const sent = within(canvas.getByRole('region', { name: 'Data sent' }));
    await expect(sent.getByText('Sent per hour')).toBeVisible();
    await expect(sent.getByText('5.89')).toBeVisible();
    await expect(canvas.getByText(/^Median latency < 1 ms, highest < 1 ms/)).toBeVisible();
  },
};

export const ColumnHeadersSortPeers: Story = {
  args: { view: viewOf({}, 'sort=latency') },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    const header = within(canvas.getByRole('columnheader', { name: /^Latency/ }));
    await userEvent.click(header.getByRole('button'));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ sortBy: 'latency', isAscending: false });
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: /^Total sent/ })).getByRole('button'),
    );
    await expect(args.on.filter).toHaveBeenLastCalledWith({ sortBy: 'sent', isAscending: true });
  },
};

export const PeerNamesLinkToTheirMetrics: Story = {
  ...ExternalClientsAndFailover,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: other?.name ?? '' })).toHaveAttribute(
      'href',
      `/metrics/prod-eu/${other?.id}`,
    );
    await expect(canvas.getByRole('link', { name: 'mira-phone' })).toHaveAttribute(
      'href',
      '/ext-clients/prod-eu',
    );
    await expect(canvas.queryByRole('link', { name: 'an-unknown-peer' })).toBeNull();
    await expect(canvas.getByText('Via fra-gw-01')).toBeVisible();
  },
};
