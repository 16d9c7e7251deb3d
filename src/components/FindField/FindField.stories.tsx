import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { listen } from '../testing/spoken.ts';
import { FindField, type FindFieldProps } from './FindField.tsx';

function Stage(props: FindFieldProps) {
  const [value, setValue] = useState(props.value);
  const type = (typed: string) => {
    setValue(typed);
    props.onChange(typed);
  };
  return <FindField {...props} value={value} onChange={type} />;
}

const meta = {
  title: 'Components/Forms/FindField',
  component: Stage,
  parameters: { layout: 'padded' },
  args: {
    label: 'Find in the book',
    value: '',
    onChange: fn(),
    found: { position: 0, count: 0 },
    onStep: fn(),
    shortcut: '/',
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Found: Story = { args: { value: 'harbour', found: { position: 3, count: 41 } } };
export const NothingFound: Story = { args: { value: 'harbours' } };
export const OnAPhone: Story = {
  args: { value: 'harbour', found: { position: 3, count: 41 } },
  globals: { viewport: { value: 'phone' } },
};

export const EnterStepsAndEscapeClears: Story = {
  args: { found: { position: 1, count: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    const heard = listen();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Find in the book' })).toHaveFocus();
    await userEvent.keyboard('sea{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1, 'sea');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onStep).toHaveBeenLastCalledWith(-1, 'sea');
    await waitFor(() => expect(heard().at(-1)).toBe('1 of 2 matches'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const ButtonsStepAndKeepTheText: Story = {
  args: { value: 'sea', found: { position: 1, count: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(1, 'sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1, 'sea');
    await expect(canvas.getByRole('searchbox')).toHaveValue('sea');
  },
};

export const EnterSubmitsTextBeforeTheParentUpdates: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <FindField {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'sea{Enter}');
    await expect(args.onStep).toHaveBeenLastCalledWith(1, 'sea');
  },
};
