import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from './Select.tsx';

const few = [
  { id: 'red', label: 'Red box', detail: 'R-1' },
  { id: 'blue', label: 'Blue box', detail: 'B-7' },
  { id: 'grey', label: 'Grey box', detail: 'G-22' },
];
const many = Array.from({ length: 24 }, (_, index) => ({ id: `box-${index}`, label: `Box ${index + 1}` }));

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { layout: 'padded' },
  args: { label: 'Box', items: few, selectedKey: 'blue', onChange: fn() },
  render: function Render(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    function change(id: string) {
      args.onChange(id);
      setSelectedKey(id);
    }
    return <Select {...args} selectedKey={selectedKey} onChange={change} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

export const NothingSelected: Story = { args: { selectedKey: null, placeholder: 'Choose a box' } };

export const Hint: Story = { args: { hint: 'The one on the shelf' } };

export const Changed: Story = { args: { isChanged: true } };

export const Invalid: Story = { args: { selectedKey: null, error: 'Please choose a box' } };

export const Locked: Story = { args: { lockedReason: 'Available when there is more than one box' } };

export const Toolbar: Story = { args: { kind: 'toolbar', isLabelHidden: true, icon: 'networks' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ListMarksTheSelectedOption: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blue box Box' }));
    const list = await screen.findByRole('listbox', { name: 'Box' });
    await expect(within(list).getByRole('option', { name: 'Blue box B-7' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const SelectingClosesTheListAndRestoresFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: /Box/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Grey box G-22' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('grey');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Grey box');
  },
};

export const ArrowKeysAndEnterSelect: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('grey');
  },
};

export const TypingALetterJumpsToAnOption: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Box/ }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Red box R-1' })).toHaveFocus());
  },
};

export const EightOptionsHaveNoSearchField: Story = {
  args: { items: many.slice(0, 8), selectedKey: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Box/ }));
    await screen.findByRole('listbox');
    await expect(screen.queryByRole('combobox')).toBeNull();
  },
};

export const MoreThanEightOptionsCanBeSearched: Story = {
  args: { items: many, selectedKey: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Box/ }));
    const search = await screen.findByRole('combobox', { name: 'Search Box' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('24');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('box-23');
  },
};

export const SearchWithoutMatches: Story = {
  args: { items: many, selectedKey: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Box/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'basket');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

export const ErrorDescribesTheField: Story = {
  args: { error: 'Please choose a box' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Box/ })).toHaveAccessibleDescription(
      'Please choose a box',
    );
  },
};

export const LockedSelectIsReadOnly: Story = {
  args: { lockedReason: 'Available when there is more than one box' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Box' });
    await expect(field).toHaveValue('Blue box');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
