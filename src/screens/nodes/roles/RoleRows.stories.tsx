import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { roleNames, type GatewayRole } from '../../../domain/node/gateways.ts';
import { RoleRows } from './RoleRows.tsx';
import type { RoleRowView } from './roleRows.ts';

const relayed = 'Relays box-2, box-5';

const opens = {
  press: { opens: 'page', node: { network: 'prod-eu', id: '1' }, role: 'relay' },
  disabledReason: undefined,
} as const;
const readOnly = { press: undefined, disabledReason: undefined };
const disabled = (disabledReason: string) => ({ press: undefined, disabledReason });

type State = typeof opens | typeof readOnly | ReturnType<typeof disabled>;

function row(role: GatewayRole, description: string, isOn = true, state: State = opens): RoleRowView {
  const { press, disabledReason } = state;
  const control = { role, isOn, label: '', disabledReason, canPress: press !== undefined };
  return { name: roleNames[role], description, control, press };
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
    await expect(args.onRole).toHaveBeenCalledWith(args.rows[0]?.press);
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
