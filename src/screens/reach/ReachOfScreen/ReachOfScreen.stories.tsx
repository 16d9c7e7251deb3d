import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, reachNodeId, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { reachOf, type ReachRow } from '../../../domain/reach/report/reachOf.ts';
import { reachIndex } from '../../../domain/reach/network/reachIndex.ts';
import { endAt } from '../../../domain/reach/why/ends.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { ReachOfScreen } from './ReachOfScreen.tsx';
import { reachFilter } from './reachFilter.ts';
import { reachOfView } from './reachOfView.ts';

const off = (a: string, b: string) =>
  [
    [a, b],
    [b, a],
  ] as const;

const network: ReachFixture = {
  nodes: {
    'fra-db-01': { lastCheckIn: NOW - 18, address6: 'fd42:20:4::18' },
    'ams-gw-01': { isIngressGateway: true },
    'ber-runner-01': {},
    'cam-gate-17': { isRelayed: true },
    'fra-gw-01': { isEgressGateway: true, egressRanges: ['192.168.77.0/24'], egressNat: true },
    'fra-worker-03': { lastCheckIn: NOW - 720 },
    'hq-gw-01': { isEgressGateway: true, egressRanges: ['10.99.0.0/16'], egressNat: false },
    'lon-relay-01': { relays: ['lon-db-02'] },
    'lon-db-02': {},
    'osl-bak-01': { lastCheckIn: NOW - 7200 },
  },
  clients: { 'mira-phone': { at: 'ams-gw-01' }, 'old-tablet': { at: 'ams-gw-01', isEnabled: false } },
  blocked: off('fra-db-01', 'ber-runner-01'),
  metrics: { 'ams-gw-01': { connected: { 'fra-db-01': true } } },
};

type Asked = GivenRecords & {
  of?: string;
  query?: string;
  situation?: ReachFixture;
  rows?: Loadable<readonly ReachRow[]>;
};

function viewOf({ of = 'fra-db-01', query = '', situation = network, ...changes }: Asked = {}) {
  const source = aReachSource(situation);
  const index = reachIndex(source);
  const id = reachNodeId(of);
  const end = endAt(source, 'prod-eu', index.nodeById.has(id) ? id : of);
  const params = new URLSearchParams(query);
  const { direction } = reachFilter.read(params);
  const records = recordsOf({
    nodes: ready(source.nodes, 6),
    viewer: createViewer(aSessionUser(), true, []),
    ...changes,
  });
  return reachOfView(records, {
    netid: 'prod-eu',
    key: end?.kind === 'node' ? end.node.id : of,
    end,
    isKnown: true,
    rows: end ? ready(reachOf(index, end, direction, NOW), 6) : { status: 'loading' },
    query: params,
    rowsPerPage: 25,
    ...changes,
  });
}

const on = { refresh: fn(), filter: fn(), turnTo: fn(), export: fn() };

const meta = {
  title: 'Screens/Reach/ReachOf',
  component: ReachOfScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on },
} satisfies Meta<typeof ReachOfScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const noSnapshot = { chromatic: { disableSnapshot: true } };

export const ReachableFrom: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^ber-runner-01/ });
    await expect(row).toHaveTextContent('Blockedby an ACL, in both directions');
    const explain = canvas.getByRole('link', { name: 'Explain ber-runner-01' });
    const ends = `${reachNodeId('ber-runner-01')}..${reachNodeId('fra-db-01')}`;
    await expect(explain).toHaveAttribute('href', `?why=${ends}`);
    await expect(
      canvas.getByText(
        /^Reachable by configuration: \d+ of 13(, \d+ of them offline or behind an offline node)? · Blocked: 1 by ACL, 1 without a relay, 1 disabled$/,
      ),
    ).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    view: viewOf({
      situation: {
        nodes: Object.fromEntries(['fra-db-01', ...longNames.nodes].map((name) => [name, {}])),
        clients: Object.fromEntries(longNames.clients.map((name) => [name, { at: longNames.nodes[0] }])),
      },
    }),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const CanReach: Story = { args: { view: viewOf({ query: 'direction=from' }) } };
export const OnAPhone: Story = { globals: phone };
export const BlockedOnly: Story = { args: { view: viewOf({ query: 'show=blocked' }) } };
export const AllowedButOffline: Story = { args: { view: viewOf({ query: 'show=silent' }) } };
export const ExternalClient: Story = {
  args: { view: viewOf({ of: 'mira-phone', query: 'direction=from' }) },
};
export const Range: Story = { args: { view: viewOf({ of: '10.99.0.0/16' }) } };
export const SortedByVerdict: Story = { args: { view: viewOf({ query: 'sort=verdict&order=descending' }) } };
export const Loading: Story = { args: { view: viewOf({ rows: { status: 'loading' } }) } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const OnlyNodeInTheNetwork: Story = {
  args: { view: viewOf({ situation: { nodes: { 'fra-db-01': {} } } }) },
};

/** Network administrators can’t read ACLs. They see which results are uncertain, and can ask the server about each. */
export const ForANetworkAdministrator: Story = {
  args: {
    view: viewOf({ situation: { ...network, hasRules: false }, viewer: aViewerAt({ 'prod-eu': 0 }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only administrators can view a network’s ACLs.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explain ber-runner-01' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^ber-runner-01/ })).toHaveTextContent('ACLs unknown');
  },
};

export const Failed: Story = {
  args: { view: viewOf({ rows: { status: 'failed', failure: { kind: 'timeout' } } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};

export const Missing: Story = {
  args: { view: viewOf({ of: 'no-such-node' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Findings in prod-eu' })).toHaveAttribute(
      'href',
      '/findings/prod-eu',
    );
  },
};

export const NoMatch: Story = {
  args: { view: viewOf({ query: 'search=nowhere&kind=range' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.on.filter).toHaveBeenCalledWith({
      facet: undefined,
      search: '',
      reasons: [],
      kinds: [],
    });
  },
};

const manyRows: readonly ReachRow[] = Array.from({ length: 2000 }, (_, at) => ({
  key: `node-${at}`,
  kind: 'node',
  name: `node-${at}`,
  address: `10.64.${at >> 8}.${at & 255}`,
  verdict: at % 50 === 0 ? 'blocked' : 'reaches',
  title: at % 50 === 0 ? 'Blocked' : 'Can reach it',
  reason: at % 50 === 0 ? 'by an ACL, in both directions' : '',
  group: at % 50 === 0 ? 'acl' : undefined,
  path: at % 50 === 0 ? 'none' : 'direct',
  measured: undefined,
  isContradicted: false,
  isEnabled: undefined,
}));

export const TwoThousandRows: Story = {
  args: { view: viewOf({ rows: ready(manyRows, 6), query: 'rowsPerPage=250' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All 2,000' })).toBeVisible();
    await expect(canvas.getByText('1–250 of 2,000')).toBeVisible();
  },
  tags: ['proof'],
};

export const ToolbarFiltersSortsAndExportsTheList: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search this list' }), 'f');
    await expect(args.on.filter).toHaveBeenLastCalledWith({ search: 'f' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reason' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Without a relay/ }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ reasons: ['relay'] });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Can reach' }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({
      direction: 'from',
      facet: undefined,
      reasons: [],
    });
    await userEvent.click(canvas.getByRole('button', { name: /^Verdict/ }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ sort: 'verdict', isAscending: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(args.on.export).toHaveBeenCalledOnce();
  },
};
