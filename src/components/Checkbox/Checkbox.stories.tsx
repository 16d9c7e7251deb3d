import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { isSelected: false, onChange: fn(), children: 'Red box' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Checked: Story = { args: { isSelected: true } };

export const Mixed: Story = { args: { isIndeterminate: true } };

export const Described: Story = { args: { description: 'Made of wood, painted last year' } };

export const Changed: Story = { args: { isChanged: true, isSelected: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledWithReason: Story = {
  args: { isSelected: true, disabledReason: 'Available when the box is open' },
};

export const WithoutLabel: Story = {
  render: ({ onChange }) => (
    <Inline>
      <Checkbox isSelected={false} onChange={onChange} aria-label="Select red box" />
      <Checkbox isSelected onChange={onChange} aria-label="Select blue box" />
      <Checkbox isSelected={false} isIndeterminate onChange={onChange} aria-label="Select all boxes" />
    </Inline>
  ),
};

export const Phone: Story = { ...Described, globals: { viewport: { value: 'phone' } } };

export const SpaceTogglesTheCheckbox: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Red box' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const DescriptionIsClickableButNotPartOfTheName: Story = {
  args: { description: 'Made of wood' },
  play: async ({ canvas, userEvent, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Red box' });
    await expect(checkbox).toHaveAccessibleDescription('Made of wood');
    await userEvent.click(canvas.getByText('Made of wood'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const ClickingAMixedCheckboxChecksIt: Story = {
  render: function Render({ onChange }) {
    const [isSelected, setIsSelected] = useState<boolean>();
    function change(next: boolean) {
      onChange(next);
      setIsSelected(next);
    }
    return (
      <Checkbox isSelected={isSelected ?? false} isIndeterminate={isSelected === undefined} onChange={change}>
        All boxes
      </Checkbox>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toBePartiallyChecked();
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
  },
};

export const DisabledCheckboxIsFocusableButDoesNotToggle: Story = {
  args: { disabledReason: 'Available when the box is open' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const checkbox = canvas.getByRole('checkbox');
    await expect(checkbox).toHaveFocus();
    await expect(checkbox).toHaveAccessibleDescription('Available when the box is open');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Red box'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
