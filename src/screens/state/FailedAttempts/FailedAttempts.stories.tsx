import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedAttempts } from './FailedAttempts.tsx';

const meta = {
  title: 'Screens/State/FailedAttempts',
  component: FailedAttempts,
  args: {
    view: {
      isOver: true,
      failed: 10,
      total: 10,
      heading: 'Too many failed requests, refresh to retry',
      reason: 'Could not reach server',
      text: '10 requests in a row failed, so the console stopped retrying. Last attempt 21 s ago: Could not reach server.',
    },
    onRefresh: fn(),
    hasLog: true,
  },
} satisfies Meta<typeof FailedAttempts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overload: Story = {};

export const TryingAgain: Story = {
  args: {
    view: {
      isOver: false,
      failed: 3,
      total: 10,
      heading: 'Couldn’t load metrics',
      reason: 'Could not reach server',
      text: 'Could not reach server. Retrying… 3 of 10 attempts have failed.',
    },
  },
};

export const RefreshStartsOver: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many failed requests, refresh to retry');
    await expect(canvas.getByRole('link', { name: 'Why?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
