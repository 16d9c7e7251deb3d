import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { aDnsEntry } from '../../../../mocks/fixtures/dnsEntry.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { KnownRecordsContext, type KnownRecords } from '../../shared/Leftovers/KnownRecordsContext.ts';
import { ApprovalEvidence } from './ApprovalEvidence.tsx';
import { NodeConfirm } from './NodeConfirm.tsx';

const gateway = { network: 'prod-eu', id: '1', name: 'fra-gw-01' };
const leaf = { network: 'prod-us', id: '2', name: 'sfo-web-04' };

const meta = {
  title: 'Screens/Nodes/NodeConfirm',
  component: NodeConfirm,
  args: { question: { verb: 'approve', node: gateway }, onYes: fn(), onNo: fn() },
} satisfies Meta<typeof NodeConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Approve: Story = {};

export const Disconnect: Story = { args: { question: { verb: 'disconnect', node: leaf } } };

const asking = aNode({
  ...gateway,
  isPending: true,
  endpoint: '185.12.64.20',
  publicKey: `FAKEKEY1${'x'.repeat(35)}=`,
  os: 'linux',
  version: '0.16.1',
});
const alsoAsking = aNode({ ...leaf, isPending: true, endpoint: '', publicKey: '', os: 'darwin' });
const records = {
  viewer: createViewer(aSessionUser(), true, []),
  nodes: [asking, alsoAsking],
  clients: [],
  networks: [],
  dnsEntries: [],
  refresh: fn(),
};
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
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve fra-gw-01' }));
    await expect(dialog.getByText('185.12.64.20')).toBeVisible();
    await expect(dialog.getByText('FAKEKEY1…')).toBeVisible();
    await expect(dialog.getByText('linux')).toBeVisible();
    await expect(dialog.getByText('v0.16.1')).toBeVisible();
    await expect(dialog.getByText(/^waiting for/)).toBeVisible();
  },
};
export const DetailsOfSeveralNodes: Story = {
  decorators: knowing(),
  render: () => <ApprovalEvidence refs={[gateway, leaf]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const DeletePlainNode: Story = {
  args: { question: { verb: 'delete', node: leaf, deletion: { isPossible: true, consequences: [] } } },
};

export const DeleteGateway: Story = {
  args: {
    question: {
      verb: 'delete',
      node: gateway,
      deletion: {
        isPossible: true,
        consequences: [
          { label: 'Roles removed', value: 3 },
          { label: 'External clients deleted', value: 6 },
        ],
        typeToConfirm: gateway.name,
      },
    },
  },
};

const relay = aNode({ network: 'prod-us', name: 'sfo-relay-01', postUp: 'ping 10.21.4.9' });
const deletion: Story['args'] = {
  question: { verb: 'delete', node: leaf, deletion: { isPossible: true, consequences: [] } },
};
const leaving = aNode({ ...leaf, address: '10.21.4.9' });
const networks = [aNetwork({ netid: 'prod-us', addressRange: '10.21.4.0/24' })];

export const DeleteWithReferences: Story = {
  args: deletion,
  decorators: knowing({
    nodes: [leaving, { ...relay, isRelay: true, relayAddresses: ['10.21.4.9'] }],
    networks,
    dnsEntries: [aDnsEntry({ name: 'wiki', network: 'prod-us', address: '10.21.4.9' })],
  }),
  play: async ({ args, userEvent }) => {
    const left = within(await screen.findByRole('group', { name: 'References to this address' }));
    await expect(left.getAllByRole('listitem')).toHaveLength(3);
    await expect(screen.getByRole('checkbox', { name: 'Also clean up these references' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Delete node' }));
    await expect(args.onYes).toHaveBeenCalledWith([
      expect.objectContaining({ isCleanable: true }),
      expect.objectContaining({ isCleanable: true }),
    ]);
  },
};

export const DeleteWithManualReferencesOnly: Story = {
  args: deletion,
  decorators: knowing({ nodes: [leaving, relay], networks }),
  play: async () => {
    await screen.findByRole('group', { name: 'References to this address' });
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};

export const ButtonsConfirmAndCancel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onNo).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await expect(args.onYes).toHaveBeenCalled();
  },
};
