import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { DAY, HOUR, NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { nodeDetailsView } from './nodeDetailsView.ts';
import { nodePaths } from '../nodePaths.ts';
import { NodeDetailsScreen } from './NodeDetailsScreen.tsx';

const named = (name: string) => fleetNodes.find((node) => node.name === name) ?? fraGw01;
const rulesOf = (network: string, ...blocked: readonly (readonly [string, string])[]) =>
  ready(
    anAclMatrix(
      fleetNodes.filter((node) => node.network === network).map((node) => node.id),
      blocked,
    ),
  );
const asCommunity = { viewer: createViewer(aSessionUser(), false, []) };
const asGuest = { viewer: createViewer(aSessionUser({ name: 'priya', isAdmin: false }), true, []) };

type Changes = GivenRecords & Partial<Parameters<typeof nodeDetailsView>[1]>;

function viewOf(node: Node, changes: Changes = {}) {
  const nodes = fleetNodes.some((one) => one.id === node.id) ? fleetNodes : [...fleetNodes, node];
  return nodeDetailsView(
    recordsOf({
      nodes: ready(nodes, 4),
      networks: ready(fleetNetworks),
      clients: ready(fleetClients),
      viewer: createViewer(aSessionUser(), true, []),
      ...changes,
    }),
    { node, acls: rulesOf(node.network), places: nodePaths, now: NOW, ...changes },
  );
}

const blockedOfFraGw01 = ['ber-runner-01', 'fra-worker-02', 'fra-worker-03'].map(
  (name) => [fraGw01.id, named(name).id] as const,
);

const meta = {
  title: 'Screens/Nodes/NodeDetails',
  component: NodeDetailsScreen,
  args: {
    view: viewOf(fraGw01, { acls: rulesOf('prod-eu', ...blockedOfFraGw01) }),
    on: {
      refresh: fn(),
      act: fn(),
    },
  },
} satisfies Meta<typeof NodeDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const tablet = { viewport: { value: 'tablet' } };

export const GatewayWithAllRoles: Story = {};
export const WithFindings: Story = {
  args: { view: viewOf(named('hq-printer'), { findings: fleetFindings() }) },
};

export const OnATablet: Story = { globals: tablet };
export const OnAPhone: Story = { globals: phone };
export const OnALaptop: Story = { globals: { viewport: { value: 'laptop' } } };
export const InAWideWindow: Story = { globals: { viewport: { value: 'wide' } } };
export const PlainNode: Story = { args: { view: viewOf(named('ord-cache-02')) } };
export const PendingNode: Story = { args: { view: viewOf(named('ber-kiosk-04')) } };
export const PendingNodeInANetworkThatRequiresKeys: Story = {
  args: {
    view: viewOf(named('ber-kiosk-04'), {
      networks: ready(fleetNetworks.map((network) => ({ ...network, allowManualSignup: false }))),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/requires an access key, so this node can’t be approved/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Edit network' })).toBeVisible();
  },
};
export const PendingNodeOnAPhone: Story = { ...PendingNode, globals: phone };
export const ServerNode: Story = { args: { view: viewOf(named('netmaker-1')) } };
export const HubOfAPointToSiteNetwork: Story = { args: { view: viewOf(named('pdx-gw-01')) } };
export const RelayedNodeInError: Story = { args: { view: viewOf(named('lon-db-02')) } };
export const FailoverGateway: Story = { args: { view: viewOf(named('iad-gw-01')) } };
export const CommunityEdition: Story = { args: { view: viewOf(fraGw01, asCommunity) } };
export const WithoutNetworkRights: Story = { args: { view: viewOf(fraGw01, asGuest) } };
export const IPv6Only: Story = {
  args: { view: viewOf(aNode({ name: 'v6-only', address: '', address6: 'fd42:20:4:0:8000::a1' })) },
};
export const NothingSet: Story = {
  args: {
    view: viewOf(
      aNode({
        name: 'bare',
        address: '',
        endpoint: '',
        localAddress: '',
        publicKey: '',
        macAddress: '',
        listenPort: 0,
        mtu: 0,
        persistentKeepalive: 0,
        os: '',
        version: '',
        lastModified: 0,
        lastCheckIn: 0,
        expiresAt: 0,
        isConnected: false,
      }),
    ),
  },
};
export const VeryLongValues: Story = {
  args: {
    view: viewOf(
      aNode({
        ...fraGw01,
        id: 'a-very-long-id-that-nobody-chose-and-nobody-remembers-either',
        name: 'build-runner-with-an-unusually-long-host-name.office.example.com',
        allowedIps: Array.from({ length: 30 }, (_, index) => `10.48.${index}.0/24`),
        egressRanges: Array.from({ length: 30 }, (_, index) => `10.48.${index}.0/24`),
      }),
    ),
  },
};
export const VeryLongValuesOnAPhone: Story = { ...VeryLongValues, globals: phone };
export const AccessExpiresSoon: Story = {
  args: { view: viewOf(aNode({ name: 'guest', expiresAt: NOW + 9 * DAY + HOUR, defaultAcl: false })) },
};
export const AccessExpired: Story = {
  args: { view: viewOf(aNode({ name: 'guest', expiresAt: NOW - 2 * DAY })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This node expired 2 days ago but still has access.')).toBeVisible();
  },
};
export const ServerNodeExpired: Story = {
  args: { view: viewOf(aNode({ name: 'netmaker-9', isServer: true, expiresAt: NOW - 2 * DAY })) },
};
export const IngressWithoutClients: Story = { args: { view: viewOf(fraGw01, { clients: ready([]) }) } };
export const ACLsLoading: Story = { args: { view: viewOf(fraGw01, { acls: { status: 'loading' } }) } };
export const ACLsMissing: Story = {
  args: {
    view: viewOf(fraGw01, {
      acls: { status: 'failed', failure: { kind: 'rejected', status: 500, message: 'no result' } },
    }),
  },
};
export const Refreshing: Story = { args: { view: viewOf(fraGw01, { refreshing: ['nodes'] }) } };
export const Stale: Story = {
  args: {
    view: viewOf(fraGw01, {
      nodes: {
        status: 'ready',
        value: fleetNodes,
        loadedAt: NOW_MS - 4 * 60_000,
        staleBecause: { kind: 'unreachable', offline: false },
      },
    }),
  },
};
export const Loading: Story = { args: { view: { status: 'loading' } } };
export const UnknownNode: Story = {
  args: { view: viewOf(fraGw01, { node: { network: 'prod-eu', id: 'nobody' } }) },
};
export const Failed: Story = {
  args: {
    view: viewOf(fraGw01, { nodes: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
};

const noSnapshot = { chromatic: { disableSnapshot: true } };

export const HeaderAndNoticesAskForConfirmation: Story = {
  ...AccessExpired,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    const node = expect.objectContaining({ name: 'guest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }));
    await expect(args.on.act).toHaveBeenLastCalledWith([{ kind: 'disconnectNode', node }]);
    const [remove] = canvas.getAllByRole('button', { name: 'Delete' });
    if (remove) await userEvent.click(remove);
    await expect(args.on.act).toHaveBeenLastCalledWith([{ kind: 'deleteNode', node }]);
  },
};

export const ApprovingAsks: Story = {
  ...PendingNode,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'approveNode', node: expect.objectContaining({ name: 'ber-kiosk-04' }) },
    ]);
  },
};

export const PeersAndTheWorstFindingComeFirst: Story = {
  ...WithFindings,
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('region', { name: 'Peers' }).getBoundingClientRect();
    await expect(top).toBeLessThan(300);
    const [row] = within(canvas.getByRole('table', { name: 'Peers' })).getAllByRole('rowheader');
    await expect(row?.parentElement).toHaveTextContent(/ERROR|WARNING|PENDING|HEALTHY/);
    await expect(canvas.getAllByRole('link', { name: 'Details' })).toHaveLength(1);
    await expect(canvas.getAllByText(/^Not set: /)[0]).toBeVisible();
  },
};

export const ActionsAreHiddenOrDisabledWithoutRights: Story = {
  ...WithoutNetworkRights,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'ACLs' })).toBeNull();
    await expect(canvas.getByText('Only administrators can view ACLs')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAccessibleDescription(
      'Only administrators of prod-eu can do this',
    );
  },
};

