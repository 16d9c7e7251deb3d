import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { ClientQrDialog, clientQrView } from './ClientQrDialog.tsx';

/** Both keys are fake. */
const config = `[Interface]
Address = 10.20.4.201/32
PrivateKey = ${'fake'.repeat(10)}AAA=
MTU = 1420

[Peer]
PublicKey = ${'FAKE'.repeat(10)}AAA=
AllowedIPs = 10.20.4.0/24
Endpoint = 185.12.64.20:51821
PersistentKeepalive = 20
`;

type Changes = Pick<GivenRecords, 'gateways' | 'clients'> & Partial<Parameters<typeof clientQrView>[1]>;

const viewOf = ({
  gateways = ready([fraGw01]),
  clients = ready([anExternalClient({ ingressGatewayId: fraGw01.id })]),
  ...shown
}: Changes = {}) =>
  clientQrView(recordsOf({ gateways, clients }), {
    ref: { network: 'prod-eu', clientId: 'mira-phone' },
    config: { status: 'ready', config },
    isDownloading: false,
    ...shown,
  });

const meta = {
  title: 'Screens/External clients/ClientQr',
  component: ClientQrDialog,
  args: { view: viewOf(), on: { retry: fn(), download: fn(), close: fn() } },
} satisfies Meta<typeof ClientQrDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const Code: Story = {
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'QR code for mira-phone' })).toBeVisible();
    await expect(screen.getByText(/It contains the private key/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: viewOf({ config: { status: 'loading' } }) } };
export const Downloading: Story = { args: { view: viewOf({ isDownloading: true }) } };
export const TooLongForACode: Story = {
  args: { view: viewOf({ config: { status: 'ready', config: 'x'.repeat(3000) } }) },
};
/** The configuration of a client in a network with 60 egress ranges. */
export const LongConfiguration: Story = {
  args: {
    view: viewOf({
      config: {
        status: 'ready',
        config: config.replace(
          'AllowedIPs = ',
          `AllowedIPs = ${Array.from({ length: 60 }, (_, index) => `172.16.${index}.0/24, `).join('')}`,
        ),
      },
    }),
  },
};
export const LongConfigurationOnAPhone: Story = {
  ...LongConfiguration,
  globals: { viewport: { value: 'phone' } },
};
export const DisabledClient: Story = {
  args: {
    view: viewOf({
      gateways: ready([fraGw01]),
      clients: ready([anExternalClient({ ingressGatewayId: fraGw01.id, isEnabled: false })]),
    }),
  },
};
export const UnknownClient: Story = {
  args: { view: viewOf({ ref: { network: 'prod-eu', clientId: 'nobody' } }) },
};

export const FailedAndRetried: Story = {
  args: {
    view: viewOf({ config: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Could not reach server');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};

export const ButtonDownloadsTheConfiguration: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download mira-phone.conf' }));
    await expect(args.on.download).toHaveBeenCalled();
  },
};
