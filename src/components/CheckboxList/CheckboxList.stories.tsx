import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxList } from './CheckboxList.tsx';

const items = [
  { id: 'red', label: 'red-box', detail: '10.1.0.0/24' },
  { id: 'blue', label: 'blue-box', detail: '10.2.0.0/24' },
  { id: 'grey', label: 'grey-box', detail: '10.3.0.0/22' },
];

const meta = {
  title: 'Components/Forms/CheckboxList',
  component: CheckboxList,
  parameters: { layout: 'padded' },
  args: {
    label: 'Boxes',
    items,
    selected: new Set(['red', 'grey']),
    onChange: fn(),
    filterLabel: 'Filter boxes',
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected);
    function change(next: Set<string>) {
      args.onChange(next);
      setSelected(next);
    }
    return <CheckboxList {...args} selected={selected} onChange={change} />;
  },
} satisfies Meta<typeof CheckboxList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeSelected: Story = { args: { hint: 'blue-box stays closed' } };

export const NothingSelected: Story = { args: { selected: new Set<string>() } };

export const Changed: Story = { args: { isChanged: true } };

export const Invalid: Story = { args: { selected: new Set<string>(), error: 'Please select a box' } };

export const Locked: Story = { args: { lockedReason: 'Available while the shelf is open' } };

const withTaken = items.map((item) =>
  item.id === 'blue' ? { ...item, disabledReason: 'in use by red-box' } : item,
);

export const DisabledItem: Story = { args: { items: withTaken } };

export const WithNotes: Story = {
  args: { items: items.map((item) => ({ ...item, note: `opens by ${item.label}` })) },
};

export const Long: Story = {
  args: { items: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `box-${index}` })) },
};

const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, label: `box-${index}` }));

export const HundredItems: Story = { args: { items: hundred, selected: new Set(['7', '99']) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ClickingARowSelectsIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('10.2.0.0/24'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(new Set(['red', 'grey', 'blue']));
    await expect(canvas.getByText('3 of 3 selected')).toBeVisible();
  },
};

export const SpaceSelectsTheFocusedRow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: 'blue-box' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(new Set(['red', 'grey', 'blue']));
  },
};

export const FilterSearchesLabelsAndDetails: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter boxes' });
    await userEvent.type(filter, 'BLUE');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.clear(filter);
    await userEvent.type(filter, '/22');
    await expect(canvas.getByRole('checkbox', { name: 'grey-box' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

export const HiddenItemsStaySelected: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'blue');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'blue-box' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['red', 'grey', 'blue']));
  },
};

export const SelectAllAppliesToFilteredRows: Story = {
  args: { selected: new Set<string>() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '-box');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['red', 'blue', 'grey']));
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}blue');
    await userEvent.click(canvas.getByRole('button', { name: 'Select none' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['red', 'grey']));
  },
};

export const FilterWithoutMatches: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'basket');
    await expect(canvas.getByText('No matches')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [], selected: new Set<string>() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to select')).toBeVisible();
  },
};

export const LockedListIsReadOnly: Story = {
  ...Locked,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Boxes' })).toHaveAccessibleDescription(
      'Available while the shelf is open',
    );
    await userEvent.click(canvas.getByText('10.2.0.0/24'));
    canvas.getByRole('checkbox', { name: 'blue-box' }).focus();
    await expect(canvas.getByRole('checkbox', { name: 'blue-box' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull();
  },
};

export const DisabledItemShowsItsReasonAndIsSkippedBySelectAll: Story = {
  args: { items: withTaken, selected: new Set<string>() },
  play: async ({ canvas, userEvent, args }) => {
    const taken = canvas.getByRole('checkbox', { name: 'blue-box' });
    await expect(taken).toHaveAccessibleDescription('in use by red-box 10.2.0.0/24');
    await userEvent.click(canvas.getByText('in use by red-box'));
    taken.focus();
    await expect(taken).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['red', 'grey']));
    await expect(canvas.getByRole('button', { name: 'Select none' })).toBeVisible();
  },
};

export const LongListKeepsSelectionOutOfView: Story = {
  ...HundredItems,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2 of 100 selected')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'box-99' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'box-3' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['7', '99', '3']));
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'box-4' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), '99');
    await expect(await canvas.findByRole('checkbox', { name: 'box-99' })).toBeChecked();
  },
};

export const HintDescribesTheGroup: Story = {
  args: { hint: 'blue-box stays closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Boxes' })).toHaveAccessibleDescription(
      'blue-box stays closed',
    );
  },
};
