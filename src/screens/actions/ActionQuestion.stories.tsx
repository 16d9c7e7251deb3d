import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { fleetClients, fleetNetworks } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import type { Action } from '../../domain/actions/action.ts';
import { clientsByGateway } from '../../domain/actions/known.ts';
import { hasRole, type GatewayRole } from '../../domain/node/gateways.ts';
import type { Node } from '../../domain/node/node.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { KnownRecordsContext, type KnownRecords } from './Leftovers/KnownRecordsContext.ts';
import { ActionQuestion } from './ActionQuestion.tsx';

const viewer = createViewer(aSessionUser(), true, []);
const plain = aNode({ name: 'fra-worker-03', id: 'plain', udpHolePunch: true });
const site = aNode({ network: 'site-branch', name: 'site-1', id: 'site' });
const long = aNode({ name: 'build-runner-with-an-unusually-long-host-name-of-62-characters', id: 'long' });
const leaf = aNode({ network: 'prod-us', id: '2', name: 'sfo-web-04', address: '10.21.4.9' });
const asking = aNode({
  network: 'prod-eu',
  id: '1',
  name: 'fra-gw-01',
  isPending: true,
  endpoint: '185.12.64.20',
  publicKey: `FAKEKEY1${'x'.repeat(35)}=`,
  os: 'linux',
  version: '0.16.1',
});
const alsoAsking = aNode({ ...leaf, id: '3', isPending: true, endpoint: '', publicKey: '', os: 'darwin' });
const iadGw01 = fleetNodes.find((node) => node.name === 'iad-gw-01') ?? fraGw01;

const nodes = [...fleetNodes, plain, site, long, leaf, asking, alsoAsking];
const knownWith = (clients = fleetClients) => ({
  viewer,
  nodes,
  listedNodes: nodes,
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  clients: clientsByGateway(clients),
  switching: new Set<string>(),
});

const about = (...actions: readonly Action[]) => ({ asked: { actions, options: {} } });
const ofRole = (node: Node, role: GatewayRole) =>
  about({ kind: 'switchRole', node, role, isOn: !hasRole(node, role) });

const meta = {
  title: 'Screens/Actions/ActionQuestion',
  component: ActionQuestion,
  args: { ...about({ kind: 'approveNode', node: asking }), known: knownWith(), onYes: fn(), onNo: fn() },
} satisfies Meta<typeof ActionQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const noSnapshot = { chromatic: { disableSnapshot: true } };
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const Approve: Story = {};
export const Connect: Story = { args: about({ kind: 'connectNode', node: leaf }) };
export const Disconnect: Story = { args: about({ kind: 'disconnectNode', node: leaf }) };
export const DeletePlainNode: Story = { args: about({ kind: 'deleteNode', node: leaf }) };
export const DeleteGateway: Story = { args: about({ kind: 'deleteNode', node: fraGw01 }) };
export const RemoveIngress: Story = { args: ofRole(fraGw01, 'ingress') };
export const RemoveIngressOnAPhone: Story = { ...RemoveIngress, globals: phone };
export const RemoveIngressWithoutClients: Story = {
  args: { ...ofRole(fraGw01, 'ingress'), known: knownWith([]) },
};
export const RemoveEgress: Story = { args: ofRole(fraGw01, 'egress') };
export const RemoveRelay: Story = { args: ofRole(fraGw01, 'relay') };
export const RemoveFailover: Story = { args: ofRole(iadGw01, 'failover') };
export const CreateIngress: Story = { args: ofRole(plain, 'ingress') };
export const MakeFailoverNode: Story = { args: ofRole(plain, 'failover') };
export const MoveHub: Story = { args: ofRole(site, 'hub') };
export const VeryLongName: Story = { args: ofRole(long, 'ingress') };

const records: KnownRecords = { viewer, nodes, clients: [], networks: [], dnsEntries: [], refresh: fn() };
const knowing =
  (changes: Partial<KnownRecords> = {}): Decorator =>
  (Question) => (
    <KnownRecordsContext value={{ ...records, ...changes }}>
      <Question />
    </KnownRecordsContext>
  );

export const ApproveWithNodeDetails: Story = {
  decorators: knowing(),
  play: async () => {
    const question = await dialog('Approve fra-gw-01');
    await expect(question.getByText(/Allow/)).toHaveTextContent('Allow fra-gw-01 to join prod-eu?');
    await expect(question.getByText('185.12.64.20')).toBeVisible();
    await expect(question.getByText('FAKEKEY1…')).toBeVisible();
    await expect(question.getByText('linux')).toBeVisible();
    await expect(question.getByText('v0.16.1')).toBeVisible();
    await expect(question.getByText(/^waiting for/)).toBeVisible();
  },
};

