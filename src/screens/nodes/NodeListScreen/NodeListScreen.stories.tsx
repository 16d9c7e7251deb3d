import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { fleetNodes, sampleNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { besideNavigation, namesAreWhole } from '../../../components/testing/cutNames.ts';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Failure } from '../../../domain/failure.ts';
import { findingMarks } from '../../../domain/findings/marks.ts';
import { nodeKey, type Node } from '../../../domain/node/node.ts';
import { defaultNodeSort } from '../../../domain/node/defaultNodeSort.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { shareByKey } from '../../../domain/structuralSharing.ts';
import { UpdatedAge } from '../../list/freshness/Age.tsx';
import { nodePaths, type NodePaths } from '../nodePaths.ts';
import { NodeListScreen, type NodeListScreenProps } from './NodeListScreen.tsx';
import { nodeListView, type NodeListPage, type NodeListView } from './nodeListView.ts';

const unreachable: Failure = { kind: 'unreachable', offline: false };

const pictured: GivenRecords = {
  nodes: ready(fleetNodes, 4),
  networks: ready(fleetNetworks),
  clients: ready(fleetClients),
  config: ready(aServerConfig({ version: 'v0.16.1' })),
  viewer: createViewer(aSessionUser(), true, []),
};

const page: NodeListPage = {
  places: nodePaths,
  netid: undefined,
  query: new URLSearchParams(),
  rowsPerPage: 25,
  sort: defaultNodeSort,
  selection: new Set(),
  now: NOW,
};

const viewOf = (changes: Partial<NodeListPage> & GivenRecords = {}) =>
  nodeListView(recordsOf({ ...pictured, ...changes }), { ...page, ...changes });
const at = (query: string) => ({ query: new URLSearchParams(query) });
const nodesOf = (value: readonly (typeof fleetNodes)[number][]) => ({ nodes: ready(value, 4) });
const ownNodes = sampleNodes.filter(({ network }) => network === 'prod-eu').slice(0, 2);
const ownIds = ownNodes.map(({ id }) => id);
const keyOf = (name: string) => sampleNodes.filter((node) => node.name === name).map(nodeKey);
const selected = (...names: readonly string[]) => ({ selection: new Set(names.flatMap(keyOf)) });

