import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { fleetClients } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { GatewayRole } from '../../../domain/node/gateways.ts';
import type { Node } from '../../../domain/node/node.ts';
import { clientsByGateway } from '../nodeDeletion.ts';
import { roleConfirmView } from './roleControl.ts';
import { RoleConfirm } from './useRoleToggle.tsx';

const asked = (node: Node, role: GatewayRole, clients = fleetClients) => ({
  question: roleConfirmView(node, role, {
    nodes: fleetNodes,
    clients: clientsByGateway(clients),
  }),
});
const plain = aNode({ name: 'fra-worker-03', udpHolePunch: true });
const site = aNode({ network: 'site-branch', name: 'site-1' });
const iadGw01 = fleetNodes.find((node) => node.name === 'iad-gw-01') ?? fraGw01;

const meta = {
  title: 'Screens/Nodes/RoleConfirm',
  component: RoleConfirm,
  args: { ...asked(fraGw01, 'ingress'), onYes: fn(), onNo: fn() },
} satisfies Meta<typeof RoleConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const RemoveIngress: Story = {};
export const RemoveIngressOnAPhone: Story = { globals: phone };
export const RemoveIngressWithoutClients: Story = { args: asked(fraGw01, 'ingress', []) };
export const RemoveEgress: Story = { args: asked(fraGw01, 'egress') };
export const RemoveRelay: Story = { args: asked(fraGw01, 'relay') };
export const RemoveFailover: Story = { args: asked(iadGw01, 'failover') };
export const CreateIngress: Story = { args: asked(plain, 'ingress') };
export const MakeFailoverNode: Story = { args: asked(plain, 'failover') };
export const MoveHub: Story = { args: asked(site, 'hub') };
export const VeryLongName: Story = {
  args: asked(aNode({ name: 'build-runner-with-an-unusually-long-host-name-of-62-characters' }), 'ingress'),
};

const noSnapshot = { chromatic: { disableSnapshot: true } };
const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

export const DeletingClientsRequiresTypingTheName: Story = {
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