/** A scroll bar that takes space makes the page narrower than the window. */
export const ButtonsOnAPhoneEndWhereTheContentEndsBesideAScrollBar: Story = {
  ...PlainNode,
  globals: phone,
  parameters: noSnapshot,
  decorators: [
    (Story) => (
      <div style={{ paddingInlineEnd: 10 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('button', { name: 'More' }).getBoundingClientRect();
    const { right: end = 0 } = canvasElement.querySelector('header')?.getBoundingClientRect() ?? {};
    await expect(right).toBeCloseTo(end, 0);
  },
};

export const PhoneMenuDeletesTheNode: Story = {
  ...PlainNode,
  globals: phone,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete ord-cache-02' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'deleteNode', node: expect.objectContaining({ name: 'ord-cache-02' }) },
    ]);
  },
};

export const SwitchesAskForRoles: Story = {
  parameters: noSnapshot,
  play: async ({ canvas, userEvent, args }) => {
    const node = expect.objectContaining({ name: 'fra-gw-01' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Relay' }));
    await expect(args.on.act).toHaveBeenCalledWith([
      { kind: 'switchRole', node, role: 'relay', isOn: false },
    ]);
  },
};

export const HubCannotBeSwitchedOff: Story = {
  ...HubOfAPointToSiteNetwork,
  parameters: noSnapshot,
  play: async ({ canvas, userEvent }) => {
    const hub = canvas.getByRole('switch', { name: 'Hub' });
    await expect(hub).toBeChecked();
    await expect(hub).toHaveAccessibleDescription('This node is currently the hub');
    await userEvent.click(hub);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const RoleChangeInProgress: Story = {
  args: { view: viewOf(fraGw01, { switching: new Set([`prod-eu/${fraGw01.id}`]) }) },
};

const whole = viewOf(fraGw01);

const throwing = Object.assign([], {
  map: () => {
    throw new TypeError('cannot read the roles');
  },
});

export const CrashedPanelKeepsTheRestOfThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true }, throws: 'cannot read the roles' },
  args: { view: whole.status === 'ready' ? { ...whole, roleRows: throwing } : whole },
  play: async ({ canvas }) => {
    const broken = canvas.getByRole('region', { name: 'Roles' });
    await expect(within(broken).getByRole('alert')).toHaveTextContent(/couldn’t be displayed/);
    await expect(canvas.getByRole('region', { name: 'Addresses' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'WireGuard' })).toBeVisible();
  },
};
