import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadFailedScreen } from './LoadFailedScreen.tsx';

const meta = {
  title: 'Screens/Shared/LoadFailed',
  component: LoadFailedScreen,
  args: {
    view: { subject: 'The server’s configuration', reason: 'Could not reach server' },
    on: { retry: fn() },
  },
} satisfies Meta<typeof LoadFailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const OffersToTryAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Could not reach server')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.retry).toHaveBeenCalled();
  },
};
