import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { SortControl } from './SortControl.tsx';

const fields = [
  { id: 'name', label: 'Name' },
  { id: 'colour', label: 'Colour' },
  { id: 'weight', label: 'Weight' },
];

const meta = {
  title: 'Components/Forms/SortControl',
  component: SortControl,
  parameters: { layout: 'padded' },
  args: { fields, field: 'name', isAscending: true, onFieldChange: fn(), onDirectionChange: fn() },
  render: function Render(args) {
    const [field, setField] = useState(args.field);
    const [isAscending, setIsAscending] = useState(args.isAscending);
    return (
      <SortControl
        {...args}
        field={field}
        isAscending={isAscending}
        onFieldChange={(id) => {
          args.onFieldChange(id);
          setField(id);
        }}
        onDirectionChange={(next) => {
          args.onDirectionChange(next);
          setIsAscending(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SortControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ascending: Story = {};

export const Descending: Story = { args: { isAscending: false, field: 'weight' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ListSelectsTheField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort Name' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Weight' }));
    await expect(args.onFieldChange).toHaveBeenCalledOnce();
    await expect(args.onFieldChange).toHaveBeenCalledWith('weight');
    await expect(await canvas.findByRole('button', { name: 'Sort Weight' })).toBeVisible();
  },
};

export const ArrowButtonReversesTheOrder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ascending, sort descending' }));
    await expect(args.onDirectionChange).toHaveBeenCalledOnce();
    await expect(args.onDirectionChange).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Descending, sort ascending' }));
    await expect(args.onDirectionChange).toHaveBeenLastCalledWith(true);
  },
};

export const TabReachesBothParts: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sort Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDirectionChange).toHaveBeenCalledOnce();
    await expect(args.onDirectionChange).toHaveBeenCalledWith(false);
  },
};
