import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FilterChip } from './FilterChip.tsx';

const options = [
  { id: 'red', label: 'Red', count: 4 },
  { id: 'blue', label: 'Blue', count: 12 },
  { id: 'grey', label: 'Grey', count: 0 },
];

const meta = {
  title: 'Components/Forms/FilterChip',
  component: FilterChip,
  parameters: { layout: 'padded' },
  args: { label: 'Colour', icon: 'filter', options, selected: [], onChange: fn(), onClear: fn() },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    function change(ids: string[]) {
      args.onChange(ids);
      setSelected(ids);
    }
    function clear() {
      args.onClear?.();
      setSelected([]);
    }
    const value = selected.length > 0 ? `${selected.length} of ${options.length}` : undefined;
    return <FilterChip {...args} selected={selected} value={value} onChange={change} onClear={clear} />;
  },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

export const Set: Story = { args: { selected: ['red', 'blue'] } };

export const Phone: Story = {
  args: { selected: ['red', 'blue'] },
  globals: { viewport: { value: 'phone' } },
};

export const ChipOpensAListWithCounts: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    await expect(await screen.findByRole('option', { name: 'Blue 12' })).toBeInTheDocument();
  },
};

export const SelectingUpdatesTheNameOfTheChip: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Red 4' }));
    await userEvent.click(screen.getByRole('option', { name: 'Blue 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['red', 'blue']);
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Colour is 2 of 3' })).toBeVisible();
  },
};

export const ClearingKeepsFocus: Story = {
  args: { selected: ['red'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Colour' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Colour' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear Colour' })).toBeNull();
  },
};

export const KeyboardOnly: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard(' {Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['red']);
    const clear = await canvas.findByRole('button', { name: 'Clear Colour' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /is 1 of 3/ })).toHaveFocus());
    await userEvent.tab();
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OneOptionAtATimeClosesTheList: Story = {
  args: { isSingle: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Red 4' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['red']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Colour is 1 of 3' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Blue 12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['blue']);
  },
};
