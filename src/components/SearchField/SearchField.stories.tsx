import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Search boxes',
    placeholder: 'Search name or colour',
    value: '',
    onChange: fn(),
    shortcut: '/',
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onChange(next);
      setValue(next);
    }
    return <SearchField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'red' } };

export const WithoutShortcut: Story = {
  args: { label: 'Filter', placeholder: 'Filter' },
  render: (args) => <SearchField label={args.label} placeholder="Filter" value="" onChange={args.onChange} />,
};

export const FullWidth: Story = { args: { width: 'full' } };

export const Phone: Story = { args: { value: 'red' }, globals: { viewport: { value: 'phone' } } };

export const SlashFocusesTheField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    const field = canvas.getByRole('searchbox', { name: 'Search boxes' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};

export const SlashIsTypedInTextFields: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '10/8');
    await expect(field).toHaveValue('10/8');
  },
};

export const SlashWithAModifierDoesNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Control>}/{/Control}');
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
  },
};

/** A field under a dialog is inert, so the key must not focus it. */
export const SlashDoesNothingUnderADialog: Story = {
  render: (args) => (
    <div aria-hidden inert>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { hidden: true })).not.toHaveFocus();
  },
};

export const EscapeClearsTheText: Story = {
  args: { value: 'red' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const ClearButtonClearsTheTextAndKeepsFocus: Story = {
  args: { value: 'red' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
