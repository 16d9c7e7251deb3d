import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import {
  RenameClientDialog,
  renameClientView,
  type RenameClientActions,
  type RenameClientInput,
} from './RenameClientDialog.tsx';

const clients = [anExternalClient(), anExternalClient({ clientId: 'tablet' })];
const around: RenameClientInput = {
  ref: { network: 'prod-eu', clientId: 'mira-phone' },
  clientId: 'mira-phone',
  clients,
  viewer: viewer(aSessionUser(), true, []),
  isSaving: false,
  failure: undefined,
};

type LiveProps = { input: RenameClientInput; on: RenameClientActions };

/** The dialog with what is typed into it. */
function Live({ input, on }: LiveProps) {
  const [clientId, setClientId] = useState(input.clientId);
  return (
    <RenameClientDialog
      view={renameClientView({ ...input, clientId })}
      on={{
        ...on,
        type: (text) => {
          on.type(text);
          setClientId(text);
        },
      }}
    />
  );
}

const meta = {
  title: 'Screens/External clients/RenameClient',
  component: Live,
  subcomponents: { RenameClientDialog },
  args: { input: around, on: { type: fn(), rename: fn(), cancel: fn() } },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

const isBehaviour = { chromatic: { disableSnapshot: true } };
const field = () => screen.findByRole('textbox', { name: /Client ID/ });

export const Ready: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Saving: Story = { args: { input: { ...around, clientId: 'mobile', isSaving: true } } };
export const Refused: Story = {
  args: {
    input: {
      ...around,
      clientId: 'mobile',
      failure: { kind: 'rejected', status: 500, message: 'user not permitted' },
    },
  },
};
export const UnknownClient: Story = {
  args: { input: { ...around, ref: { network: 'prod-eu', clientId: 'nobody' } } },
};
export const NotOnesOwn: Story = {
  args: {
    input: { ...around, viewer: viewer(aSessionUser({ name: 'lena', isAdmin: false }), true, []) },
  },
};

export const BeginsWithTheNameAsItIs: Story = {
  parameters: isBehaviour,
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(await field()).toHaveValue('mira-phone');
  },
};

export const ATakenNameIsSaidBesideTheField: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, userEvent }) => {
    const name = await field();
    await userEvent.clear(name);
    await userEvent.type(name, 'tablet{Enter}');
    await expect(name).toHaveAccessibleDescription(/Another client of this network has this ID/);
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue('tablet');
    await expect(args.on.rename).not.toHaveBeenCalled();
  },
};

export const NothingIsSaidBeforeTheFirstAttempt: Story = {
  parameters: isBehaviour,
  play: async ({ userEvent }) => {
    const name = await field();
    await userEvent.clear(name);
    await expect(screen.queryByText('Please enter a client ID')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Please enter a client ID')).toBeVisible();
  },
};

export const EnterSends: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    const name = await field();
    await userEvent.clear(name);
    await userEvent.type(name, 'mobile{Enter}');
    await expect(args.on.rename).toHaveBeenCalledOnce();
  },
};

export const EscapeKeepsWhatWasTyped: Story = {
  parameters: isBehaviour,
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), '-2');
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
