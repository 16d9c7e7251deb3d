import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { MINUTE, NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { clientKey, type ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import type { Failure } from '../../../domain/failure.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { consoleClientLinks } from '../clientLinks.ts';
import { ExternalClientsScreen } from './ExternalClientsScreen.tsx';
import { externalClientsView } from './externalClientsView.ts';

const gateways = ready(
  fleetNodes.filter(({ isIngressGateway }) => isIngressGateway),
  2,
);

const owners: Readonly<Record<string, string>> = { 'contractor-7': 'viktor', 'mira-phone': 'priya' };

/** Adds IPv6 addresses and owners. */
const clients = fleetClients.map((client, index) => ({
  ...client,
  address6: `fd42:20:4::${(200 + index).toString(16)}`,
  ownerId: owners[client.clientId] ?? '',
}));

const given: GivenRecords = {
  gateways,
  clients: ready(clients, 2),
  networks: ready(fleetNetworks),
  ownData: ready([]),
  viewer: createViewer(aSessionUser(), true, []),
};

type Changes = GivenRecords & Partial<Parameters<typeof externalClientsView>[1]>;

const viewOf = (changes: Changes = {}, query = '') =>
  externalClientsView(recordsOf({ ...given, ...changes }), {
    netid: 'prod-eu',
    links: consoleClientLinks,
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    collapsed: new Set(),
    downloads: new Set(),
    ...changes,
  });

const failedBy = (failure: Failure) => viewOf({ clients: { status: 'failed', failure } });
const withClients = (value: readonly ExternalClient[]) => ({ clients: ready(value, 2) });

const lena = aSessionUser({ name: 'lena', isAdmin: false });
const own = ['lena-phone', 'lena-laptop'].map((clientId, index) =>
  anExternalClient({
    clientId,
    address: `10.20.4.${181 + index}`,
    ownerId: 'lena',
    ingressGatewayId: fraGw01.id,
  }),
);

const dataWith = (clientLimit: number) => ({
  network: 'prod-eu',
  user: {
    id: 'lena',
    accessLevel: 2 as const,
    nodeLimit: 0,
    clientLimit,
    nodes: [],
    clients: [],
    carried: {},
  },
  nodes: [],
  clients: own,
  gateways: [],
  networks: [],
});
const level2 = createViewer(lena, true, [dataWith(2)]);
const limitedTo = (clientLimit: number) => ({
  viewer: level2,
  ownData: ready([dataWith(clientLimit)]),
});

const meta = {
  title: 'Screens/External clients/ExternalClients',
  component: ExternalClientsScreen,
  decorators: [InMain],
  args: {
    view: viewOf(),
    on: {
      refresh: fn(),
      filter: fn(),
      turnGateways: fn(),
      turnTo: fn(),
      collapse: fn(),
      add: fn(),
      act: fn(),
      download: fn(),
      downloadImage: fn(),
      select: fn(),
      saveRecords: fn(),
    },
  },
} satisfies Meta<typeof ExternalClientsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

export const GatewaysAndClients: Story = {};
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: phone };
const longGateway = aNode({ name: longNames.nodes[3], isServer: true, isIngressGateway: true });
export const LongNames: Story = {
  args: {
    view: viewOf({
      gateways: ready([longGateway], 2),
      clients: ready(
        longNames.clients.map((clientId) =>
          anExternalClient({ clientId, ingressGatewayId: longGateway.id, network: 'prod-eu' }),
        ),
        2,
      ),
    }),
  },
  play: namesAreWhole,
};
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);

