import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { gatewayRoles } from '../../../domain/node/gateways.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { roleControl, rolePress, type RoleActions, type RoleSubject } from './roleControl.ts';
import { useRoleToggle } from './useRoleToggle.tsx';

const node = aNode({ name: 'fra-worker-03' });
const subject: RoleSubject = {
  node,
  viewer: createViewer(aSessionUser(), true, []),
  network: fleetNetworks.find(({ netid }) => netid === node.network),
  relayName: undefined,
  isSwitching: false,
};
const context = { nodes: fleetNodes, clients: undefined };

/** Buttons that toggle the gateway roles of a node. Roles that have no page ask for confirmation. */
function Roles(on: RoleActions) {
  const { pressRole, roleQuestion } = useRoleToggle(on);
  return (
    <Inline isWrapping>
      {gatewayRoles.map((role) => {
        const { label, disabledReason } = roleControl(subject, role);
        return (
          <Button
            key={role}
            onPress={() => pressRole(rolePress(node, role, context))}
            disabledReason={disabledReason}
          >
            {label}
          </Button>
        );
      })}
      {roleQuestion}
    </Inline>
  );
}

const meta = {
  title: 'Screens/Nodes/RolePress',
  component: Roles,
  parameters: { layout: 'padded' },
  args: { createRole: fn(), switchRole: fn() },
} satisfies Meta<typeof Roles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllRoles: Story = {};

export const EgressAndRelayOpenTheCreatePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create egress gateway on fra-worker-03' }));
    await expect(args.createRole).toHaveBeenCalledWith({ network: node.network, id: node.id }, 'egress');
    await userEvent.click(canvas.getByRole('button', { name: 'Make fra-worker-03 a relay' }));
    await expect(args.createRole).toHaveBeenLastCalledWith({ network: node.network, id: node.id }, 'relay');
  },
};

export const IngressAsksForConfirmation: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create ingress gateway on fra-worker-03' }));
    await screen.findByRole('alertdialog');
    await expect(args.switchRole).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};
