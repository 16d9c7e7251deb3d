import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CreateUserGroupDialog, type CreateUserGroupView } from './UserGroupListScreen.tsx';

const filled: CreateUserGroupView = { name: 'field-team', problem: undefined, isDirty: true };

const meta = {
  title: 'Screens/User groups/CreateUserGroup',
  component: CreateUserGroupDialog,
  args: {
    view: { name: '', problem: 'Please enter a name for the group', isDirty: false },
    on: { type: fn(), create: fn(), cancel: fn() },
  },
} satisfies Meta<typeof CreateUserGroupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { view: filled },
};

export const Saving: Story = {
  args: { view: { ...filled, isSaving: true } },
};

export const Refused: Story = {
  args: {
    view: {
      ...filled,
      failure: { fact: 'Failed to create new user group.', reason: 'Could not reach server' },
    },
  },
};

export const SaysWhatIsMissing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Please enter a name for the group')).toBeVisible();
    await expect(args.on.create).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};

export const KeepsWhatWasTyped: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { view: filled },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'User group' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.create).toHaveBeenCalledOnce();
  },
};
