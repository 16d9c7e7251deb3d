import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import { RenameClientDialog, type RenameClientProps } from './RenameClientDialog.tsx';

type StageProps = Partial<Omit<RenameClientProps, 'form'>> & {
  clientId?: string;
  isSaving?: boolean;
  failure?: FailedText;
  on: { rename: () => void; cancel: () => void };
};

function Stage({ clientId = 'mira-phone', isSaving = false, failure, on, ...changes }: StageProps) {
  const form = useStagedForm({ clientId }, { isSaving, failure, submit: on.rename, cancel: on.cancel });
  return (
    <RenameClientDialog
      client={{ network: 'prod-eu', clientId: 'mira-phone' }}
      clients={[anExternalClient(), anExternalClient({ clientId: 'tablet' })]}
      viewer={createViewer(aSessionUser(), true, [])}
      {...changes}
      form={form}
    />
  );
}

const meta = {
  title: 'Screens/External clients/RenameClient',
  component: Stage,
  subcomponents: { RenameClientDialog },
  args: { on: { rename: fn(), cancel: fn() } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };
const field = () => screen.findByRole('textbox', { name: /Client ID/ });

export const Ready: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue('mira-phone');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Saving: Story = { args: { clientId: 'mobile', isSaving: true } };
export const Rejected: Story = {
  args: {
    clientId: 'mobile',
    failure: { fact: 'Ext Client update failed!', reason: 'user not permitted' },
  },
};
export const UnknownClient: Story = {
  args: { client: { network: 'prod-eu', clientId: 'nobody' } },
};
export const NoPermission: Story = {
  args: {
    viewer: createViewer(aSessionUser({ name: 'lena', isAdmin: false }), true, []),
  },
};

export const DuplicateNameIsBlocked: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, userEvent }) => {
    const name = await field();
    await userEvent.clear(name);
    await userEvent.type(name, 'tablet{Enter}');
    await expect(name).toHaveAccessibleDescription(/This network already has a client with this ID/);
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('tablet');
    await expect(args.on.rename).not.toHaveBeenCalled();
  },
};

export const EmptyNameShowsAnErrorAfterSubmit: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent }) => {
    const name = await field();
    await userEvent.clear(name);
    await expect(screen.queryByText('Enter a client ID')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter a client ID')).toBeVisible();
  },
};

export const ClientOfAnotherNetworkIsNotRenamed: Story = {
  parameters: isBehaviour,
  args: {
    client: { network: 'prod-eu', clientId: 'laptop' },
    clients: [anExternalClient({ clientId: 'laptop', network: 'lab' })],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Back to the list' })).toBeVisible();
  },
};

/** The list already has the new name. */
export const DialogStaysOpenWhileSaving: Story = {
  parameters: isBehaviour,
  args: { clients: [], isSaving: true },
  play: async () => {
    await expect(await field()).toHaveValue('mira-phone');
  },
};

export const NonOwnerCannotRename: Story = {
  name: 'Non-owner can’t rename',
  ...NoPermission,
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    const rename = await screen.findByRole('button', { name: 'Rename' });
    await expect(rename).toHaveAccessibleDescription('Only the client’s owner can do this');
    await userEvent.type(await field(), '{Enter}');
    await expect(args.on.rename).not.toHaveBeenCalled();
  },
};
