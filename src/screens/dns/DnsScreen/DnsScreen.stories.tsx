import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aFindingMark } from '../../../../mocks/fixtures/findings.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { DnsScreen } from './DnsScreen.tsx';
import { dnsView } from './dnsView.ts';

const unreachable = { status: 'failed', failure: { kind: 'unreachable', offline: false } } as const;
const entry = (name: string, address: string) => aDnsEntry({ name, address });

const custom = [
  entry('grafana', '10.20.4.5'),
  entry('registry', '10.20.4.61'),
  entry('s3', '10.20.4.27'),
  entry('vault', '10.20.4.62'),
  entry('wiki', '10.48.0.14'),
];

type Changes = Partial<Parameters<typeof dnsView>[1]> & GivenRecords;

const given: GivenRecords = {
  dns: ready(custom, 4),
  nodes: ready(fleetNodes, 4),
  networks: ready(fleetNetworks, 4),
  config: ready(aServerConfig(), 4),
  viewer: createViewer(aSessionUser(), true, []),
};
const page = { netid: 'prod-eu', query: new URLSearchParams(), rowsPerPage: 25 } as const;
const ownNodes = fleetNodes.filter(({ network }) => network === 'prod-eu').slice(0, 2);
const viewOf = (changes: Changes = {}) =>
  dnsView(recordsOf({ ...given, ...changes }), { ...page, ...changes });

const meta = {
  title: 'Screens/DNS/Dns',
  component: DnsScreen,
  decorators: [InMain],
  args: {
    view: viewOf(),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      turnCustom: fn(),
      act: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof DnsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Custom entries' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText(/^wiki points outside/)).toBeVisible();
  },
};

export const EntryWithAFinding: Story = {
  args: { view: viewOf({ marks: new Map([['dnsEntry prod-eu wiki', aFindingMark()]]) }) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^wiki/ }));
    await expect(row.getByRole('link', { name: /^1 finding about wiki.prod-eu/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const LongNames: Story = {
  args: {
    view: viewOf({
      dns: ready(
        longNames.dns.map((name) => entry(name, '10.20.4.5')),
        4,
      ),
      nodes: ready(
        longNames.nodes.map((name) => aNode({ name })),
        4,
      ),
    }),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const DNSOff: Story = {
  args: { view: viewOf({ config: ready(aServerConfig({ isDnsOn: false }), 4) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'DNS is disabled' })).toBeVisible();
  },
};

export const UnknownNetwork: Story = { args: { view: viewOf({ netid: 'nowhere' }) } };

export const Empty: Story = {
  args: {
    view: viewOf({ netid: 'new', networks: ready([aNetwork({ netid: 'new' })], 4), dns: ready([], 4) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Entries Found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Create DNS entry' })).toHaveLength(2);
  },
};

export const NoCustomEntries: Story = { args: { view: viewOf({ dns: ready([], 4) }) } };

export const NoMatch: Story = {
  args: { view: viewOf({ query: new URLSearchParams({ search: '<b>nothing</b>' }) }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ search: '' });
  },
};

export const Loading: Story = { args: { view: viewOf({ nodes: { status: 'loading' } }) } };

export const Failed: Story = { args: { view: viewOf({ nodes: unreachable }) } };

export const CustomEntriesFailed: Story = {
  args: { view: viewOf({ dns: unreachable }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};

export const Stale: Story = {
  args: {
    view: viewOf({
      dns: {
        status: 'ready',
        value: custom,
        loadedAt: NOW_MS - 120_000,
        staleBecause: { kind: 'timeout' },
      },
    }),
  },
};

export const Denied: Story = {
  args: {
    view: viewOf({
      viewer: aViewerAt({ 'prod-eu': 1 }, { nodes: ownNodes.map(({ id }) => id) }),
      nodes: ready(ownNodes, 4),
      dns: ready([], 4),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have access to custom entries')).toBeVisible();
    await expect(canvas.getByText('one for each of your nodes')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Default entries' })).toBeVisible();
  },
};

export const WithoutOwnNodes: Story = {
  args: { view: viewOf({ viewer: aViewerAt({ 'prod-eu': 2 }), nodes: ready([], 4), dns: ready([], 4) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can see only your own nodes.')).toBeVisible();
  },
};

export const NetworkAdministrator: Story = {
  args: { view: viewOf({ viewer: aViewerAt({ 'prod-eu': 0 }, { isEE: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Custom entries' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create DNS entry' })).toBeVisible();
  },
};

export const FiveThousandEntries: Story = {
  args: {
    view: viewOf({
      netid: 'big',
      nodes: ready(manyNodes(5000), 4),
      networks: ready([aNetwork({ netid: 'big', addressRange: '10.64.0.0/16' })], 4),
      dns: ready(
        Array.from({ length: 5000 }, (_, index) =>
          aDnsEntry({ network: 'big', name: `service-${index}`, address: `10.64.9.${index % 250}` }),
        ),
        4,
      ),
      rowsPerPage: 250,
    }),
  },
  tags: ['proof'],
};

const unusual = 'a'.repeat(192);

export const UnusualNames: Story = {
  args: {
    view: viewOf({
      dns: ready(
        [
          entry('a/b', '10.20.4.5'),
          entry('..', '10.20.4.5'),
          entry('<img src=x onerror=alert(1)>', '10.20.4.5'),
          entry(unusual, 'fd42:20:4:1111:2222:3333:4444:5555'),
          entry('ünïcode 名前', '10.20.4.5'),
        ],
        4,
      ),
      nodes: ready([aNode({ name: 'six-only', address: '', address6: 'fd42:20:4::9' })], 4),
    }),
  },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('button', { name: 'Delete a/b.prod-eu' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('fd42:20:4::9')).toBeVisible();
  },
};

export const TablesHaveSeparatePages: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    view: viewOf({
      dns: ready(
        Array.from({ length: 30 }, (_, index) => entry(`s-${index}`, '10.20.4.5')),
        4,
      ),
      rowsPerPage: 10,
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const customPages = within(canvas.getByRole('navigation', { name: 'Pages of custom entries' }));
    await userEvent.click(customPages.getByRole('button', { name: /Next/ }));
    await expect(args.on.turnCustom).toHaveBeenLastCalledWith({ page: 1, rowsPerPage: 10 });
    const defaultPages = within(canvas.getByRole('navigation', { name: 'Pages of default entries' }));
    await userEvent.click(defaultPages.getByRole('button', { name: /Next/ }));
    await expect(args.on.turnTo).toHaveBeenLastCalledWith({ page: 1, rowsPerPage: 10 });
  },
};

export const SelectedEntriesAreDeletedTogether: Story = {
  args: { view: viewOf({ selection: new Set(['wiki 10.48.0.14', 'vault 10.20.4.62']) }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      ['vault', 'wiki'].map((name) => ({ kind: 'deleteDnsEntry', entry: { name, network: 'prod-eu' } })),
      expect.objectContaining({ skipped: [] }),
    );
  },
};