export const OneGatewayCollapsed: Story = { args: { view: viewOf({ collapsed: new Set([fraGw01.id]) }) } };
export const Filtered: Story = { args: { view: viewOf({}, 'state=disabled') } };
export const SavingAndDownloading: Story = {
  args: {
    view: viewOf({
      switching: new Set(['prod-eu/mira-phone']),
      downloads: new Set(['prod-eu/jonas-mbp']),
      refreshing: ['clients'],
    }),
  },
};
export const ClientLimitReached: Story = {
  args: {
    view: viewOf({
      ...withClients(own),
      ...limitedTo(2),
    }),
  },
};
export const ClientLimitReachedOnAPhone: Story = { ...ClientLimitReached, globals: phone };
export const ClientsAvailable: Story = {
  args: {
    view: viewOf({
      ...withClients(own),
      ...limitedTo(5),
    }),
  },
};
export const UnusualNames: Story = {
  args: {
    view: viewOf(
      withClients([
        anExternalClient({
          clientId: 'a-client-with-a-name-that-is-much-longer-than-anyone-would-ever-type',
          address6: 'fd42:20:4:1234:5678:9abc:def0:1234',
          ownerId: 'an.owner.with.a.name.that.is.too.long.for.one.line@example.org',
          ingressGatewayId: fraGw01.id,
        }),
        anExternalClient({ clientId: '手机 📱', address: '10.20.4.7', ingressGatewayId: fraGw01.id }),
        anExternalClient({ clientId: '<b>../x</b>', address: '10.20.4.8', ingressGatewayId: fraGw01.id }),
      ]),
    ),
  },
};
export const UnusualNamesOnAPhone: Story = { ...UnusualNames, globals: phone };
export const UnknownGateway: Story = {
  args: { view: viewOf(withClients([anExternalClient({ clientId: 'lost', ingressGatewayId: 'gone' })])) },
};
export const NoClients: Story = { args: { view: viewOf(withClients([])) } };
export const NoGateways: Story = { args: { view: viewOf({ netid: 'edge-iot' }) } };
export const UnknownNetwork: Story = {
  args: { view: viewOf({ netid: 'nowhere' }) },
};
export const NoMatch: Story = { args: { view: viewOf({}, 'search=nobody&state=enabled') } };
export const Loading: Story = {
  args: { view: viewOf({ gateways, clients: { status: 'loading' } }) },
};
export const LoadingOnAPhone: Story = { ...Loading, globals: phone };
export const Failed: Story = { args: { view: failedBy({ kind: 'unreachable', offline: false }) } };
export const NoGatewaysForAClientUser: Story = {
  args: {
    view: viewOf({ viewer: level2, gateways: ready([], 2), clients: ready([], 2) }),
  },
};
export const NoAccess: Story = {
  args: {
    view: viewOf({
      viewer: { ...level2, rights: new Map([['prod-eu', { accessLevel: 3, nodeIds: new Set() }]]) },
    }),
  },
};
export const RefreshFailed: Story = {
  args: {
    view: viewOf({
      gateways,
      clients: {
        status: 'ready',
        value: clients,
        loadedAt: NOW_MS - 90_000,
        staleBecause: { kind: 'unreachable', offline: false },
      },
    }),
  },
};
const manyClients = (count: number) =>
  withClients(
    Array.from({ length: count }, (_, index) =>
      anExternalClient({ clientId: `client-${index}`, ingressGatewayId: fraGw01.id }),
    ),
  );
export const TwoThousandClients: Story = {
  args: { view: viewOf(manyClients(2000), 'rowsPerPage_extClients=250&page_extClients=3') },
  parameters: isBehaviour,
  tags: ['proof'],
};
export const NextShowsMoreClients: Story = {
  args: {
    view: viewOf(manyClients(60), 'rowsPerPage_extClients=25&page_extClients=1'),
  },
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of clients' }));
    await expect(pages.getByText('Clients 26–50 of 60')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: /next/i }));
    await expect(args.on.turnTo).toHaveBeenCalledWith({ page: 2, rowsPerPage: 25 });
  },
};
export const ThirtyGateways: Story = {
  args: {
    view: viewOf(
      {
        gateways: ready(
          Array.from({ length: 30 }, (_, index) => aNode({ name: `gw-${index}`, isIngressGateway: true })),
          2,
        ),
        clients: ready([], 2),
      },
      'rowsPerPage_gateways=10',
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of gateways' }));
    await userEvent.click(pages.getByRole('button', { name: /next/i }));
    await expect(args.on.turnGateways).toHaveBeenCalledWith({ page: 1, rowsPerPage: 10 });
  },
};

export const OfflineGateway: Story = {
  tags: ['machines'],
  args: {
    view: viewOf({
      gateways: ready([{ ...fraGw01, lastCheckIn: NOW - (16 * 60 + 17) * MINUTE }], 2),
      clients: ready([], 2),
    }),
  },
  play: async ({ canvas }) => {
    const reason = canvas.getByText('no check-in for 16 h 17 min');
    await expect(overflowOf(reason.closest('div'))).toBe(0);
  },
};

export const AddClientStartsOnThatGateway: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add client to fra-gw-01' }));
    await expect(args.on.add).toHaveBeenCalledWith({
      network: 'prod-eu',
      id: fraGw01.id,
      name: 'fra-gw-01',
    });
  },
};

