import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Screens/Shared/Crash',
  component: CrashScreen,
  args: { view: { detail: 'TypeError: cannot read the number of peers' }, on: { retry: fn() } },
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {};

export const OffersToTryAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
