import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { WireNetworkUser } from '../../../mocks/wire/wire.ts';
import { address, answered, Journey, letTheTokenRunOut, logIn, server, setTheStage } from './stage.tsx';

const page = '/user-permissions/meshnet/lvl2-client';

const meta = {
  title: 'App/Journeys/User permissions',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: page },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

function stored(): WireNetworkUser {
  const user = server().networkUsers.get('meshnet')?.get('lvl2-client');
  if (!user) throw new Error('The server has no lvl2-client on meshnet');
  return user;
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Edit network user: lvl2-client' }));

export const FromThePickerToANewLevel: Story = {
  args: { at: '/user-permissions' },
  play: async ({ userEvent }) => {
    const clients = structuredClone(stored().clients);
    await userEvent.click(await screen.findByRole('link', { name: 'meshnet' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Edit lvl2-client' }));
    await waitFor(() => expect(address()).toBe(page));
    const form = await dialog();
    await userEvent.click(await form.findByRole('radio', { name: /Nodes and remote access/ }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Node limit' }), '{Control>}a{/Control}5');
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Network User Updated!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/user-permissions/meshnet'));
    await expect(stored()).toMatchObject({ accesslevel: 1, nodelimit: 5, clients });
  },
};

export const ARefusalKeepsTheForm: Story = {
  args: { faults: 'PUT /networkusers=400:no such luck' },
  play: async ({ userEvent }) => {
    const form = await dialog();
    const limit = form.getByRole('textbox', { name: 'Client limit' });
    await userEvent.type(limit, '{Control>}a{/Control}9');
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText('Failed to update Network User! : no such luck')).toBeVisible();
    await expect(limit).toHaveValue('9');
  },
};

export const SomebodyElseChangedTheSame: Story = {
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(
      await form.findByRole('textbox', { name: 'Client limit' }),
      '{Control>}a{/Control}9',
    );
    stored().clientlimit = 7;
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await userEvent.click(await form.findByRole('button', { name: 'Keep mine for Client limit' }));
    await expect(answered().some((line) => line.startsWith('PUT'))).toBe(false);
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(stored().clientlimit).toBe(9));
  },
};

export const WhatWasTypedSurvivesTheEndOfTheSession: Story = {
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(
      await form.findByRole('textbox', { name: 'Client limit' }),
      '{Control>}a{/Control}9',
    );
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    const again = await dialog();
    await expect(await again.findByRole('textbox', { name: 'Client limit' })).toHaveValue('9');
  },
};

export const RemoveAUser: Story = {
  args: { at: '/user-permissions/meshnet' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove lvl2-client' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove lvl2-client from meshnet' }),
    );
    await userEvent.click(await question.findByRole('button', { name: 'Remove user' }));
    await expect(await screen.findByText('Successfully deleted Network User!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'lvl2-client' })).toBeNull());
  },
};

/** lvl2-client is in none of dualnet's groups. */
export const WhatTheServerMustRefuseIsNotSent: Story = {
  args: { at: '/user-permissions/dualnet/lvl2-client' },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await expect(await form.findByText('dualnet does not allow this user.')).toBeVisible();
    await userEvent.click(await form.findByRole('radio', { name: /Network admin/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Submit' }));
    await expect(await form.findByRole('link', { name: 'Allowed groups' })).toHaveAttribute(
      'href',
      '/networks/dualnet/edit/groups',
    );
    await expect(answered().some((line) => line.startsWith('PUT'))).toBe(false);
  },
};

export const UnknownUser: Story = {
  args: { at: '/user-permissions/meshnet/nobody' },
  play: async ({ userEvent }) => {
    const missing = within(await screen.findByRole('dialog', { name: 'Not Found' }));
    await userEvent.click(await missing.findByRole('button', { name: 'See the users of meshnet' }));
    await waitFor(() => expect(address()).toBe('/user-permissions/meshnet'));
  },
};