export const ClientLimitDisablesAdding: Story = {
  ...ClientLimitReached,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You have reached your client limit', { ignore: '[id]' })).toBeVisible();
    await expect(canvas.getByText(/Clients used:/)).toHaveTextContent('Clients used: 2');
    await expect(canvas.getByText(/Clients available:/)).toHaveTextContent('Clients available: 0');
    const add = canvas.getByRole('button', { name: 'Add client to fra-gw-01' });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('You have reached your client limit');
    await userEvent.click(add);
    await expect(args.on.add).not.toHaveBeenCalled();
  },
};

export const MenuEnablesDisablesAndDeletes: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    for (const [clientId, item, kind] of [
      ['mira-phone', 'Disable', 'disableClient'],
      ['contractor-7', 'Enable', 'enableClient'],
      ['mira-phone', 'Delete mira-phone', 'deleteClient'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `More about ${clientId}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      await expect(args.on.act).toHaveBeenLastCalledWith([
        { kind, client: { network: 'prod-eu', clientId } },
      ]);
    }
  },
};

export const PendingChangeDisablesRenaming: Story = {
  ...SavingAndDownloading,
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    const rename = canvas.getByRole('button', { name: 'Rename mira-phone' });
    await expect(rename).toHaveAttribute('aria-disabled', 'true');
    await expect(rename).toHaveAccessibleDescription('Waiting for the previous change');
  },
};

export const ChevronAndCollapseAllCollapseGateways: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Clients of fra-gw-01', expanded: true });
    await userEvent.click(button);
    await expect(args.on.collapse).toHaveBeenCalledWith([fraGw01.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(args.on.collapse).toHaveBeenLastCalledWith(expect.arrayContaining([fraGw01.id]));
  },
};

export const ButtonsDownloadConfigurationAndQRImage: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download mira-phone.conf' }));
    await expect(args.on.download).toHaveBeenCalledWith({ network: 'prod-eu', clientId: 'mira-phone' });
    await userEvent.click(canvas.getByRole('button', { name: 'More about mira-phone' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download QR code as an image' }));
    await expect(args.on.downloadImage).toHaveBeenCalled();
  },
};

export const RowsShowNetworkOwnerAndState: Story = {
  parameters: isBehaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^contractor-7/ })).toHaveTextContent(
      /prod-eu.*viktor.*Disabled/,
    );
    await expect(canvas.getByRole('link', { name: 'QR code for mira-phone' })).toHaveAttribute(
      'href',
      '/ext-clients/prod-eu/mira-phone/qr',
    );
  },
};

const allSelected = { selection: new Set(clients.map(clientKey)) };

export const AllSelected: Story = { args: { view: viewOf(allSelected) } };
export const AllSelectedOnAPhone: Story = { ...AllSelected, globals: phone };

export const DisablingSkipsDisabledClients: Story = {
  ...AllSelected,
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    const enabled = clients.filter(({ isEnabled, network }) => isEnabled && network === 'prod-eu');
    const actions = enabled.map(({ network, clientId }) => ({
      kind: 'disableClient',
      client: { network, clientId },
    }));
    const reason = 'Already disabled';
    await expect(args.on.act).toHaveBeenCalledWith(
      expect.arrayContaining(actions),
      expect.objectContaining({
        skipped: expect.arrayContaining([{ name: 'contractor-7', reason }]) as unknown,
      }),
    );
  },
};
