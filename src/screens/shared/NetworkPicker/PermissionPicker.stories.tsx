import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { permissionPickerView, type PermissionPickerInput } from './recordPickers.ts';

const user = (accessLevel: NetworkUser['accessLevel']): NetworkUser => ({
  id: `level-${accessLevel}`,
  accessLevel,
  nodeLimit: 0,
  clientLimit: 0,
  nodes: [],
  clients: [],
  carried: {},
});
const netids = ['lab', 'office', 'prod-eu'];
const users = [user(0), user(2), user(2), user(3), user(3), user(3)];

const viewOf = (changes: Partial<PermissionPickerInput> = {}) =>
  permissionPickerView({
    netids,
    users: ready(new Map(netids.map((netid) => [netid, users]))),
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

const meta = {
  title: 'Screens/User permissions/PermissionPicker',
  component: NetworkPicker,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(),
    on: { refresh: fn(), search: fn(), turnTo: fn() },
  },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const Loading: Story = { args: { view: viewOf({ users: { status: 'loading' } }) } };

export const Empty: Story = { args: { view: viewOf({ netids: [] }) } };

export const Failed: Story = {
  args: { view: viewOf({ users: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }) },
};
