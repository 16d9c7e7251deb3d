import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { overviewOf } from '../../../domain/reach/report/overview.ts';
import { reachImpact } from '../../../domain/reach/report/impact.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { NetworkReachScreen } from './NetworkReachScreen.tsx';
import { networkReachView, type NetworkReachInput } from './networkReachView.ts';

const names = [
  'ams-gw-01',
  'fra-db-01',
  'fra-gw-01',
  'hq-gw-01',
  'lon-relay-01',
  'lon-db-01',
  'lon-db-02',
  'osl-bak-01',
];
const apart = ['ber-kiosk-04', 'ber-kiosk-05'];

const network: ReachFixture = {
  nodes: {
    'ams-gw-01': { isIngressGateway: true },
    'fra-db-01': {},
    'fra-gw-01': { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true },
    'hq-gw-01': { isEgressGateway: true, egressRanges: ['10.99.0.0/16'], egressNat: false },
    'lon-relay-01': { relays: ['lon-db-01', 'lon-db-02'] },
    'lon-db-01': {},
    'lon-db-02': {},
    'osl-bak-01': { lastCheckIn: NOW - 7200 },
    'cam-gate-17': { isRelayed: true },
    ...Object.fromEntries(apart.map((name) => [name, {}])),
  },
  clients: { 'mira-phone': { at: 'ams-gw-01' }, 'ines-laptop': { at: 'ams-gw-01' } },
  blocked: apart.flatMap((a) => names.flatMap((b) => [[a, b] as const, [b, a] as const])),
};

type Asked = { situation?: ReachFixture; query?: string } & Omit<Partial<NetworkReachInput>, 'query'>;

function viewOf({ situation = network, query = '', ...changes }: Asked = {}) {
  const source = aReachSource(situation);
  const params = new URLSearchParams(query);
  const nodeId = params.get('fails');
  return networkReachView({
    netid: 'prod-eu',
    overview: ready(overviewOf(source, 'prod-eu', NOW), 6),
    nodes: ready(source.nodes, 6),
    networks: ready([aNetwork({ netid: 'prod-eu' })], 6),
    isRefreshing: false,
    impact:
      nodeId === null
        ? undefined
        : { status: 'ready', impact: reachImpact(source, 'prod-eu', { kind: 'failure', nodeId }) },
    viewer: createViewer(aSessionUser(), true, []),
    query: params,
    timeZone: 'UTC',
    ...changes,
  });
}

const on = { refresh: fn(), export: fn() };

const meta = {
  title: 'Screens/Reach/NetworkReach',
  component: NetworkReachScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on },
} satisfies Meta<typeof NetworkReachScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Overview: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const islands = canvas.getByRole('region', { name: 'Islands' });
    await expect(islands).toHaveTextContent(
      'ber-kiosk-04 and ber-kiosk-05 blocked by an ACL, in both directions',
    );
    await expect(islands).toHaveTextContent('cam-gate-17 isolated: no relay lists cam-gate-17');
    await expect(canvas.getByRole('region', { name: 'One-way paths' })).toHaveTextContent('10.99.0.0/16');
    await expect(canvas.getByRole('link', { name: 'What if it fails: lon-relay-01' })).toHaveAttribute(
      'href',
      `/reach/prod-eu?fails=${reachNodeId('lon-relay-01')}`,
    );
    await expect(canvas.getByRole('link', { name: 'Explain: cam-gate-17' })).toHaveAttribute(
      'href',
      `?why=${reachNodeId('ams-gw-01')}..${reachNodeId('cam-gate-17')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(args.on.export).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: phone };

export const NodeFailureImpact: Story = {
  args: { view: viewOf({ query: `fails=${reachNodeId('lon-relay-01')}` }) },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'If lon-relay-01 fails' });
    await expect(panel).toHaveTextContent('lon-db-01 and lon-db-02 lose all connectivity.');
    await expect(canvas.getByRole('link', { name: 'Close failure impact of lon-relay-01' })).toHaveAttribute(
      'href',
      '/reach/prod-eu',
    );
  },
};
export const NodeFailureImpactOnAPhone: Story = { args: NodeFailureImpact.args ?? {}, globals: phone };
export const CalculatingFailureImpact: Story = {
  args: {
    view: viewOf({ query: `fails=${reachNodeId('lon-relay-01')}`, impact: { status: 'working' } }),
  },
};

export const FullyConnected: Story = {
  args: { view: viewOf({ situation: { nodes: { ams: {}, ber: {}, fra: {} } } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All nodes and clients can reach each other.')).toBeVisible();
    await expect(canvas.getByText('Every node can be reached.')).toBeVisible();
  },
};

export const ForAUser: Story = {
  args: {
    view: viewOf({ situation: { ...network, hasRules: false }, viewer: aViewerAt({ 'prod-eu': 0 }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only administrators can view a network’s ACLs.')).toBeVisible();
    await expect(canvas.getByText('pairs might reach each other')).toBeVisible();
  },
};

const sites: ReachFixture = {
  network: { isPointToSite: true },
  nodes: { 'site-hub': { isHub: true }, 'site-1': {}, 'site-2': {}, 'site-3': {} },
};
export const PointToSite: Story = {
  args: { view: viewOf({ situation: sites }) },
};
export const SiteBlockedFromItsHub: Story = {
  args: {
    view: viewOf({
      situation: {
        ...sites,
        blocked: [
          ['site-3', 'site-hub'],
          ['site-hub', 'site-3'],
        ],
      },
    }),
  },
};
export const AllNodesOffline: Story = {
  args: {
    view: viewOf({
      situation: { nodes: { ams: { lastCheckIn: NOW - 7200 }, ber: { lastCheckIn: NOW - 7200 } } },
    }),
  },
};

const manyGates: ReachFixture = {
  nodes: {
    ams: {},
    ber: {},
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`gate-${at}`, { isRelayed: true }])),
  },
};
export const ManyIsolatedNodes: Story = {
  args: { view: viewOf({ situation: manyGates }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and 40 more')).toBeVisible();
  },
};

export const Loading: Story = { args: { view: viewOf({ overview: { status: 'loading' } }) } };
export const Empty: Story = { args: { view: viewOf({ situation: { nodes: {} } }) } };
export const Missing: Story = { args: { view: viewOf({ netid: 'nowhere' }) } };
export const Failed: Story = {
  args: { view: viewOf({ overview: { status: 'failed', failure: { kind: 'timeout' } } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};
