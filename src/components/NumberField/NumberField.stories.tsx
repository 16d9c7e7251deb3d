import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: { layout: 'padded' },
  args: { label: 'Weight', value: '20', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    function change(next: string) {
      args.onChange(next);
      setValue(next);
    }
    return <NumberField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unit: Story = { args: { min: 1, unit: 'kg' } };

export const Minimum: Story = { args: { min: 0 } };

export const CustomHint: Story = { args: { min: 1, hint: 'Without the lid' } };

export const OutOfRange: Story = { args: { value: '-1', min: 0, error: '0 or more' } };

export const LettersAreRejected: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.type(field, 'x4,2 kg');
    await expect(field).toHaveValue('42');
    await expect(args.onChange).toHaveBeenLastCalledWith('42');
  },
};

export const RejectedCharacterKeepsTheCaret: Story = {
  args: { value: '12' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('x3');
    await expect(field).toHaveValue('132');
    await expect(field.selectionStart).toBe(2);
  },
};

/** The field accepts numbers out of range. The error explains. */
export const MinusSignIsKept: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-1');
    await expect(canvas.getByRole('textbox')).toHaveValue('-1');
  },
};

export const PasteKeepsOnlyTheNumber: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(' 51,821 kg');
    await expect(canvas.getByRole('textbox')).toHaveValue('51821');
    await expect(args.onChange).toHaveBeenLastCalledWith('51821');
  },
};

/** Without their punctuation, `1e308` would be 1308, and `1.5` and `1,5` would be 15. */
export const PasteNeverChangesTheNumber: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    for (const text of ['1e308', '1.5', '1,5', '12,34', '2E-3']) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await expect(args.onChange).toHaveBeenLastCalledWith(text);
    }
  },
};

export const PhoneShowsANumericKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** Chinese and Japanese input methods type full-width digits. */
export const FullWidthDigitsAreRead: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '１３００');
    await expect(field).toHaveValue('1300');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('－１４２０');
    await expect(args.onChange).toHaveBeenLastCalledWith('-1420');
  },
};
