import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { MINUTE, NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Network } from '../../../domain/network/network.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { networkListView } from './networkListView.ts';
import { NetworkListScreen } from './NetworkListScreen.tsx';

const unreachable: Failure = { kind: 'unreachable', offline: false };

const networksOf = (value: readonly Network[]) => ({ networks: ready(value, 4) });
const nodesOf = (value: readonly (typeof fleetNodes)[number][]) => ({ nodes: ready(value, 4) });

const viewOf = (changes: Partial<Parameters<typeof networkListView>[1]> & GivenRecords = {}, query = '') =>
  networkListView(
    recordsOf({
      ...networksOf(fleetNetworks),
      ...nodesOf(fleetNodes),
      clients: ready(fleetClients),
      ownData: ready([]),
      viewer: createViewer(aSessionUser(), true, []),
      ...changes,
    }),
    { query: new URLSearchParams(query), rowsPerPage: 10, now: NOW, ...changes },
  );

const ownNodes = fleetNodes.filter(({ network }) => network === 'prod-eu').slice(0, 3);

const notAdmin = {
  networks: ready([]),
  viewer: aViewerAt({ 'prod-eu': 1, 'prod-us': 2 }, { nodes: ownNodes.map(({ id }) => id) }),
  clients: undefined,
  ...nodesOf(ownNodes),
} as const;

