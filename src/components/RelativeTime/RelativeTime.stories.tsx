import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ClockContext, RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Components/Data/RelativeTime',
  component: RelativeTime,
  parameters: { layout: 'centered' },
  args: { relative: (_now: number) => '21 s ago', exact: 'Sat 21 Nov 2026, 14:06:31' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};
export const Future: Story = { args: { relative: () => 'in 8 years', exact: 'Sat 4 Mar 2034, 00:00:00' } };

export const FocusShowsTheExactTime: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.exact);
  },
};

const clock = {
  time: 0,
  tick: () => {},
  now: () => clock.time,
  subscribe: (onTick: () => void) => {
    clock.tick = onTick;
    return () => {};
  },
};

/** The text updates without rendering its parent. */
export const FollowsTheClock: Story = {
  args: { relative: (now: number) => `${now} s ago` },
  beforeEach: () => {
    clock.time = 38;
  },
  decorators: [
    (Story) => (
      <ClockContext value={clock}>
        <Story />
      </ClockContext>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('38 s ago');
    clock.time = 43;
    clock.tick();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent('43 s ago'));
  },
};
