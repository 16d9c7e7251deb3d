import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { paginate } from '../../../domain/paging.ts';
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
  args: {
    view: { status: 'ready', search: '', rows, paging: paginate(rows.length, { page: 0, rowsPerPage: 10 }) },
    on: { refresh: fn(), search: fn(), turnTo: fn() },
  },
} satisfies Meta<typeof PermissionPickerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const Loading: Story = { args: { view: { status: 'loading', search: '' } } };

export const Empty: Story = { args: { view: { status: 'empty', search: '' } } };

export const Failed: Story = {
  args: { view: { status: 'failed', search: '', reason: 'Could not reach server' } },
};
