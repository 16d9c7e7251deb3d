import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetFindings } from '../../../../mocks/fixtures/findings.ts';
import { aNetworkUser, aViewerAt, someNetworkUserData } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { NetworkAreaScreen } from './NetworkAreaScreen.tsx';
import { networkAreaView } from './networkAreaView.ts';

function viewOf(accessLevel: AccessLevel, isEE = true) {
  const data = someNetworkUserData({
    user: aNetworkUser({ accessLevel }),
    nodes: [aNode({ network: 'office' }), aNode({ network: 'office', name: 'b', lastCheckIn: NOW - 3600 })],
    clients: [anExternalClient({ network: 'office' })],
    gateways: [aNode({ network: 'office', name: 'hq-gw', isIngressGateway: true })],
  });
  const viewer = aViewerAt({ office: accessLevel }, { isEE });
  return networkAreaView(recordsOf({ viewer, ownData: ready([data]) }), {
    netid: 'office',
    findings: fleetFindings(),
    now: NOW,
  });
}

const meta = {
  title: 'Screens/User dashboard/NetworkArea',
  component: NetworkAreaScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(0), on: { retry: fn() } },
} satisfies Meta<typeof NetworkAreaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NetworkAdministrator: Story = {};

export const CommunityEdition: Story = { args: { view: viewOf(0, false) } };

export const NodeUser: Story = { args: { view: viewOf(1) } };

export const ClientUser: Story = { args: { view: viewOf(2) } };

/** With one gateway and few clients, QR codes are one click away. */
export const LinksToQRCodes: Story = {
  args: { view: viewOf(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'QR code for mira-phone' })).toHaveAttribute(
      'href',
      '/prouser/office/vpnview/mira-phone/qr',
    );
  },
};

export const NoAccess: Story = { args: { view: viewOf(3) } };

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const MissingNetwork: Story = {
  args: {
    view: networkAreaView(recordsOf({ viewer: aViewerAt({}), ownData: ready([]) }), {
      netid: 'nowhere',
      findings: [],
      now: NOW,
    }),
  },
};

export const Failed: Story = {
  args: { view: { status: 'failed', subject: 'your network', reason: 'Could not reach server' } },
};