const meta = {
  title: 'Screens/Networks/NetworkList',
  component: NetworkListScreen,
  decorators: [InMain],
  args: {
    view: viewOf(),
    on: {
      refresh: fn(),
      filter: fn(),
      turnTo: fn(),
      act: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof NetworkListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

export const SixNetworks: Story = {};
export const OnATablet: Story = { globals: tablet };
export const OnAPhone: Story = { globals: phone };
export const Descending: Story = { args: { view: viewOf({}, 'order=descending') } };
export const Filtered: Story = { args: { view: viewOf({}, 'type=pointToSite&type=manualSignup') } };
export const LongestNamesAndRanges: Story = {
  args: {
    view: viewOf(
      networksOf([
        aNetwork({
          netid: 'wwww-mmmm_12',
          isIPv6: true,
          addressRange: '255.255.255.128/25',
          addressRange6: 'fdab:4206:9753:2021::/64',
          isPointToSite: true,
          allowManualSignup: true,
        }),
        aNetwork({ netid: 'v6-only', isIPv4: false, isIPv6: true, addressRange6: 'fd42::/64' }),
        aNetwork({ netid: 'never', networkLastModified: 0, nodesLastModified: 0 }),
      ]),
    ),
  },
};
export const TagsLeaveSpaceForTheName: Story = {
  tags: ['machines'],
  ...LongestNamesAndRanges,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'wwww-mmmm_12' }).parentElement;
    await expect(overflowOf(name)).toBe(0);
  },
};
export const LongNames: Story = {
  args: {
    view: viewOf(
      networksOf([
        aNetwork({ netid: longNames.network, isPointToSite: true, allowManualSignup: true, isIPv6: true }),
        aNetwork({ netid: 'wwww-mmmm_12', isPointToSite: true, allowManualSignup: true }),
      ]),
    ),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const ThousandNodesInAllStates: Story = {
  tags: ['machines'],
  args: {
    view: viewOf({
      ...networksOf([aNetwork({ netid: 'grid' })]),
      ...nodesOf(
        Array.from({ length: 1000 }, (_, index) =>
          aNode({
            network: 'grid',
            id: `node-${index}`,
            lastCheckIn: NOW - (index < 139 ? 10 : index < 439 ? 60 : 0) * MINUTE,
            isPending: index > 889,
          }),
        ),
      ),
    }),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByText('1,000').closest('td');
    await expect(cell).toHaveTextContent('1,000139warning300error110pending');
    await expect(overflowOf(cell)).toBe(0);
  },
};
export const LongestNamesAndRangesOnAPhone: Story = { ...LongestNamesAndRanges, globals: phone };
export const ThousandNetworks: Story = {
  args: {
    view: viewOf(
      networksOf(Array.from({ length: 1000 }, (_, index) => aNetwork({ netid: `net-${index}` }))),
      'rowsPerPage=250&page=1',
    ),
  },
  parameters: isBehaviour,
  tags: ['proof'],
};
export const NodesLoading: Story = {
  args: { view: viewOf({ nodes: { status: 'failed', failure: unreachable } }) },
};
export const Refreshing: Story = { args: { view: viewOf({ refreshing: ['networks'] }) } };
export const Stale: Story = {
  args: {
    view: viewOf({
      networks: {
        status: 'ready',
        value: fleetNetworks,
        loadedAt: NOW_MS - 90_000,
        staleBecause: unreachable,
      },
    }),
  },
};
export const Loading: Story = { args: { view: viewOf({ networks: { status: 'loading' } }) } };
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Failed: Story = {
  args: { view: viewOf({ networks: { status: 'failed', failure: unreachable } }) },
};
export const Empty: Story = { args: { view: viewOf(networksOf([])) } };
export const NoMatch: Story = { args: { view: viewOf({}, 'search=10.99.99') } };
export const NoMatchForType: Story = {
  args: { view: viewOf(networksOf([aNetwork()]), 'type=pointToSite') },
};
export const NotAnAdministrator: Story = { args: { view: viewOf(notAdmin) } };
export const NotAnAdministratorOnAPhone: Story = { ...NotAnAdministrator, globals: phone };
export const NotAnAdministratorWithoutNetworks: Story = {
  args: {
    view: viewOf({
      ...notAdmin,
      ...nodesOf([]),
      viewer: aViewerAt({}, { isEE: false }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You don’t have access to any networks yet/)).toBeVisible();
  },
};
export const NetworkAdministrator: Story = {
  args: {
    view: viewOf({
      viewer: aViewerAt({ 'prod-eu': 0, 'prod-us': 0 }, { isEE: false }),
      networks: ready(fleetNetworks.filter(({ netid }) => netid.startsWith('prod'))),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete prod-us' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-us' }));
    const menu = within(await screen.findByRole('menu'));
    for (const name of ['Nodes', 'Access keys', 'Graph', 'Edit']) {
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    }
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4);
  },
};

/** Nodes block the deletion of `prod-eu`. `lab` has only the server’s own node left. */
const emptyLab = viewOf(
  nodesOf([
    ...fleetNodes.filter(({ network }) => network === 'prod-eu'),
    aNode({ network: 'lab', isServer: true }),
  ]),
);

export const ButtonsRefreshKeysAndDelete: Story = {
  args: { view: emptyLab },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh public keys of prod-eu' }));
    await expect(args.on.act).toHaveBeenLastCalledWith([{ kind: 'refreshKeys', netid: 'prod-eu' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete lab' }));
    await expect(args.on.act).toHaveBeenLastCalledWith([{ kind: 'deleteNetwork', netid: 'lab' }]);
  },
};

export const DisabledDeleteShowsItsReason: Story = {
  args: { view: emptyLab },
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete prod-eu' });
    await expect(button).toHaveAccessibleDescription('Delete its 39 nodes first');
    await userEvent.click(button);
    await expect(args.on.act).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: '40 nodes of prod-eu' })).toHaveAttribute(
      'href',
      '/nodes/prod-eu',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-eu' }));
    const item = await screen.findByRole('menuitem', { name: /^Delete prod-eu/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

export const UsersCannotAdministerNetworks: Story = {
  args: { view: viewOf(notAdmin) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Create network' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-us' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Nodes', 'Graph']);
  },
};

const twoSelected = { selection: new Set(['prod-eu', 'void']) };
const withAnEmptyNetwork = networksOf([...fleetNetworks, aNetwork({ netid: 'void' })]);

export const TwoSelected: Story = { args: { view: viewOf({ ...withAnEmptyNetwork, ...twoSelected }) } };

export const OnlyEmptyNetworksAreDeleted: Story = {
  ...TwoSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const reason = expect.stringMatching(/^Delete its \d+ nodes first/) as unknown;
    await expect(args.on.act).toHaveBeenCalledWith(
      [{ kind: 'deleteNetwork', netid: 'void' }],
      expect.objectContaining({ skipped: [{ name: 'prod-eu', reason }] }),
    );
  },
};

export const KeysOfSelectedNetworksAreRefreshed: Story = {
  ...TwoSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh public keys' }));
    await expect(args.on.act).toHaveBeenCalledWith(
      ['prod-eu', 'void'].map((netid) => ({ kind: 'refreshKeys', netid })),
      expect.objectContaining({ skipped: [] }),
    );
  },
};
