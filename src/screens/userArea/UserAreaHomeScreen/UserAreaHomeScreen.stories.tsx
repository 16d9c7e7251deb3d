import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetworkUser, aViewerAt, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { UserAreaHomeScreen, userAreaHomeView } from './UserAreaHomeScreen.tsx';

const anna = aViewerAt({ 'prod-us': 0, lab: 1, office: 2 });
const viewOf = (...value: readonly NetworkUserData[]) => userAreaHomeView(anna, ready(value));

const meta = {
  title: 'Screens/User dashboard/UserAreaHome',
  component: UserAreaHomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf(
      someNetworkUserData({ network: 'prod-us', user: aNetworkUser({ accessLevel: 0 }) }),
      someNetworkUserData({ network: 'lab', user: aNetworkUser({ accessLevel: 1 }) }),
      someNetworkUserData(),
    ),
    on: { retry: fn() },
  },
} satisfies Meta<typeof UserAreaHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const Empty: Story = { args: { view: viewOf() } };

export const Loading: Story = { args: { view: userAreaHomeView(anna, { status: 'loading' }) } };

export const Failed: Story = {
  args: {
    view: userAreaHomeView(anna, {
      status: 'failed',
      failure: { kind: 'unreachable', offline: false },
    }),
  },
};
