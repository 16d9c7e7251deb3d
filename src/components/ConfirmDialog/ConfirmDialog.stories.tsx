import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'padded' },
  args: {
    isOpen: true,
    title: 'Move box',
    message: (
      <>
        Move <strong>left-01</strong> to the right shelf?
      </>
    ),
    confirmLabel: 'Move box',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const danger = {
  title: 'Delete box',
  message: (
    <>
      Delete the box <strong>left-01</strong>? This can’t be undone.
    </>
  ),
  confirmLabel: 'Delete box',
  isDanger: true,
};
const consequences = [
  { label: 'Letters deleted', value: 1206 },
  { label: 'Of these, unread', value: 5 },
  { label: 'Stamps and envelopes', value: 'stay' },
];

export const Question: Story = {};
export const Danger: Story = { args: danger };
export const DangerWithConsequences: Story = {
  args: { ...danger, consequences },
  play: async () => {
    await expect((await dialog()).getByText('1,206')).toBeVisible();
  },
};
export const TypedConfirmation: Story = { args: { ...danger, consequences, typeToConfirm: 'left-01' } };
export const OnAPhone: Story = { ...TypedConfirmation, globals: { viewport: { value: 'phone' } } };

const option = { label: 'Also delete its label', description: 'Otherwise the next box inherits it.' };
export const DangerWithAnOption: Story = { args: { ...danger, consequences, option } };

const dialog = async () => within(await screen.findByRole('alertdialog'));
const button = async (name: string) => (await dialog()).getByRole('button', { name });

export const MessageDescribesTheDialog: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Move box' });
    await expect(question).toHaveAccessibleDescription('Move left-01 to the right shelf?');
  },
};

export const EnterConfirms: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    const confirm = await button('Move box');
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const ConfirmReportsTheOption: Story = {
  args: { ...danger, option },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await button('Delete box'));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(true);
    await userEvent.click((await dialog()).getByRole('checkbox', { name: option.label }));
    await userEvent.click(await button('Delete box'));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(false);
  },
};

export const DangerFocusesCancel: Story = {
  args: danger,
  play: async ({ userEvent, args }) => {
    const cancel = await button('Cancel');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const CancelPrecedesTheAction: Story = {
  args: danger,
  play: async ({ userEvent, args }) => {
    const cancel = await button('Cancel');
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(await button('Delete box')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const EscCancels: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await button('Cancel');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const EnterConfirmsOnlyAfterTheWordIsTyped: Story = {
  args: { ...danger, typeToConfirm: 'left-01' },
  play: async ({ userEvent, args }) => {
    const field = (await dialog()).getByRole('textbox', { name: 'Type left-01 to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'left-0{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, '1{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ButtonExplainsWhatToType: Story = {
  args: { ...danger, typeToConfirm: 'left-01' },
  play: async ({ userEvent, args }) => {
    const action = await button('Delete box');
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await expect(action).toHaveAccessibleDescription('Type left-01 to confirm');
    await userEvent.click(action);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const EscKeepsTypedText: Story = {
  args: { ...danger, typeToConfirm: 'left-01' },
  play: async ({ userEvent, args }) => {
    const field = (await dialog()).getByRole('textbox', { name: 'Type left-01 to confirm' });
    await userEvent.type(field, 'left');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(field).toHaveValue('left');
  },
};
