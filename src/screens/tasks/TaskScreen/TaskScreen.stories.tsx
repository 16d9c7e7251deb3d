import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { InMain } from '../../../components/testing/InMain.tsx';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { reachImpact } from '../../../domain/reach/report/impact.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { ImpactSource } from '../../actions/ReachImpact/ImpactSource.ts';
import { ImpactSentences } from '../../actions/ReachImpact/ReachImpact.tsx';
import { cloneView } from './cloneView.ts';
import { TaskScreen } from './TaskScreen.tsx';
import { taskView } from './taskView.ts';

const node = (name: string, at: number, changes: Parameters<typeof aNode>[0] = {}) =>
  aNode({
    name,
    id: name,
    address: `10.20.4.${at}`,
    endpoint: `198.51.100.${at}`,
    localAddress: '',
    ...changes,
  });

const gateway = node('fra-gw-01', 1, {
  isEgressGateway: true,
  egressRanges: ['192.168.77.0/24', '172.16.10.0/24'],
  egressInterface: 'eth0',
  egressNat: true,
  isRelay: true,
  relayAddresses: ['10.20.4.3', '10.20.4.4'],
  lastCheckIn: NOW - 9000,
});
const nodes = [
  gateway,
  node('fra-gw-02', 2),
  node('leaf-1', 3, { isRelayed: true }),
  node('leaf-2', 4, { isRelayed: true }),
  node('ams-web-01', 5),
  node('mac-laptop', 6, { os: 'darwin' }),
  node('ber-relay-01', 7, { isRelay: true, relayAddresses: ['10.20.4.9'] }),
  node('old-worker', 8, { lastCheckIn: NOW - 9000 }),
];
const acl = anAclMatrix(
  nodes.map(({ id }) => id),
  [
    ['fra-gw-02', 'ams-web-01'],
    ['ams-web-01', 'fra-gw-02'],
  ],
);

const networks = [aNetwork({ netid: 'prod-eu' })];
const dns = [
  aDnsEntry({ name: 'wiki', network: 'prod-eu', address: '10.20.4.1' }),
  aDnsEntry({ name: 'git', network: 'prod-eu', address: '10.20.4.1' }),
];

type Changes = Partial<Parameters<typeof taskView>[1]> & GivenRecords;

const viewOf = (changes: Changes = {}) =>
  taskView(
    recordsOf({
      viewer: createViewer(aSessionUser(), true, []),
      nodes: ready(nodes, 1),
      networks: ready(networks),
      clients: ready([]),
      dns: ready(dns),
      ...changes,
    }),
    {
      netid: 'prod-eu',
      kind: 'replace',
      ids: ['fra-gw-01'],
      targetId: 'fra-gw-02',
      toggled: new Set(),
      interfaceName: undefined,
      acl: ready(acl, 1),
      now: NOW,
      runObstacle: undefined,
      ...changes,
    },
  );

const source = { networks, nodes, clients: [], acls: new Map([['prod-eu', acl]]) };

