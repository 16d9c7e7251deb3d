import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Components/Forms/FormDialog',
  component: FormDialog,
  args: {
    title: 'Create shelf',
    submitLabel: 'Create',
    isDirty: false,
    children: <TextField label="Name" value="" onChange={() => {}} autoFocus />,
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Dirty: Story = {
  args: { isDirty: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isDirty: true, isPending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const InTheWay: Story = {
  args: { obstacle: 'Available when something is changed' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
