import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: { layout: 'padded' },
  args: { label: 'Height', value: '41', onChange: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With `delay`, the parent updates the value late, as a store or the address bar does. */
function Owned({ delay, ...args }: TextFieldProps & { delay?: number }) {
  const [value, setValue] = useState(args.value);
  function change(next: string) {
    args.onChange(next);
    if (delay === undefined) setValue(next);
    else setTimeout(() => setValue(next), delay);
  }
  return <TextField {...args} value={value} onChange={change} />;
}

export const Plain: Story = {};

export const Hint: Story = { args: { hint: 'Measured at the top' } };

export const Unit: Story = { args: { unit: 'cm', isMono: true } };

export const Format: Story = { args: { label: 'Colours', format: 'comma separated', value: 'red,blue' } };

export const Optional: Story = {
  args: { isOptional: true, format: 'comma separated', value: '', hint: 'Measured at the top' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'optional, comma separated Measured at the top',
    );
  },
};

export const Changed: Story = { args: { isChanged: true } };

export const Invalid: Story = { args: { value: '-1', isChanged: true, error: 'Please enter a height' } };

export const WithWarning: Story = {
  args: { value: '410', warnings: ['Higher than the shelf', 'Higher than the door'] },
};

export const InvalidWithWarning: Story = { args: { ...WithWarning.args, error: 'Please enter a height' } };

export const Locked: Story = { args: { lockedReason: 'Available when the box is open' } };

export const LockedAndEmpty: Story = { args: { value: '', lockedReason: 'Available when the box is open' } };

export const Login: Story = { args: { size: 'login', label: 'Username', value: 'mira' } };

export const Multiline: Story = {
  args: { isMultiline: true, isMono: true, value: 'first line\nsecond line' },
};

export const Phone: Story = {
  args: { unit: 'cm', hint: 'Measured at the top' },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} unit="cm" hint="Measured at the top" />
      <TextField {...args} isChanged />
      <TextField {...args} error="Please enter a height" />
      <TextField {...args} value="" lockedReason="Available when the box is open" />
      <TextField {...args} lockedReason="Available when the box is open" isMono />
    </Stack>
  ),
};

export const TypingReportsTheWholeText: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Height' }), '42');
    await expect(args.onChange).toHaveBeenNthCalledWith(1, '4');
    await expect(args.onChange).toHaveBeenNthCalledWith(2, '42');
  },
};

export const ClickingTheLabelFocusesTheField: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Height'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const HintAndUnitDescribeTheField: Story = {
  args: { unit: 'cm', hint: 'Measured at the top' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('cm Measured at the top');
  },
};

export const ErrorDescribesTheField: Story = {
  args: { hint: 'Measured at the top', error: 'Please enter a height' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a height');
    await expect(canvas.queryByText('Measured at the top')).toBeNull();
  },
};

/** React-aria’s slots miss a description that appears after the first render. */
export const HintThatAppearsLaterDescribesTheField: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('41');
    const hint = value === '41' ? undefined : 'Higher than the shelf';
    return <TextField {...args} value={value} onChange={setValue} isChanged={value !== '41'} hint={hint} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '5');
    await expect(field).toHaveAccessibleDescription('Higher than the shelf');
    await expect(canvas.getByText('Changed')).toBeInTheDocument();
  },
};

export const WarningsFollowTheErrorInTheDescription: Story = {
  ...InvalidWithWarning,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please enter a height Higher than the shelf Higher than the door',
    );
  },
};

export const WarningLeavesTheFieldValid: Story = {
  ...WithWarning,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
  },
};

export const LockedFieldIsReadOnly: Story = {
  args: { lockedReason: 'Available when the box is open' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Available when the box is open');
    await userEvent.keyboard('5');
    await expect(field).toHaveValue('41');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const InvalidCharactersNeverAppear: Story = {
  args: { value: '', clean: (text) => text.toLowerCase().replaceAll(' ', '') },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'A b');
    await expect(field).toHaveValue('ab');
    await expect(args.onChange).toHaveBeenLastCalledWith('ab');
  },
};

export const CleaningKeepsTheCaret: Story = {
  args: { value: 'ad', clean: (text) => text.toLowerCase().replaceAll(' ', '') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('B C');
    await expect(field).toHaveValue('abcd');
    await expect(field.selectionStart).toBe(3);
  },
};

export const RequiredFieldIsAnnounced: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

/** The parent updates 30 ms after each key. No letter is lost, and the caret stays in the middle of the text. */
export const LateUpdateKeepsTheCaret: Story = {
  args: { value: 'ad' },
  render: (args) => <Owned {...args} delay={30} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('bc');
    await expect(field).toHaveValue('abcd');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('abcd'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(field).toHaveValue('abcd');
    await expect(field.selectionStart).toBe(3);
  },
};

export const NewValueReplacesTheText: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('41');
    return (
      <>
        <TextField {...args} value={value} onChange={setValue} />
        <button onClick={() => setValue('7')}>Reset</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('7');
  },
};
