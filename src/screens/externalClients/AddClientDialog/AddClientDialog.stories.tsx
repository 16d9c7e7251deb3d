import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { recordsOf } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { clientQrView } from '../ClientQrDialog/ClientQrDialog.tsx';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import { AddClientDialog, clientCreatedView, type ClientCreatedView } from './AddClientDialog.tsx';

const client = anExternalClient({ clientId: 'mira-phone', ingressGatewayId: fraGw01.id });

const loaded = { status: 'ready', config: '[Interface]\nAddress = 10.20.4.201/32\n' } as const;
const failed = { status: 'failed', failure: { kind: 'unreachable', offline: false } } as const;

type StageProps = {
  clientId?: string;
  isSaving?: boolean;
  failure?: FailedText;
  made?: ClientCreatedView;
  on: { add: () => void; retry: () => void; download: () => void; close: () => void };
};

function Stage({ clientId = '', isSaving = false, failure, made: madeView, on }: StageProps) {
  const form = useStagedForm({ clientId }, { isSaving, failure, submit: on.add, cancel: on.close });
  return <AddClientDialog gateway={fraGw01} clients={[client]} form={form} created={madeView} on={on} />;
}

const made = ({
  isEnabled = true,
  isAdmin = true,
  isLoading = false,
  isFailed = false,
} = {}): ClientCreatedView => {
  const view = clientCreatedView({
    gateway: fraGw01,
    client: { ...client, isEnabled },
    qr: clientQrView(recordsOf({ gateways: ready([fraGw01]), clients: ready([client]) }), {
      ref: client,
      config: isLoading ? undefined : isFailed ? failed : loaded,
      isDownloading: false,
    }),
    viewer: createViewer(aSessionUser({ isAdmin }), false, []),
  });
  if (!view) throw new Error('The client is not in the list');
  return view;
};

const meta = {
  title: 'Screens/External clients/AddClient',
  component: Stage,
  subcomponents: { AddClientDialog },
  args: { on: { add: fn(), retry: fn(), download: fn(), close: fn() } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };

export const Ready: Story = {
  play: async () => {
    const link = await screen.findByRole('link', { name: '“Limit an external client” in the guide' });
    await expect(link).toHaveAttribute('href', '/guide.txt');
  },
};
export const Adding: Story = { args: { clientId: 'mira-tablet', isSaving: true } };
export const Rejected: Story = {
  args: {
    clientId: 'mira-tablet',
    failure: { fact: 'Ext Client creation failed!', reason: 'ingress does not exist' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /ingress does not exist\. Your input is kept\./,
    );
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('mira-tablet');
  },
};
export const Created: Story = { args: { made: made() } };
export const CreatedOnAPhone: Story = { ...Created, globals: { viewport: { value: 'phone' } } };
export const CreatedDisabled: Story = { args: { made: made({ isEnabled: false }) } };
export const CreatedByAUser: Story = { args: { made: made({ isAdmin: false }) } };
/** The notice and its button fit into the dialog. */
export const CodeFailedToLoad: Story = {
  args: { made: made({ isFailed: true }) },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(overflowOf(dialog)).toBe(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
  },
};
export const LoadingCode: Story = { args: { made: made({ isLoading: true }) } };

export const DuplicateNameIsBlocked: Story = {
  parameters: isBehaviour,
  args: { clientId: 'mira-phone' },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(args.on.add).not.toHaveBeenCalled();
  },
};

export const EmptyNameIsSubmitted: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add client' }));
    await expect(args.on.add).toHaveBeenCalledOnce();
  },
};

export const DoneIsFocused: Story = {
  ...Created,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    const done = await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Download mira-phone.conf' }));
    await expect(args.on.download).toHaveBeenCalledOnce();
  },
};