const meta = {
  title: 'Screens/Nodes/NodeList',
  component: NodeListScreen,
  decorators: [InMain],
  args: {
    view: viewOf(nodesOf(sampleNodes)),
    age: <UpdatedAge loadedAt={NOW_MS - 4000} />,
    on: {
      refresh: fn(),
      filter: fn(),
      sortBy: fn(),
      turnTo: fn(),
      select: fn(),
      act: fn(),
      editAll: fn(),
      openTask: fn(),
      export: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof NodeListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };

export const AllNetworks: Story = {};
export const NodesWithFindings: Story = { args: { view: viewOf({ marks: findingMarks(fleetFindings()) }) } };

export const AllNodes: Story = { args: { view: viewOf() } };
export const OnATablet: Story = { globals: tablet };
export const OnAPhone: Story = { globals: phone };
export const ThreeSelected: Story = {
  args: {
    view: viewOf({ ...nodesOf(sampleNodes), ...selected('ams-gw-01', 'iad-gw-01', 'lon-db-02') }),
  },
};
export const PendingNodeSelected: Story = {
  args: { view: viewOf({ ...nodesOf(sampleNodes), ...selected('ber-kiosk-04', 'netmaker-1') }) },
};
export const OneNetwork: Story = { args: { view: viewOf({ netid: 'lab' }) } };
export const PointToSiteNetwork: Story = { args: { view: viewOf({ netid: 'site-branch' }) } };
export const CommunityEdition: Story = {
  args: { view: viewOf({ viewer: createViewer(aSessionUser(), false, []) }) },
};
export const WithoutRights: Story = {
  args: { view: viewOf({ viewer: createViewer(aSessionUser({ name: 'priya', isAdmin: false }), true, []) }) },
};
export const OwnNodesOnly: Story = {
  args: { view: viewOf({ ...nodesOf(ownNodes), viewer: aViewerAt({ 'prod-eu': 1 }, { nodes: ownIds }) }) },
};
export const OwnNodesOnlyOnAPhone: Story = { ...OwnNodesOnly, globals: phone };
export const NoOwnNodes: Story = {
  args: { view: viewOf({ ...nodesOf([]), netid: 'prod-eu', viewer: aViewerAt({ 'prod-eu': 1 }) }) },
};
export const ExpiredNodes: Story = {
  args: {
    view: viewOf({
      nodes: ready([...fleetNodes, aNode({ name: 'former', expiresAt: NOW - 60 })], 4),
      ...at('status=expired'),
    }),
  },
};
export const PendingNodes: Story = { args: { view: viewOf(at('status=pending')) } };
export const Filtered: Story = {
  args: { view: viewOf(at('search=gw&role=egress&network=prod-eu&network=prod-us')) },
};
export const FilteredOnAPhone: Story = { ...Filtered, globals: phone };
export const IPv6Only: Story = {
  args: {
    view: viewOf(
      nodesOf([
        aNode({ name: 'v6-only', address: '', address6: 'fd42:20:4:0:8000::a1' }),
        aNode({ name: 'addressless', address: '', version: '' }),
      ]),
    ),
  },
};
const longNamed = {
  ...nodesOf([
    ...longNames.nodes.map((name) => aNode({ name, isRelayed: true, isServer: true })),
    aNode({ name: 'ams-waiting-for-approval-in-the-warehouse-05', isPending: true }),
    aNode({ name: 'x', address6: 'fd42:1111:2222:3333:4444:5555:6666:7777' }),
  ]),
  marks: findingMarks(fleetFindings()),
};
export const LongNames: Story = { args: { view: viewOf(longNamed) }, play: namesAreWhole };
export const NamesHaveTheMostSpace: Story = {
  ...LongNames,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByRole('link', { name: longNames.nodes[0] });
    await besideNavigation(canvasElement, async () => {
      await expect(name.closest('th')?.clientWidth).toBeGreaterThanOrEqual(200);
      // The tags are below the name, which has one line.
      await expect(name.getClientRects()).toHaveLength(1);
    });
  },
};
export const NamesHaveTheMostSpaceBesideOwners: Story = {
  ...NamesHaveTheMostSpace,
  args: { view: viewOf({ ...longNamed, ownerOf: () => longNames.users[0], usernames: new Set() }) },
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);
export const NodesWithOwners: Story = {
  args: {
    view: viewOf({
      ...nodesOf(sampleNodes),
      ownerOf: ({ id }) => ['priya', 'viktor', ''][id.charCodeAt(0) % 3] ?? '',
      usernames: new Set(['priya']),
    }),
  },
};
export const FiveThousandNodes: Story = {
  args: {
    view: viewOf({
      ...nodesOf(manyNodes(5000)),
      networks: ready([aNetwork({ netid: 'big' })]),
      ...at('rowsPerPage=250&page=7'),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['proof'],
};
export const Refreshing: Story = { args: { view: viewOf({ refreshing: ['nodes'] }) } };
export const Loading: Story = { args: { view: viewOf({ netid: 'lab', nodes: { status: 'loading' } }) } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const UnknownNetwork: Story = { args: { view: viewOf({ netid: 'atlantis' }) } };
export const EmptyNetwork: Story = { args: { view: viewOf({ ...nodesOf([]), netid: 'lab' }) } };
export const EmptyNetworkOnAPhone: Story = { ...EmptyNetwork, globals: phone };
export const NoNetworks: Story = {
  args: {
    view: viewOf({ ...nodesOf([]), viewer: createViewer(aSessionUser({ isAdmin: false }), false, []) }),
  },
};
export const NoMatch: Story = { args: { view: viewOf(at('search=zzz&role=relay')) } };
export const NoNodesInThisState: Story = {
  args: { view: viewOf({ netid: 'site-branch', ...at('status=error') }) },
};
export const Failed: Story = {
  args: { view: viewOf({ nodes: { status: 'failed', failure: unreachable } }) },
};
export const Stale: Story = {
  args: {
    view: viewOf({
      nodes: {
        status: 'ready',
        value: sampleNodes,
        loadedAt: NOW_MS - 240_000,
        staleBecause: unreachable,
      },
    }),
  },
};

const noSnapshot = { chromatic: { disableSnapshot: true } };

export const SearchFiltersTheList: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search nodes' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'gw');
    await expect(args.on.filter).toHaveBeenLastCalledWith({ search: 'gw' });
  },
};

export const ClearRemovesSearchAndFilters: Story = {
  ...NoMatch,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No nodes found' })).toBeVisible();
    const buttons = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(buttons.at(-1) ?? document.body);
    await expect(args.on.filter).toHaveBeenLastCalledWith({ search: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all filters' }));
    await expect(args.on.filter).toHaveBeenLastCalledWith(expect.objectContaining({ search: '', roles: [] }));
  },
};

export const ColumnHeaderSortsTheList: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Node name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Node name' }));
    await expect(args.on.sortBy).toHaveBeenLastCalledWith({ field: 'name', ascending: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Addresses' }));
    await expect(args.on.sortBy).toHaveBeenLastCalledWith({ field: 'address', ascending: true });
  },
};

export const SortControlSortsTheList: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ascending, sort descending' }));
    await expect(args.on.sortBy).toHaveBeenLastCalledWith({ field: 'name', ascending: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Sort Name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Network' }));
    await expect(args.on.sortBy).toHaveBeenLastCalledWith({ field: 'network', ascending: true });
  },
};

export const MenuSelectsAFilter: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    await userEvent.click(await screen.findByRole('option', { name: /Relay/ }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ roles: ['relay'] });
  },
};

export const ActiveFilterShowsItsValues: Story = {
  ...Filtered,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: /^Network is 2 of/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Role' }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ roles: [] });
  },
};

export const ClickingSelectsRows: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select ams-db-01' }));
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set(keyOf('ams-db-01')));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set(sampleNodes.map(nodeKey)));
  },
};