export const SelectedNodesAndSkippedOnes: Story = {
  args: {
    asked: {
      actions: [asking, alsoAsking].map((node) => ({ kind: 'approveNode', node })),
      options: { skipped: [{ name: 'netmaker-1', reason: 'Not waiting for your approval' }] },
    },
  },
  decorators: knowing(),
  play: async ({ args, userEvent }) => {
    const question = await dialog('Approve 2 nodes?');
    await expect(question.getByText('Allow them to join their networks?')).toBeVisible();
    await expect(question.getByText('fra-gw-01, sfo-web-04')).toBeVisible();
    await expect(question.getByText('Skipped: netmaker-1. Not waiting for your approval.')).toBeVisible();
    await expect(question.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Approve 2 nodes' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const SelectedNamesAreSortedAndListedOnce: Story = {
  args: {
    asked: {
      actions: [leaf, asking, leaf].map((node) => ({ kind: 'deleteNode', node })),
      options: { skipped: [] },
    },
  },
  parameters: noSnapshot,
  play: async () => {
    const question = await dialog('Delete 3 nodes?');
    await expect(question.getByText('fra-gw-01, sfo-web-04 (2)')).toBeVisible();
  },
};

export const SelectedGatewaysRequireTyping: Story = {
  args: {
    asked: {
      actions: [fraGw01, leaf].map((node) => ({ kind: 'deleteNode', node })),
      options: { skipped: [] },
    },
  },
  parameters: noSnapshot,
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete 2 nodes?');
    await expect(question.getByText('Roles removed').nextSibling).toHaveTextContent('3');
    await userEvent.type(question.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete');
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 nodes' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const ListOfActions: Story = {
  args: {
    asked: {
      actions: [
        { kind: 'editNode', node: leaf, before: { listenPort: '51821' }, after: { listenPort: '51822' } },
        { kind: 'deleteNode', node: leaf },
      ],
      options: { list: { label: 'Fix 2 findings', title: 'Fix 2 findings' } },
    },
  },
  play: async ({ args, userEvent }) => {
    const question = await dialog('Fix 2 findings?');
    await expect(question.getByText('These changes are made one at a time.')).toBeVisible();
    await expect(question.getByText('Delete sfo-web-04 from prod-us')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Fix 2 findings' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

const relay = aNode({ network: 'prod-us', name: 'sfo-relay-01', postUp: 'ping 10.21.4.9' });
const networks = [aNetwork({ netid: 'prod-us', addressRange: '10.21.4.0/24' })];

export const DeleteWithReferences: Story = {
  ...DeletePlainNode,
  decorators: knowing({
    nodes: [leaf, { ...relay, isRelay: true, relayAddresses: ['10.21.4.9'] }],
    networks,
    dnsEntries: [aDnsEntry({ name: 'wiki', network: 'prod-us', address: '10.21.4.9' })],
  }),
  play: async ({ args, userEvent }) => {
    const left = within(await screen.findByRole('group', { name: 'References to this address' }));
    await expect(left.getAllByRole('listitem')).toHaveLength(3);
    const choice = screen.getByRole('checkbox', { name: 'Also clean up these references' });
    await expect(choice).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete node' }));
    await expect(args.onYes).toHaveBeenLastCalledWith([
      expect.objectContaining({ isCleanable: true }),
      expect.objectContaining({ isCleanable: true }),
    ]);
    await userEvent.click(choice);
    await userEvent.click(screen.getByRole('button', { name: 'Delete node' }));
    await expect(args.onYes).toHaveBeenLastCalledWith([]);
  },
};

export const DeleteWithManualReferencesOnly: Story = {
  ...DeletePlainNode,
  decorators: knowing({ nodes: [leaf, relay], networks }),
  play: async () => {
    await screen.findByRole('group', { name: 'References to this address' });
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

export const ButtonsConfirmAndCancel: Story = {
  parameters: noSnapshot,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onNo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(args.onYes).toHaveBeenCalled();
  },
};

export const DeletingClientsRequiresTypingTheName: Story = {
  ...RemoveIngress,
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    const question = await dialog('Remove ingress gateway');
    await expect(question.getByText('External clients deleted').nextSibling).toHaveTextContent('6');
    await userEvent.click(question.getByRole('button', { name: 'Remove ingress' }));
    await expect(args.onYes).not.toHaveBeenCalled();
    await userEvent.type(question.getByRole('textbox', { name: 'Type fra-gw-01 to confirm' }), 'fra-gw-01');
    await userEvent.click(question.getByRole('button', { name: 'Remove ingress' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const ConfirmationNamesNodeAndConsequences: Story = {
  ...MoveHub,
  parameters: noSnapshot,
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Make site-1 the hub of site-branch? All other nodes will connect through it, and pdx-gw-01 will stop being the hub.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onNo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Make hub' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};
