import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { RoleRow } from './RoleRow.tsx';

const meta = {
  title: 'Screens/Nodes/RoleRow',
  component: RoleRow,
  args: { kind: 'relay', name: 'Relay', description: 'Passes on for box-2, box-5', isOn: true },
  decorators: [
    (Story) => (
      <Page>
        <Panel title="Roles" padding="none">
          <Story />
        </Panel>
      </Page>
    ),
  ],
} satisfies Meta<typeof RoleRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: Story = {
  render: () => (
    <>
      <RoleRow kind="egress" name="Egress" description="Routes 10.48.0.0/16" isOn onToggle={fn()} />
      <RoleRow kind="ingress" name="Ingress" description="6 phones attached" isOn onToggle={fn()} />
      <RoleRow kind="relay" name="Relay" description="Passes on for box-2, box-5" isOn onToggle={fn()} />
      <RoleRow
        kind="failover"
        name="Failover"
        description="Others may go this way"
        isOn={false}
        onToggle={fn()}
      />
      <RoleRow
        kind="hub"
        name="Hub"
        description="All traffic goes through it"
        isOn={false}
        disabledReason="This net has no centre"
      />
    </>
  ),
};

export const AllRoles: Story = all;

export const OnAPhone: Story = { ...all, globals: { viewport: { value: 'phone', isRotated: false } } };

export const SwitchTogglesTheRole: Story = {
  args: { onToggle: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Relay' });
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('Passes on for box-2, box-5');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};

export const DisabledRoleShowsItsReason: Story = {
  args: { isOn: false, onToggle: fn(), disabledReason: 'Available on Linux' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Passes on for box-2, box-5')).toBeNull();
    await expect(canvas.getByText('Available on Linux')).toBeVisible();
    await userEvent.click(canvas.getByText('Relay'));
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Available on Linux');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByText('Passes on for box-2, box-5')).toBeVisible();
  },
};