export const ClosingTheBulkBarClearsTheSelection: Story = {
  ...ThreeSelected,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set());
  },
};

const named = (name: string) => expect.objectContaining({ name });

export const RowMenuAsksToDelete: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about ams-db-01' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete ams-db-01' }));
    await expect(args.on.act).toHaveBeenCalledWith([{ kind: 'deleteNode', node: named('ams-db-01') }]);
  },
};

export const ServerNodeCannotBeDeleted: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about netmaker-1' }));
    const item = await screen.findByRole('menuitem', { name: /Delete netmaker-1/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByText('The server’s own node can’t be deleted')).toBeInTheDocument();
    await userEvent.click(item);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.on.act).not.toHaveBeenCalled();
  },
};

export const RowAsksToApprove: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve ber-kiosk-04' }));
    await expect(args.on.act).toHaveBeenCalledWith([{ kind: 'approveNode', node: named('ber-kiosk-04') }]);
  },
};

export const BulkDeleteAsksOnce: Story = {
  ...ThreeSelected,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      ['ams-gw-01', 'iad-gw-01', 'lon-db-02'].map((name) => ({ kind: 'deleteNode', node: named(name) })),
      expect.objectContaining({ skipped: [] }),
    );
  },
};

export const BulkApproveAppliesToPendingNodesOnly: Story = {
  ...PendingNodeSelected,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      [{ kind: 'approveNode', node: named('ber-kiosk-04') }],
      expect.objectContaining({
        skipped: [{ name: 'netmaker-1', reason: 'Not waiting for your approval' }],
      }),
    );
  },
};

export const MenuSwitchesARoleAndSkipsOtherNodes: Story = {
  args: {
    view: viewOf({ ...nodesOf(sampleNodes), ...selected('ams-db-01', 'ams-gw-01', 'ber-kiosk-04') }),
  },
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for the selection' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Create ingress' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      [{ kind: 'switchRole', node: named('ams-db-01'), role: 'ingress', isOn: true }],
      expect.objectContaining({ skipped: [named('ams-gw-01'), named('ber-kiosk-04')] }),
    );
    mocked(args.on.act).mock.lastCall?.[1]?.onConfirm?.();
    await expect(args.on.select).toHaveBeenLastCalledWith(new Set());
  },
};

export const ExportIncludesMatchingNodes: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await expect(args.on.export).toHaveBeenLastCalledWith('csv');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    await expect(args.on.export).toHaveBeenLastCalledWith('json');
  },
};

export const MenuHidesAColumn: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Version', checked: true }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ hidden: ['version'] });
  },
};

