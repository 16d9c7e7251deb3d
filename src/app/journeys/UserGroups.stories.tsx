import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { address, answered, Journey, letTheTokenRunOut, logIn, server, setTheStage } from './stage.tsx';

const meta = {
  title: 'App/Journeys/User groups',
  component: Journey,
  beforeEach: setTheStage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { scenario: 'enterprise', as: 'admin', at: '/usergroups' },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

const posts = () => answered().filter((line) => line.startsWith('POST /usergroups'));

export const CreateAndDelete: Story = {
  play: async ({ userEvent }) => {
    const create = await screen.findByRole('link', { name: 'Create user group' });
    await userEvent.click(create);
    await waitFor(() => expect(address()).toBe('/usergroups/create'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'User group' }), 'field team{Enter}');
    await expect(await screen.findByText('Successfully created new user group!')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/usergroups'));
    await expect(server().userGroups.has('field team')).toBe(true);

    await userEvent.click(await screen.findByRole('button', { name: 'Delete field team' }));
    const question = within(await screen.findByRole('alertdialog', { name: /field team/ }));
    await userEvent.click(await question.findByRole('button', { name: 'Delete group' }));
    await expect(await screen.findByText('Successfully deleted User Group!')).toBeVisible();
    await waitFor(() => expect(server().userGroups.has('field team')).toBe(false));
  },
};

export const ATakenNameIsNotSent: Story = {
  args: { at: '/usergroups/create' },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Delete *' });
    await userEvent.type(await screen.findByRole('textbox', { name: 'User group' }), '*{Enter}');
    await expect(await screen.findByText('There is a group of this name already')).toBeVisible();
    await expect(posts()).toEqual([]);
  },
};

export const ALostAnswerIsLookedUp: Story = {
  args: { at: '/usergroups/create', faults: 'POST /usergroups=lost' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'User group' }), 'night{Enter}');
    await expect(await screen.findByText('Successfully created new user group!')).toBeVisible();
    await expect(server().userGroups.has('night')).toBe(true);
  },
};

export const ARefusalKeepsTheName: Story = {
  args: { at: '/usergroups/create', faults: 'POST /usergroups=500:no such luck' },
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'User group' });
    await userEvent.type(name, 'night{Enter}');
    await expect(await screen.findByText(/^no such luck. Nothing you typed is lost/)).toBeVisible();
    await expect(name).toHaveValue('night');
  },
};

export const TheNameSurvivesTheEndOfTheSession: Story = {
  args: { at: '/usergroups/create' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'User group' }), 'night');
    letTheTokenRunOut();
    await logIn(userEvent, 'admin', 'admin-password-1');
    await expect(await screen.findByRole('textbox', { name: 'User group' })).toHaveValue('night');
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ userEvent }) => {
    const create = await screen.findByRole('link', { name: 'Create user group' });
    create.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: 'User group' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/usergroups'));
    await waitFor(() => expect(create).toHaveFocus());
  },
};

export const PutAUserIntoAGroup: Story = {
  args: { at: '/users/carol/groups' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'engineers' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit changes' }));
    await expect(await screen.findByText('User Updated! : carol')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/users'));
    await expect(server().users.get('carol')?.groups).toContain('engineers');
  },
};

export const NotOnTheCommunityEdition: Story = {
  args: { scenario: 'community' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /lost your way/ })).toBeVisible();
  },
};
