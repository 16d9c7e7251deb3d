import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { clientQrView } from '../ClientQrDialog/ClientQrDialog.tsx';
import { AddClientDialog, addClientView, clientMadeView, type AddClientView } from './AddClientDialog.tsx';

const client = anExternalClient({ clientId: 'mira-phone', ingressGatewayId: fraGw01.id });

const form = (changes: Partial<Parameters<typeof addClientView>[0]> = {}): AddClientView =>
  addClientView({
    gateway: fraGw01,
    clientId: '',
    clients: [client],
    isSaving: false,
    failure: undefined,
    ...changes,
  });

const made = ({ isEnabled = true, isAdmin = true, isLoading = false } = {}): AddClientView => {
  const view = clientMadeView({
    gateway: fraGw01,
    client: { ...client, isEnabled },
    qr: clientQrView({
      ref: client,
      lists: { gateways: ready([fraGw01]), clients: ready([client]) },
      config: isLoading ? undefined : { status: 'ready', config: '[Interface]\nAddress = 10.20.4.201/32\n' },
      isDownloading: false,
    }),
    viewer: viewer(aSessionUser({ isAdmin }), false, []),
  });
  if (!view) throw new Error('The client is not in the list');
  return view;
};

const meta = {
  title: 'Screens/External clients/AddClient',
  component: AddClientDialog,
  args: {
    view: form(),
    on: { type: fn(), add: fn(), retry: fn(), download: fn(), close: fn() },
  },
} satisfies Meta<typeof AddClientDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const Name: Story = {};
export const Adding: Story = { args: { view: form({ clientId: 'mira-tablet', isSaving: true }) } };
export const Refused: Story = {
  args: {
    view: form({
      clientId: 'mira-tablet',
      failure: { kind: 'rejected', status: 500, message: 'ingress does not exist' },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /ingress does not exist\. Nothing you typed is lost\./,
    );
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('mira-tablet');
  },
};
export const Made: Story = { args: { view: made() } };
export const MadeOnAPhone: Story = { ...Made, globals: { viewport: { value: 'phone' } } };
export const MadeDisabled: Story = { args: { view: made({ isEnabled: false }) } };
export const MadeByAUser: Story = { args: { view: made({ isAdmin: false }) } };
export const WaitingForTheCode: Story = { args: { view: made({ isLoading: true }) } };

export const ANameThatIsTakenIsNotSent: Story = {
  parameters: isBehaviour,
  args: { view: form({ clientId: 'mira-phone' }) },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(args.on.add).not.toHaveBeenCalled();
  },
};

export const WithoutANameTheServerFindsOne: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add client' }));
    await expect(args.on.add).toHaveBeenCalledOnce();
  },
};

export const DoneHasTheFocus: Story = {
  ...Made,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    const done = await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Download mira-phone.conf' }));
    await expect(args.on.download).toHaveBeenCalledOnce();
  },
};
