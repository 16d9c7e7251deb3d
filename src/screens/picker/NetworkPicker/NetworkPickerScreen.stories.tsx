import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aServerConfig } from '../../../../mocks/fixtures/serverConfig.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { fleetClients, fleetDnsEntries, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { networkPickerView, type NetworkPicker, type PickerPage } from './networkPicker.ts';
import {
  accessKeyPicker,
  aclPicker,
  clientPicker,
  dnsPicker,
  graphPicker,
  metricsPicker,
  permissionPicker,
} from './networkPickers.ts';
import { NetworkPickerScreen } from './NetworkPickerScreen.tsx';

const user = (accessLevel: NetworkUser['accessLevel']): NetworkUser => ({
  id: `level-${accessLevel}`,
  accessLevel,
  nodeLimit: 0,
  clientLimit: 0,
  nodes: [],
  clients: [],
  carried: {},
});
const team = [user(0), user(2), user(2), user(3), user(3), user(3)];

const fleet: GivenRecords = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: ready(fleetNetworks),
  nodes: ready(fleetNodes),
  dns: ready(fleetDnsEntries),
  config: ready(aServerConfig()),
  gateways: ready(fleetNodes.filter(({ isIngressGateway }) => isIngressGateway)),
  clients: ready(fleetClients),
  networkUsers: ready(new Map(fleetNetworks.map(({ netid }) => [netid, team]))),
};
const unreachable = { status: 'failed', failure: { kind: 'unreachable', offline: false } } as const;

type Changes = GivenRecords & Pick<Partial<PickerPage>, 'blockedPairs' | 'now'>;

const viewOf = (picker: NetworkPicker, changes: Changes = {}, query = '') =>
  networkPickerView(picker, recordsOf({ ...fleet, ...changes }), {
    query: new URLSearchParams(query),
    rowsPerPage: 10,
    now: NOW,
    ...changes,
  });

const meta = {
  title: 'Screens/Picker/NetworkPicker',
  component: NetworkPickerScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(aclPicker), on: { refresh: fn(), filter: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPickerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const ACLs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'prod-eu' })).toHaveAttribute('href', '/acls/prod-eu');
  },
};

export const ACLsNoPermission: Story = {
  args: { view: viewOf(aclPicker, { viewer: aViewerAt({}) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You don’t have access to ACLs' })).toBeVisible();
  },
};

export const AccessKeys: Story = {
  args: { view: viewOf(accessKeyPicker) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create access key in prod-eu' })).toHaveAttribute(
      'href',
      '/access-keys/prod-eu/create',
    );
  },
};

export const AccessKeysOnAPhone: Story = { args: { view: viewOf(accessKeyPicker) }, globals: phone };

export const Clients: Story = {
  args: { view: viewOf(clientPicker) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'prod-eu' })).toHaveTextContent('prod-eu311');
  },
};

export const ClientsOnAPhone: Story = { args: { view: viewOf(clientPicker) }, globals: phone };

export const ClientsWithoutNetworks: Story = {
  args: {
    view: viewOf(clientPicker, { nodes: ready([]), viewer: aViewerAt({}, { isEE: false }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You don’t have access to any networks yet/)).toBeVisible();
  },
};

export const DNS: Story = {
  args: { view: viewOf(dnsPicker) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'prod-eu' })).toHaveTextContent('prod-eu540');
  },
};

export const DNSOnAPhone: Story = { args: { view: viewOf(dnsPicker) }, globals: phone };
export const DNSOff: Story = {
  args: { view: viewOf(dnsPicker, { config: ready(aServerConfig({ isDnsOn: false })) }) },
};
export const DNSForANetworkAdministrator: Story = {
  args: { view: viewOf(dnsPicker, { viewer: aViewerAt({ 'prod-eu': 0, lab: 1 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'lab' })).toHaveTextContent('Unknown');
  },
};

export const Graphs: Story = {
  args: { view: viewOf(graphPicker) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Network graphs' })).toBeVisible();
  },
};

export const Metrics: Story = {
  args: { view: viewOf(metricsPicker) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All networks' })).toHaveAttribute(
      'href',
      '/metrics/MetricsTable',
    );
  },
};

export const Permissions: Story = { args: { view: viewOf(permissionPicker) } };

export const Empty: Story = {
  args: { view: viewOf(graphPicker, { networks: ready([]), nodes: ready([]) }) },
};

export const Loading: Story = {
  args: { view: viewOf(accessKeyPicker, { networks: { status: 'loading' } }) },
};

export const LongNames: Story = {
  args: {
    view: viewOf(aclPicker, {
      networks: ready([aNetwork({ netid: longNames.network })]),
      nodes: ready(longNames.nodes.map((name) => aNode({ name, network: longNames.network }))),
    }),
  },
  play: namesAreWhole,
};
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);

export const NoMatch: Story = { args: { view: viewOf(aclPicker, {}, 'search=nowhere') } };

export const Failed: Story = { args: { view: viewOf(permissionPicker, { networkUsers: unreachable }) } };
