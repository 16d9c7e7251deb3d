import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid, Page } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx';

const meta = {
  title: 'Components/Forms/DateTimeField',
  component: DateTimeField,
  parameters: { layout: 'padded' },
  args: { label: 'Opens', value: '2031-04-05T14:30', onChange: fn() },
  render: (args) => <Owned {...args} />,
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Owned(args: DateTimeFieldProps) {
  const [value, setValue] = useState(args.value);
  function change(next: string) {
    args.onChange(next);
    setValue(next);
  }
  return <DateTimeField {...args} value={value} onChange={change} />;
}

export const Plain: Story = {};
export const Empty: Story = { args: { value: '' } };
export const Hint: Story = { args: { hint: 'In your own time zone' } };
export const Changed: Story = { args: { isChanged: true } };
export const Invalid: Story = { args: { error: 'Please enter a time in the future' } };
export const Locked: Story = { args: { lockedReason: 'Available when the box is closed' } };
export const LockedAndEmpty: Story = {
  args: { value: '', lockedReason: 'Available when the box is closed' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const BesideATextField: Story = {
  render: (args) => (
    <Page width="form">
      <Grid columns={2} minColumnWidth={260}>
        <DateTimeField {...args} hint="In your own time zone" />
        <TextField label="Opened by" value="mira" hint="Who has the key" onChange={fn()} />
        <DateTimeField {...args} label="Closes" value="" />
        <DateTimeField {...args} label="Sealed" lockedReason="Available when the box is closed" />
      </Grid>
    </Page>
  ),
  play: async ({ canvas }) => {
    const [opens, by] = [canvas.getByLabelText('Opens'), canvas.getByLabelText('Opened by')].map((field) =>
      field.parentElement?.getBoundingClientRect(),
    );
    await expect(opens?.height).toBe(by?.height);
    await expect(opens?.top).toBe(by?.top);
  },
};

export const TypedDateIsReported: Story = {
  args: { value: '', relative: () => 'in 5 years' },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Opens');
    await userEvent.type(field, '2031-04-06 08:0');
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-04-06 08:0');
    await expect(canvas.queryByText('in 5 years')).toBeNull();
    await userEvent.type(field, '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-04-06T08:05');
    await expect(field).toHaveValue('2031-04-06 08:05');
    await expect(canvas.getByText('in 5 years')).toBeVisible();
  },
};

export const DateCanBeCleared: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Opens');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
  },
};

export const OtherSpellingIsCompletedOnLeaving: Story = {
  args: { value: '' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Opens');
    await userEvent.type(field, '6 Apr 2031, 8:05');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2031-04-06T08:05');
    await expect(field).toHaveValue('2031-04-06 08:05');
  },
};

export const LockedFieldIsReadOnly: Story = {
  args: { lockedReason: 'Available when the box is closed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Opens');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription('Available when the box is closed');
    await expect(field).toHaveValue('2031-04-05 14:30');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LockedFieldWithoutADateShowsNotSet: Story = {
  ...LockedAndEmpty,
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Not set')).toHaveAccessibleName('Opens');
  },
};

export const ErrorDescribesTheField: Story = {
  ...Invalid,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Opens');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a time in the future');
  },
};

export const IncompleteDateIsAnError: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Opens');
    await userEvent.type(field, '2031-04');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a date and time, such as 2031-04-05 14:30');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '-06 08:00');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
