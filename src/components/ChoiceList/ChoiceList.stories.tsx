import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ChoiceList } from './ChoiceList.tsx';

const choices = [
  { id: '0', mark: '0', label: 'Sealed', description: 'No one can open it' },
  { id: '1', mark: '1', label: 'Guarded', description: 'Two people open it together' },
  { id: '2', mark: '2', label: 'Free', description: 'Anyone can open it' },
];

const meta = {
  title: 'Components/Forms/ChoiceList',
  component: ChoiceList,
  parameters: { layout: 'padded' },
  args: { label: 'Seal', choices, value: '0', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    function change(id: string) {
      args.onChange(id);
      setValue(id);
    }
    return <ChoiceList {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = { args: { isChanged: true } };

export const NothingSelected: Story = { args: { value: null } };

export const Invalid: Story = { args: { value: null, error: 'Please choose a seal' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const ClickingARowSelectsIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Anyone can open it'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('radio', { name: '2 Free' })).toBeChecked();
  },
};

export const ArrowKeysSelect: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '0 Sealed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '1 Guarded' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};

export const DescriptionDescribesTheOption: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '0 Sealed' })).toHaveAccessibleDescription(
      expect.stringContaining('No one can open it'),
    );
  },
};

export const ErrorDescribesTheGroup: Story = {
  args: { value: null, error: 'Please choose a seal' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Seal' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please choose a seal');
  },
};
