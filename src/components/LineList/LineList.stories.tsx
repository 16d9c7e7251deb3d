import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LineList } from './LineList.tsx';

type StageProps = {
  count: number;
  isWrapping?: boolean;
  current?: number;
  followsTop?: boolean;
  onLeaveTop?: () => void;
  text?: (number: number) => string;
};

/** Lines are numbered from the end. New lines are added before the first. */
function Stage({
  count: initial,
  isWrapping = true,
  current,
  followsTop,
  onLeaveTop,
  text = (number) => `verse ${number}`,
}: StageProps) {
  const [count, setCount] = useState(initial);
  const [shown, setShown] = useState(current);
  const keyOf = useCallback((index: number) => count - index, [count]);
  return (
    <>
      <Button onPress={() => setCount(count + 3)}>Add three</Button>
      <Button onPress={() => setShown(count - 1)}>Show the last</Button>
      <LineList
        label="Verses"
        count={count}
        keyOf={keyOf}
        renderLine={(index) => text(count - index)}
        isWrapping={isWrapping}
        current={shown}
        note="Newest first."
        ends={{ first: 'Newest verse', last: 'Oldest verse' }}
        {...(onLeaveTop && { onLeaveTop })}
        {...(followsTop !== undefined && { followsTop })}
      />
    </>
  );
}

const meta = {
  title: 'Components/Layout/LineList',
  component: Stage,
  parameters: { layout: 'padded' },
  args: { count: 200_000 },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = (number: number) => `verse ${number} ${'and on it goes '.repeat((number % 5) * 6)}`;

export const Few: Story = { args: { count: 5, current: 2 } };
export const Many: Story = {};
export const Wrapping: Story = { args: { text: long } };
export const NotWrapping: Story = { args: { text: long, isWrapping: false } };
export const OnAPhone: Story = { args: { text: long }, globals: { viewport: { value: 'phone' } } };

export const OnlyVisibleLinesAreRendered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem');
    await expect(lines.length).toBeLessThan(80);
    await expect(lines[0]).toHaveAttribute('aria-setsize', '200000');
  },
};

export const ButtonsJumpToBothEnds: Story = {
  args: { onLeaveTop: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oldest verse' }));
    await expect(await canvas.findByText('verse 1')).toBeVisible();
    await waitFor(() => expect(args.onLeaveTop).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Newest verse' }));
    await expect(await canvas.findByText('verse 200000')).toBeVisible();
  },
};

export const CurrentLineScrollsIntoView: Story = {
  args: { count: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last' }));
    const last = await canvas.findByText('verse 1');
    await expect(last).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(last).toBeVisible());
  },
};

export const NewLinesAppearAtTheTop: Story = {
  args: { count: 5000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add three' }));
    await expect(await canvas.findByText('verse 5003')).toBeVisible();
  },
};

export const NewLinesKeepTheScrollPosition: Story = {
  args: { count: 5000 },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Verses' });
    box.scrollTop = 2600;
    const line = await canvas.findByText('verse 4895');
    await waitFor(() => expect(line).toBeVisible());
    const { top } = line.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Add three' }));
    await waitFor(() =>
      expect(canvas.getByText('verse 4895').getBoundingClientRect().top).toBeCloseTo(top, 0),
    );
    await expect(box.scrollTop).toBe(2600 + 3 * 26);
  },
};

export const KeysScrollTheList: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show the last' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Verses' })).toHaveFocus();
  },
};

export const FollowingScrollsToTheTop: Story = {
  render: function Following(args) {
    const [follows, setFollows] = useState(false);
    return (
      <>
        <Button onPress={() => setFollows(true)}>Follow</Button>
        <Stage {...args} followsTop={follows} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oldest verse' }));
    await expect(await canvas.findByText('verse 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(await canvas.findByText('verse 200000')).toBeVisible();
  },
};
