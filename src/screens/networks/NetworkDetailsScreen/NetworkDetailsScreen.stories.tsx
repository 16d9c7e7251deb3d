import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { HOUR, MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Network } from '../../../domain/network/network.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { networkUserDataFromWire } from '../../../domain/user/networkUserWire.ts';
import { rotationIn, withRotation } from '../../../domain/network/keyRotation.ts';
import { networkDetailsView } from './networkDetailsView.ts';
import { NetworkDetailsScreen } from './NetworkDetailsScreen.tsx';

const pictured = aNetwork({
  addressRange6: 'fd42:20:4::/64',
  isIPv6: true,
  defaultUdpHolePunch: true,
  defaultExtClientDns: '10.20.4.1',
  networkLastModified: NOW - 14 * MINUTE,
  proSettings: someProSettings({
    defaultUserNodeLimit: 2,
    defaultUserClientLimit: 3,
    allowedGroups: ['platform', 'sre', 'support'],
    allowedUsers: ['mira', 'jonas', 'priya', 'tomas', 'lena', 'noor', 'viktor'],
  }),
});

const loaded = ready([], 4);

type Changes = GivenRecords & Partial<Parameters<typeof networkDetailsView>[1]>;

function of(network: Network, changes: Changes = {}) {
  return networkDetailsView(
    recordsOf({
      networks: { ...loaded, value: [network] },
      nodes: ready(fleetNodes),
      clients: ready(fleetClients),
      viewer: createViewer(aSessionUser(), true, []),
      ...changes,
    }),
    { netid: network.netid, now: NOW, ...changes },
  );
}

const hub = fleetNetworks.find(({ isPointToSite }) => isPointToSite) ?? pictured;
const onlyServer = { nodes: { ...loaded, value: [aNode({ isServer: true })] }, clients: ready([]) };

const meta = {
  title: 'Screens/Networks/NetworkDetails',
  component: NetworkDetailsScreen,
  args: { view: of(pictured), on: { refresh: fn(), act: fn() } },
} satisfies Meta<typeof NetworkDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const isBehaviour = { chromatic: { disableSnapshot: true } };

export const EnterpriseEdition: Story = {};
export const WithFindings: Story = {
  args: { view: of(pictured, { findings: fleetFindings() }) },
  play: async ({ canvas }) => {
    const details = canvas.getByRole('link', { name: 'Details' });
    await expect(details).toHaveAttribute('href', `/findings/${pictured.netid}`);
    await expect(canvas.getByText(/^\d+ more$/)).toBeVisible();
    // One line, so that the ranges stay in sight.
    await expect(
      canvas.getByRole('heading', { name: 'Address ranges' }).getBoundingClientRect().top,
    ).toBeLessThan(240);
  },
};

export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: phone };
export const CommunityEdition: Story = {
  args: { view: of(pictured, { viewer: createViewer(aSessionUser(), false, []) }) },
};
export const PointToSiteNetwork: Story = { args: { view: of(hub) } };
export const WithoutProSettings: Story = { args: { view: of(aNetwork({ proSettings: undefined })) } };
export const IPv6Only: Story = {
  args: {
    view: of(
      aNetwork({
        isIPv4: false,
        isIPv6: true,
        addressRange: '',
        addressRange6: 'fdab:4206:9753:2021::/64',
        defaultKeepalive: 0,
        defaultAcl: false,
        allowManualSignup: true,
      }),
    ),
  },
};
export const LongCommands: Story = {
  args: {
    view: of(
      aNetwork({
        localRange: '192.168.0.0/16',
        defaultPostUp: 'iptables -A FORWARD -i nm-prod-eu -j ACCEPT; '.repeat(6),
        defaultPostDown: 'iptables -D FORWARD -i nm-prod-eu -j ACCEPT; '.repeat(6),
      }),
    ),
  },
};
export const LongCommandsOnAPhone: Story = { ...LongCommands, globals: phone };
export const OnlyTheServerNodeLeft: Story = { args: { view: of(pictured, onlyServer) } };
export const NodesLoading: Story = { args: { view: of(pictured, { nodes: { status: 'loading' } }) } };
export const ThousandNodes: Story = {
  args: {
    view: of(aNetwork({ netid: 'big', addressRange: '10.64.0.0/16' }), { nodes: ready(manyNodes(1000)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 of 65,534 used')).toBeVisible();
  },
};
export const Refreshing: Story = { args: { view: of(pictured, { refreshing: ['networks'] }) } };
export const Stale: Story = {
  args: {
    view: of(pictured, {
      networks: {
        ...loaded,
        value: [pictured],
        staleBecause: { kind: 'unreachable', offline: false },
      },
    }),
  },
};
export const NetworkAdministrator: Story = {
  args: {
    view: of(pictured, {
      clients: undefined,
      ownData: ready([]),
      ownNetwork: { ...loaded, value: pictured },
      opened: pictured.netid,
      viewer: createViewer(
        aSessionUser({ name: 'priya', isAdmin: false, networks: ['prod-eu'] }),
        true,
        networkUserDataFromWire({ 'prod-eu': { user: { accesslevel: 0 } } }, 'priya'),
      ),
    }),
  },
};
export const Loading: Story = { args: { view: of(pictured, { networks: { status: 'loading' } }) } };
export const UnknownNetwork: Story = { args: { view: of(pictured, { networks: ready([]) }) } };
export const NoPermission: Story = {
  args: { view: of(pictured, { viewer: aViewerAt({ [pictured.netid]: 1 }), ownData: ready([]) }) },
};
export const Failed: Story = {
  args: {
    view: of(pictured, {
      networks: { status: 'failed', failure: { kind: 'unreachable', offline: false } },
    }),
  },
};

export const DeleteIsDisabledWhileNodesRemain: Story = {
  parameters: isBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Show 39 nodes' })).toHaveAttribute(
      'href',
      '/nodes/prod-eu',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-eu' }));
    const item = await screen.findByRole('menuitem', { name: 'Delete prod-eu' });
    await expect(item).toHaveAccessibleDescription('Delete its 39 nodes first');
    await userEvent.click(item);
    await expect(args.on.act).not.toHaveBeenCalled();
  },
};

export const MenuDeletesTheNetwork: Story = {
  args: { view: of(pictured, onlyServer) },
  parameters: isBehaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-eu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete prod-eu' }));
    await expect(args.on.act).toHaveBeenCalledWith([{ kind: 'deleteNetwork', netid: 'prod-eu' }]);
  },
};

export const PhoneMenuShowsOtherActions: Story = {
  args: { view: of(pictured, onlyServer) },
  globals: phone,
  parameters: isBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about prod-eu' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Access keys',
      'Graph',
      'ACLs',
      'Clone…',
      'Refresh',
      'Delete prod-eu',
    ]);
  },
};

const rotation = rotationIn(withRotation(new Map(), 'prod-eu', fleetNodes, NOW - HOUR), 'prod-eu');
const halfRotated = fleetNodes.map((node, at) => (at % 2 ? node : { ...node, publicKey: 'new' }));
export const KeyRotation: Story = {
  args: { view: of(pictured, { rotation, nodes: ready(halfRotated) }) },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Key rotation' }));
    await expect(panel.getByText('Waiting for')).toBeVisible();
    await expect(panel.getByText(/^\d+ of \d+ nodes/)).toBeVisible();
  },
};
export const KeyRotationOnAPhone: Story = { ...KeyRotation, globals: { viewport: { value: 'phone' } } };
