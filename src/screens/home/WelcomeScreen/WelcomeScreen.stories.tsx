import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { aNetworkUser, aViewerAt, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { NetworkUserData } from '../../../domain/user/networkUser.ts';
import { userAreaHomeView } from '../../userArea/UserAreaHomeScreen/UserAreaHomeScreen.tsx';
import { ownClients } from './ownClients.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const anna = aViewerAt({ 'prod-us': 0, lab: 0 }, { isEE: false });
const networks = ['prod-us', 'lab'].map((network) =>
  someNetworkUserData({ network, user: aNetworkUser({ accessLevel: 0 }), nodes: [aNode({ network })] }),
);
const of = (data: Loadable<readonly NetworkUserData[]>, viewer = anna) => ({
  home: userAreaHomeView(viewer, data),
  clients: ownClients(viewer, data),
  href: '/prouser',
});
const clientUser = aViewerAt({ office: 2 });
const office = someNetworkUserData({
  user: aNetworkUser({ clientLimit: 10 }),
  gateways: [aNode({ isIngressGateway: true })],
  clients: [...longNames.clients, 'phone', 'tablet', 'laptop', 'watch'].map((clientId) =>
    anExternalClient({ clientId, ownerId: clientUser.user.name }),
  ),
});

const meta = {
  title: 'Screens/Home/Welcome',
  component: WelcomeScreen,
  args: { view: of(ready(networks)) },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome anna.berg' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open user dashboard' })).toHaveAttribute(
      'href',
      '/prouser',
    );
    await expect(canvas.getByRole('link', { name: 'lab' })).toHaveAttribute('href', '/prouser/lab');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: of({ status: 'loading' }) } };

export const ClientUser: Story = {
  args: { view: of(ready([office]), clientUser) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QR code for phone' })).toHaveAttribute(
      'href',
      '/prouser/office/vpnview/phone/qr',
    );
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add client' })).toHaveAttribute(
      'href',
      `/prouser/office/vpnview?add=${office.gateways[0]?.id}`,
    );
  },
};
export const ClientUserOnAPhone: Story = { ...ClientUser, globals: { viewport: { value: 'phone' } } };

export const WithoutNetworks: Story = {
  args: { view: of(ready([])) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You don’t have access to any networks yet. An administrator can give you access.'),
    ).toBeVisible();
  },
};

export const RedirectedFromACLs: Story = {
  args: { view: { ...of(ready(networks)), refused: 'acls' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have access to ACLs.')).toBeVisible();
  },
};