const meta = {
  title: 'Screens/Tasks/Task',
  component: TaskScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    InMain,
    (Story) => (
      <ImpactSource
        value={({ netid, change }) => (
          <ImpactSentences state={{ status: 'ready', impact: reachImpact(source, netid, change) }} />
        )}
      >
        <Story />
      </ImpactSource>
    ),
  ],
  args: {
    view: viewOf(),
    on: { choose: fn(), toggle: fn(), type: fn(), run: fn(), cancel: fn(), refresh: fn() },
  },
} satisfies Meta<typeof TaskScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Replace: Story = {
  play: async ({ canvas }) => {
    const order = within(canvas.getByRole('region', { name: 'Changes in this order' }));
    await expect(order.getAllByRole('listitem')[0]).toHaveTextContent(
      'Allow fra-gw-02 to reach ams-web-01, as fra-gw-01 can',
    );
    await expect(canvas.getByText(/made one at a time/)).toBeVisible();
  },
};
export const ReplaceOnAPhone: Story = { globals: phone };
export const ReplaceAndDelete: Story = { args: { view: viewOf({ toggled: new Set(['delete']) }) } };
export const NothingChosenYet: Story = {
  args: { view: viewOf({ targetId: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Select a node first')[0]).toBeVisible();
  },
};
export const NodeThatCannotTakeOver: Story = { args: { view: viewOf({ targetId: 'mac-laptop' }) } };
export const NoCandidates: Story = {
  args: { view: viewOf({ nodes: ready([gateway], 1), targetId: undefined }) },
};
export const WrongInterface: Story = { args: { view: viewOf({ interfaceName: 'not an interface' }) } };
export const EverythingUnticked: Story = {
  args: { view: viewOf({ kind: 'move-hub', ids: ['fra-gw-01'], toggled: new Set(['hub']) }) },
};
export const ClientsToHandOut: Story = {
  args: {
    view: viewOf({
      nodes: ready([{ ...gateway, isIngressGateway: true }, ...nodes.slice(1)], 1),
      clients: ready(
        ['mira-phone', 'ben-phone', 'kiosk'].map((clientId, at) =>
          anExternalClient({
            clientId,
            network: 'prod-eu',
            address: `10.20.4.${200 + at}`,
            ingressGatewayId: gateway.id,
            ownerId: clientId.replace('-phone', ''),
          }),
        ),
      ),
    }),
  },
};
export const MoveRelayedNodes: Story = {
  args: { view: viewOf({ kind: 'move-relayed', ids: ['fra-gw-01'], targetId: 'ber-relay-01' }) },
};
export const MoveRanges: Story = {
  args: {
    view: viewOf({ kind: 'move-ranges', toggled: new Set(['fra-gw-01 172.16.10.0/24']) }),
  },
};
export const MakeLike: Story = {
  args: { view: viewOf({ kind: 'make-like', ids: ['leaf-1', 'leaf-2'], targetId: 'fra-gw-02' }) },
};
const site = nodes.map((one) => ({ ...one, isHub: one === gateway }));
export const MoveTheHub: Story = {
  args: {
    view: viewOf({
      kind: 'move-hub',
      nodes: ready(site, 1),
      networks: ready([aNetwork({ netid: 'prod-eu', isPointToSite: true })]),
    }),
  },
};

const many = manyNodes(1000).map((one) => ({ ...one, network: 'prod-eu' }));
export const AThousandNodes: Story = {
  args: { view: viewOf({ nodes: ready([gateway, ...many], 1), targetId: undefined }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search nodes' }), '-0500');
    await userEvent.click(canvas.getByRole('radio'));
    await expect(args.on.choose).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search nodes' }), 'nowhere');
    await expect(canvas.getByText('No nodes match “-0500nowhere”.')).toBeVisible();
  },
};

const long = nodes.map((one, at) => ({
  ...one,
  name: longNames.nodes[at % longNames.nodes.length] ?? one.name,
}));
export const LongNames: Story = { args: { view: viewOf({ nodes: ready(long, 1) }) } };
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };

export const Loading: Story = { args: { view: viewOf({ nodes: { status: 'loading' } }) } };
export const Failed: Story = {
  args: { view: viewOf({ nodes: { status: 'failed', failure: { kind: 'timeout' } } }) },
};
export const NodeIsGone: Story = { args: { view: viewOf({ ids: ['gone'] }) } };

const clone = (netid: string, addressRange: string) =>
  cloneView(
    recordsOf({
      networks: ready([aNetwork({ netid: 'prod-eu', accessKeys: [anAccessKey({ name: 'ci', uses: 4 })] })]),
      nodes: ready(nodes),
      dns: ready([aDnsEntry({ name: 'office', network: 'prod-eu', address: '192.168.1.9' }), ...dns]),
    }),
    {
      netid: 'prod-eu',
      form: { netid, addressRange, addressRange6: '' },
      toggled: new Set(),
      runObstacle: undefined,
    },
  );
export const CloneNetwork: Story = {
  args: { view: clone('prod-2', '10.30.0.0/24') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the new network/ }), 'x');
    await expect(args.on.type).toHaveBeenCalledWith('netid', 'prod-2x');
    await userEvent.click(canvas.getByRole('button', { name: 'Clone network' }));
    await expect(args.on.run).toHaveBeenCalledOnce();
  },
};
export const CloneWithTakenName: Story = { args: { view: clone('prod-eu', 'somewhere') } };
export const CloneNotFilledIn: Story = { args: { view: clone('', '') }, globals: phone };

export const CheckboxShowsItsImpactAndButtonStartsTheRun: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render({ on }) {
    const [targetId, choose] = useState<string>();
    const [toggled, toggle] = useState(new Set<string>());
    return (
      <TaskScreen
        view={viewOf({ targetId, toggled })}
        on={{ ...on, choose, toggle: (id) => toggle(new Set([id])) }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'fra-gw-02' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Delete fra-gw-01' }));
    await expect(canvas.getByRole('group', { name: 'Connectivity impact' })).toHaveTextContent(
      'fra-gw-01 will lose',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Replace fra-gw-01' }));
    await expect(args.on.run).toHaveBeenCalledOnce();
  },
};
