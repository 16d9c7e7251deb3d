import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { fleetUsers } from '../../../mocks/fixtures/fleet.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import type { Action } from '../../domain/actions/action.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import type { Node } from '../../domain/node/node.ts';
import { nodeOwners } from '../../domain/user/owners.ts';
import { KnownRecordsContext } from './Leftovers/KnownRecordsContext.ts';
import { ActionQuestion } from './ActionQuestion.tsx';

const gateway = aNode({ network: 'lab', name: 'netmaker-1', isServer: true });
const known = recordsNow({
  nodes: [gateway],
  networks: [aNetwork({ netid: 'lab', accessKeys: [anAccessKey({ name: 'ci-runners', uses: 12 })] })],
  clients: [anExternalClient({ network: 'lab', clientId: 'phone', isEnabled: true })],
  dnsEntries: [aDnsEntry({ network: 'lab', name: 'wiki', address: '10.20.4.9' })],
  users: fleetUsers,
});

const about = (...actions: readonly Action[]) => ({ asked: { actions, options: {} } });
const deleteUser = (username: string) => about({ kind: 'deleteUser', username });
const client = { network: 'lab', clientId: 'phone' };

const meta = {
  title: 'Screens/Actions/RecordQuestions',
  component: ActionQuestion,
  args: { ...about({ kind: 'disableClient', client }), known, onYes: fn(), onNo: fn() },
} satisfies Meta<typeof ActionQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const noSnapshot = { chromatic: { disableSnapshot: true } };
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const DisableClient: Story = {};
export const DeleteClient: Story = { args: about({ kind: 'deleteClient', client }) };
export const DeleteAccessKey: Story = {
  args: about({ kind: 'deleteAccessKey', key: { network: 'lab', name: 'ci-runners' } }),
};
export const DeleteDNSEntry: Story = {
  args: about({ kind: 'deleteDnsEntry', entry: { network: 'lab', name: 'wiki' } }),
};
export const RefreshPublicKeys: Story = { args: about({ kind: 'refreshKeys', netid: 'lab' }) };
export const DeleteUser: Story = { args: deleteUser('viktor') };

export const DeletingANetworkRequiresTypingItsName: Story = {
  args: about({ kind: 'deleteNetwork', netid: 'lab' }),
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete lab');
    await expect(question.getByText('Access keys deleted')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete network' }));
    await expect(args.onYes).not.toHaveBeenCalled();
    await userEvent.type(question.getByRole('textbox', { name: 'Type lab to confirm' }), 'lab{Enter}');
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const DeletingAnAdministratorRequiresTypingTheName: Story = {
  parameters: noSnapshot,
  args: deleteUser('root'),
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete user root?');
    const field = question.getByRole('textbox', { name: 'Type root to confirm' });
    await userEvent.type(field, 'rot{Enter}');
    await expect(args.onYes).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'root{Enter}');
    await expect(args.onYes).toHaveBeenCalledWith([]);
  },
};

const phoneOfViktor = anExternalClient({ clientId: 'viktor-phone', ownerId: 'viktor' });
const gatewayOfViktor = aNode({ name: 'viktor-gw', ownerId: 'viktor', isIngressGateway: true });
const laptopOfPriya = aNode({ name: 'priya-laptop', ownerId: 'priya' });
const owning = (clients: readonly ExternalClient[], nodes: readonly Node[]): Decorator =>
  function Knowing(Question) {
    return (
      <KnownRecordsContext
        value={{
          viewer: known.viewer,
          nodes,
          clients,
          networks: [],
          dnsEntries: [],
          refresh: fn(),
          ownership: { ownerOf: nodeOwners(undefined), isKnown: true, refresh: fn() },
        }}
      >
        <Question />
      </KnownRecordsContext>
    );
  };

export const DeletingAUserShowsTheirClientsAndNodes: Story = {
  decorators: owning([phoneOfViktor], [gatewayOfViktor, laptopOfPriya]),
  args: deleteUser('viktor'),
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete user viktor?');
    await expect(question.getByText('viktor-phone (prod-eu).')).toBeVisible();
    await expect(question.getByText('viktor-gw (prod-eu).')).toBeVisible();
    await expect(question.getByText('The server keeps these, and they keep working.')).toBeVisible();
    await expect(question.getByRole('checkbox', { name: 'Also delete 1 external client' })).toBeChecked();
    await expect(question.getByRole('checkbox', { name: 'Also delete 1 node' })).not.toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    await expect(args.onYes).toHaveBeenCalledWith([], { clients: [phoneOfViktor], nodes: [] });
  },
};

export const DeletingAGatewayWithItsOwnerRequiresTyping: Story = {
  parameters: noSnapshot,
  decorators: owning([phoneOfViktor], [gatewayOfViktor]),
  args: deleteUser('viktor'),
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete user viktor?');
    await userEvent.click(question.getByRole('checkbox', { name: 'Also delete 1 external client' }));
    await userEvent.click(question.getByRole('checkbox', { name: 'Also delete 1 node' }));
    await expect(question.getByText('Roles removed')).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete{Enter}');
    await expect(args.onYes).toHaveBeenCalledWith([], { clients: [], nodes: [gatewayOfViktor] });
  },
};

export const DeletingUsersShowsTheirClientsAndNodes: Story = {
  parameters: noSnapshot,
  decorators: owning([phoneOfViktor], [laptopOfPriya]),
  args: {
    asked: {
      actions: ['viktor', 'priya'].map((username) => ({ kind: 'deleteUser', username })),
      options: { skipped: [] },
    },
  },
  play: async ({ args, userEvent }) => {
    const question = await dialog('Delete 2 users?');
    await expect(question.getByText('priya, viktor')).toBeVisible();
    await expect(question.getByRole('checkbox', { name: 'Also delete 1 node' })).not.toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 users' }));
    await expect(args.onYes).toHaveBeenCalledWith([], { clients: [phoneOfViktor], nodes: [] });
  },
};
