import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { CreateRoleDialog, type CreateRoleState } from './CreateRoleDialog.tsx';

const idle: CreateRoleState = { isDirty: false, isSaving: false, obstacle: undefined, failure: undefined };

const meta = {
  title: 'Screens/Nodes/CreateRoleDialog',
  component: CreateRoleDialog,
  args: {
    title: 'Create relay',
    purpose: 'lon-relay-01 will stand between these nodes and all others.',
    state: idle,
    onSubmit: fn(),
    onCancel: fn(),
    children: <TextField label="Addresses" value="10.20.0.7" onChange={fn()} />,
  },
} satisfies Meta<typeof CreateRoleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Saving: Story = { args: { state: { ...idle, isDirty: true, isSaving: true } } };
export const Failed: Story = {
  args: {
    state: {
      ...idle,
      isDirty: true,
      failure: { fact: 'Failed to create relay.', reason: 'Could not reach server' },
    },
  },
};

export const AnObstacleStopsIt: Story = {
  args: { state: { ...idle, obstacle: 'Relayed by lon-relay-01' } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create relay' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    await expect(create).toHaveAccessibleDescription('Relayed by lon-relay-01');
    await userEvent.click(create);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CreateSubmitsAndEscapeCancels: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Create relay' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
