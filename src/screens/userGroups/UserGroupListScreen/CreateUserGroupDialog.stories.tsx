import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { FailedText } from '../../../domain/text/rejectionText.ts';
import { useStagedForm } from '../../editor/testing/useStagedForm.ts';
import { CreateUserGroupDialog } from './UserGroupListScreen.tsx';

type StageProps = {
  name: string;
  isSaving?: boolean;
  failure?: FailedText;
  on: { create: () => void; cancel: () => void };
};

function Stage({ name, isSaving = false, failure, on }: StageProps) {
  const form = useStagedForm({ name }, { isSaving, failure, submit: on.create, cancel: on.cancel });
  return <CreateUserGroupDialog form={{ ...form, isDirty: form.value.name !== '' }} groups={['engineers']} />;
}

const meta = {
  title: 'Screens/User groups/CreateUserGroup',
  component: Stage,
  subcomponents: { CreateUserGroupDialog },
  args: { name: '', on: { create: fn(), cancel: fn() } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { name: 'field-team' },
};

export const Saving: Story = {
  args: { name: 'field-team', isSaving: true },
};

export const Rejected: Story = {
  args: {
    name: 'field-team',
    failure: { fact: 'Failed to create new user group.', reason: 'Could not reach server' },
  },
};

export const SubmitShowsRequiredFields: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Enter a name for the group')).toBeVisible();
    await expect(args.on.create).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.on.cancel).toHaveBeenCalled();
  },
};