export const HiddenColumns: Story = {
  args: { view: viewOf(at('hide=version&hide=roles')) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Version' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Version', checked: false }));
    await expect(args.on.filter).toHaveBeenLastCalledWith({ hidden: ['roles'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const PhoneCardApprovesANode: Story = {
  globals: phone,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve ber-kiosk-04' }));
    await expect(args.on.act).toHaveBeenCalledWith([{ kind: 'approveNode', node: named('ber-kiosk-04') }]);
  },
};

export const PhoneCardMenuShowsRoles: Story = {
  globals: phone,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'More about ams-db-01' }));
    await userEvent.click(await item('Create egress gateway on ams-db-01'));
    await expect(args.on.act).toHaveBeenLastCalledWith([
      { kind: 'switchRole', node: named('ams-db-01'), role: 'egress', isOn: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const more = canvas.getByRole('button', { name: 'More about fra-gw-01' });
    await userEvent.click(more);
    await userEvent.click(await item('Remove egress gateway from fra-gw-01'));
    await expect(args.on.act).toHaveBeenLastCalledWith([
      { kind: 'switchRole', node: named('fra-gw-01'), role: 'egress', isOn: false },
    ]);
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const PhoneMenuRefreshesTheList: Story = {
  globals: phone,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this list' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};

export const NarrowWindowHidesTheVersion: Story = {
  globals: tablet,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Roles' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Version' })).toBeNull();
  },
};

const wide = { viewport: { value: 'wide' } };

/** Pixels from the start of the names to the end of the longest status. */
function nameToHealth(canvasElement: HTMLElement): number {
  const ends = Array.from(canvasElement.querySelectorAll('tbody tr'), (row) => {
    const status = document.createRange();
    status.selectNodeContents(row.querySelectorAll('td')[1] ?? row);
    const lines = Array.from(status.getClientRects(), ({ right }) => right);
    return Math.max(...lines) - (row.querySelector('th a')?.getBoundingClientRect().left ?? 0);
  });
  return Math.max(...ends);
}

export const HealthIsNextToTheName: Story = {
  args: { view: viewOf() },
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    await besideNavigation(canvasElement, async () => {
      await expect(nameToHealth(canvasElement)).toBeLessThanOrEqual(470);
    });
  },
};

export const HealthIsNextToTheNameInAWideWindow: Story = {
  args: { view: viewOf() },
  globals: wide,
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Endpoint' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Last modified' })).toBeVisible();
    await besideNavigation(canvasElement, async () => {
      await expect(nameToHealth(canvasElement)).toBeLessThanOrEqual(560);
    });
  },
};

/** With the spacing of WCAG 1.4.12. */
export const WiderTextSpacingCutsNothing: Story = {
  args: {
    view: viewOf({
      ...nodesOf(longNames.nodes.map((name) => aNode({ name, isRelayed: true }))),
      ownerOf: () => longNames.users[0],
      usernames: new Set(longNames.users),
    }),
  },
  globals: wide,
  parameters: noSnapshot,
  play: async ({ canvasElement }) => {
    const spacing = document.createElement('style');
    spacing.textContent = '* { letter-spacing: .12em !important; word-spacing: .16em !important }';
    canvasElement.append(spacing);
    await besideNavigation(canvasElement, async () => {
      const cut = [...canvasElement.querySelectorAll('td *')].filter(
        (element) => getComputedStyle(element).textOverflow === 'ellipsis' && overflowOf(element) > 0,
      );
      await expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};

export const NodesWithFindingsInAWideWindow: Story = { ...NodesWithFindings, globals: wide };
export const NodesWithFindingsOnALaptop: Story = {
  ...NodesWithFindings,
  globals: { viewport: { value: 'laptop' } },
};
export const NodesWithFindingsOnATablet: Story = { ...NodesWithFindings, globals: tablet };
export const NodesWithFindingsOnAPhone: Story = { ...NodesWithFindings, globals: phone };

export const NineNodes: Story = { args: { view: viewOf(nodesOf(manyNodes(9))) } };

export const FiveHundredNodesWithAllTags: Story = {
  args: {
    view: viewOf({
      ...nodesOf(
        manyNodes(500).map((node) => ({
          ...node,
          isServer: true,
          isHub: true,
          isRelayed: true,
          expiresAt: NOW - 60,
        })),
      ),
      networks: ready([aNetwork({ netid: 'big' })]),
      marks: findingMarks(fleetFindings()),
      rowsPerPage: 100,
    }),
  },
  parameters: noSnapshot,
  play: namesAreWhole,
};
export const FiveHundredNodesWithAllTagsInAWideWindow = atWidth('wide', FiveHundredNodesWithAllTags);
export const FiveHundredNodesWithAllTagsOnALaptop = atWidth('laptop', FiveHundredNodesWithAllTags);
export const FiveHundredNodesWithAllTagsOnATablet = atWidth('tablet', FiveHundredNodesWithAllTags);
export const FiveHundredNodesWithAllTagsOnAPhone = atWidth('phone', FiveHundredNodesWithAllTags);

export const FocusShowsRolesThatAreOff: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    const off = canvas.getByRole('button', { name: 'Create egress gateway on ams-db-01' });
    const on = canvas.getByRole('button', { name: 'Remove relay from fra-gw-01' });
    const { left } = on.getBoundingClientRect();
    await waitFor(() => expect(getComputedStyle(off).opacity).toBe('0'));
    await expect(on).toBeVisible();
    off.focus();
    await waitFor(() => expect(off).toBeVisible());
    await userEvent.tab();
    await expect(on.getBoundingClientRect().left).toBe(left);
  },
};

export const FindingsHaveAColumn: Story = {
  args: { view: viewOf({ marks: findingMarks(fleetFindings()), ...at('status=findings') }) },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const tab = canvas.getByRole('link', { name: /^With findings/ });
    const rows = canvasElement.querySelectorAll('tbody tr');
    await expect(tab).toHaveTextContent(`With findings ${rows.length}`);
    for (const row of rows)
      await expect(row.querySelector('a[aria-label*=" about "]')).toHaveTextContent(/\w/);
    // A glyph is never beside a name without its word.
    await expect(canvasElement.querySelector('tbody th svg[data-tone]')).toBeNull();
  },
};

