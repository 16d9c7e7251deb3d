import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PermissionPickerScreen } from './PermissionPickerScreen.tsx';

const rows = ['lab', 'office', 'prod-eu'].map((netid) => ({
  netid,
  href: `/user-permissions/${netid}`,
  users: 6,
  levels: '1 network admin, 2 remote access, 3 no access',
}));

const meta = {
  title: 'Screens/User permissions/PermissionPicker',
  component: PermissionPickerScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: { status: 'ready', rows }, on: { retry: fn() } },
} satisfies Meta<typeof PermissionPickerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Empty: Story = { args: { view: { status: 'empty' } } };

export const Failed: Story = { args: { view: { status: 'failed', reason: 'Could not reach server' } } };
