import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const sizes = ['10', '25', '100', '250'].map((id) => ({ id, label: id }));

const meta = {
  title: 'Components/Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: { layout: 'padded' },
  args: { label: 'Boxes per page', options: sizes, value: '10', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    function change(id: string) {
      args.onChange(id);
      setValue(id);
    }
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Numbers: Story = {};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('radiogroup');
    await expect(control.offsetHeight).toBe(44);
    const option = canvas.getByRole('radio', { name: '25' });
    const { left, width } = option.getBoundingClientRect();
    const { top, bottom } = control.getBoundingClientRect();
    const targetAt = (y: number) => document.elementFromPoint(left + width / 2, y);
    await expect([targetAt(top + 1), targetAt(bottom - 1)]).toEqual([option, option]);
  },
};

export const ClickingSelects: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '25' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('25');
    await expect(canvas.getByRole('radio', { name: '25' })).toBeChecked();
  },
};

export const ClickingTheSelectedOptionDoesNothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '10' }));
    await expect(canvas.getByRole('radio', { name: '10' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowKeysMoveAndSpaceSelects: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: '100' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('100');
  },
};