export const ChipAsksForItsRole: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove relay from fra-gw-01' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'switchRole', node: named('fra-gw-01'), role: 'relay', isOn: false },
    ]);
  },
};

export const DisabledRoleShowsItsReason: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: 'Make lon-db-02 a relay' });
    await expect(chip).toHaveAccessibleDescription('Relayed by lon-relay-01');
    await userEvent.click(chip);
    await expect(args.on.act).not.toHaveBeenCalled();
  },
};

export const RolesAreReadOnlyWithoutRights: Story = {
  args: {
    view: viewOf({
      ...nodesOf(sampleNodes),
      viewer: createViewer(aSessionUser({ isAdmin: false, networks: ['prod-eu'] }), true, []),
    }),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Egress' })[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /egress gateway/ })).toBeNull();
  },
};

let showView: (view: NodeListView) => void = () => {};

function Polled({ view: first, on }: NodeListScreenProps) {
  const [view, setView] = useState(first);
  useEffect(() => {
    showView = setView;
  }, []);
  return <NodeListScreen view={view} on={on} />;
}

/** IDs of rendered rows. Each row asks for the address of its node. */
const rendered: string[] = [];
const watchedPaths: NodePaths = {
  ...nodePaths,
  node: (ref) => {
    rendered.push(ref.id);
    return nodePaths.node(ref);
  },
};

const sixty = manyNodes(60);
const polledView = (nodes: readonly Node[]) =>
  viewOf({ ...nodesOf(nodes), rowsPerPage: 250, places: watchedPaths });

/** Each poll delivers new objects; only rows with changed values render again. */
export const PollRendersOnlyChangedRows: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: polledView(sixty) },
  render: (args) => <Polled {...args} />,
  play: async ({ canvas }) => {
    let nodes: readonly Node[] = sixty;
    const poll = (change: (node: Node) => Node = (node) => node) => {
      nodes = shareByKey(['network', 'id'], nodes, structuredClone(nodes).map(change));
      const view = polledView(nodes);
      rendered.length = 0;
      flushSync(() => showView(view));
      return new Set(rendered);
    };
    const name = canvas.getAllByRole('rowheader')[0]?.textContent ?? '';
    const first = sixty.find((node) => node.name === name)?.id;
    await expect(poll()).toEqual(new Set());
    const changed = poll((node) => (node.name === name ? { ...node, address: '10.101.0.250' } : node));
    await expect(changed).toEqual(new Set([first]));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('10.101.0.250');
    await expect(poll()).toEqual(new Set());
  },
};
