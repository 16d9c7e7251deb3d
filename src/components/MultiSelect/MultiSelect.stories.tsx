import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MultiSelect } from './MultiSelect.tsx';

const few = [
  { id: 'red', label: 'Red box', detail: 'R-1' },
  { id: 'blue', label: 'Blue box', detail: 'B-7' },
  { id: 'grey', label: 'Grey box', detail: 'G-22' },
];
const many = Array.from({ length: 24 }, (_, index) => ({ id: `box-${index}`, label: `Box ${index + 1}` }));

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  parameters: { layout: 'padded' },
  args: { label: 'Boxes', items: few, selected: ['blue'], onChange: fn() },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    function change(ids: string[]) {
      args.onChange(ids);
      setSelected(ids);
    }
    return <MultiSelect {...args} selected={selected} onChange={change} />;
  },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = { args: { selected: ['blue', 'red'] } };

export const NothingChosen: Story = { args: { selected: [], placeholder: 'Choose boxes' } };

export const ManyChosen: Story = {
  args: { items: many, selected: many.slice(0, 18).map((item) => item.id) },
};

export const Invalid: Story = { args: { selected: [], error: 'Please choose a box' } };

export const Locked: Story = {
  args: { selected: ['blue', 'red'], lockedReason: 'Available when the boxes are closed' },
};

export const Phone: Story = {
  args: { selected: ['blue', 'red'] },
  globals: { viewport: { value: 'phone' } },
};

export const ChoosingAddsAndTheListStaysOpen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /1 of 3/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Red box R-1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['blue', 'red']);
    await userEvent.click(screen.getByRole('option', { name: 'Blue box B-7' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['red']);
  },
};

export const TheKeyboardChoosesSeveral: Story = {
  args: { selected: [] },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard(' {ArrowDown} {Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['red', 'blue']);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const AChipIsRemovedAndTheFocusStaysInTheField: Story = {
  args: { selected: ['blue', 'red'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue box' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(['red']);
    await expect(canvas.getByRole('button', { name: /1 of 3/ })).toHaveFocus();
  },
};

export const TheListIsAtMost224PixelsHigh: Story = {
  args: { items: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Boxes/ }));
    const list = await screen.findByRole('listbox');
    await expect(list.getBoundingClientRect().height).toBe(224);
  },
};
