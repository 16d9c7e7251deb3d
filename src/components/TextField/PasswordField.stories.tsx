import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: { layout: 'padded' },
  args: { label: 'Password', value: 'open sesame', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { size: 'login', hint: '5 to 64 characters, no white space' } };

export const Invalid: Story = {
  args: { size: 'login', error: 'Confirmation password does not match given password' },
};

export const InAForm: Story = {};

export const Phone: Story = { args: { size: 'login' }, globals: { viewport: { value: 'phone' } } };

export const EyeButtonTogglesThePassword: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const EyeButtonIsReachableByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const TogglingKeepsTheText: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'a b');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('a b');
  },
};

export const EyeButtonsOfAFormHaveDifferentNames: Story = {
  args: { label: 'Password confirmation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password confirmation' })).toBeVisible();
  },
};
