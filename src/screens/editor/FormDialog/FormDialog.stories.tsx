import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

const [submit, cancel] = [fn(), fn()];

const meta = {
  title: 'Screens/Editor/FormDialog',
  component: FormDialog,
  args: {
    title: 'Create relay',
    lead: 'lon-relay-01 will stand between these nodes and all others.',
    submitLabel: 'Create',
    form: { isDirty: false, submit, cancel },
    isValid: true,
    children: (hasTried) => (
      <TextField
        label="Addresses"
        value=""
        onChange={fn()}
        error={hasTried ? 'Please enter an address' : undefined}
        autoFocus
      />
    ),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Addresses' });

export const Empty: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.form.submit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.form.cancel).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const SubmitMovesFocusToTheInvalidField: Story = {
  args: { isValid: false },
  play: async ({ args, userEvent }) => {
    await expect(await field()).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByText('Please enter an address')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(args.form.submit).not.toHaveBeenCalled();
  },
};

export const Dirty: Story = {
  args: { form: { isDirty: true, submit, cancel } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.form.cancel).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { form: { isDirty: true, isSaving: true, submit, cancel } },
  play: async ({ args, userEvent }) => {
    await field();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.form.submit).not.toHaveBeenCalled();
    await expect(args.form.cancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    form: {
      isDirty: true,
      submit,
      cancel,
      failure: { fact: 'Failed to create relay.', reason: 'Could not reach server' },
    },
  },
};

export const ObstacleBlocksSubmit: Story = {
  args: { isValid: false, form: { isDirty: false, obstacle: 'Relayed by lon-relay-01', submit, cancel } },
  play: async ({ args, userEvent }) => {
    const create = await screen.findByRole('button', { name: 'Create' });
    await expect(create).toHaveAccessibleDescription('Relayed by lon-relay-01');
    await userEvent.click(create);
    await userEvent.type(await field(), '{Enter}');
    await expect(screen.queryByText('Please enter an address')).toBeNull();
    await expect(args.form.submit).not.toHaveBeenCalled();
  },
};
