import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { roleNames, type GatewayRole } from '../../../domain/node/gateways.ts';
import { RoleRows } from './RoleRows.tsx';
import type { RoleRowView } from './roleRows.ts';

const relayed = 'Relays box-2, box-5';

const available = { canPress: true, disabledReason: undefined };
const readOnly = { canPress: false, disabledReason: undefined };
const disabled = (disabledReason: string) => ({ canPress: false, disabledReason });

type State = Pick<RoleRowView['control'], 'canPress' | 'disabledReason'>;

function row(role: GatewayRole, description: string, isOn = true, state: State = available): RoleRowView {
  const node = { network: 'prod-eu', id: '1', name: 'box-1' };
  const action = { kind: 'switchRole', node, role, isOn: !isOn } as const;
  return { name: roleNames[role], description, control: { role, isOn, label: '', action, ...state } };
}

const meta = {
  title: 'Screens/Nodes/RoleRows',
  component: RoleRows,
  args: {
    rows: [
      row('egress', 'Routes 10.48.0.0/16'),
      row('ingress', '6 external clients attached'),
      row('relay', relayed),
      row('failover', 'Lets peers route through this node', false),
      row('hub', 'lab isn’t a point-to-site network', false, disabled('lab isn’t a point-to-site network')),
    ],
    onRole: fn(),
  },
  decorators: [
    (Story) => (
      <Page>
        <Panel title="Roles" padding="none">
          <Story />
        </Panel>
      </Page>
    ),
  ],
} satisfies Meta<typeof RoleRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllRoles: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const SwitchTogglesTheRole: Story = {
  args: { rows: [row('relay', relayed)] },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Relay' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(relayed);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRole).toHaveBeenCalledWith(args.rows[0]?.control.action);
  },
};

export const DisabledRoleShowsItsReason: Story = {
  args: { rows: [row('relay', relayed, false, disabled('Available on Linux'))] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(relayed)).toBeNull();
    await expect(canvas.getByText('Available on Linux')).toBeVisible();
    await userEvent.click(canvas.getByText('Relay'));
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Available on Linux');
    await expect(args.onRole).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { rows: [row('relay', relayed, true, readOnly)] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByText(relayed)).toBeVisible();
  },
};
