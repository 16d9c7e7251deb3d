import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoadingProgress } from './LoadingProgress.tsx';

const meta = {
  title: 'Screens/State/LoadingProgress',
  component: LoadingProgress,
  args: { subject: 'ACLs', view: { text: '38 of about 164 MB', share: 38 / 164 } },
} satisfies Meta<typeof LoadingProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cancellable: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading ACLs' })).toHaveAttribute(
      'value',
      String(38 / 164),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { view: { text: 'Waiting for about 164 MB', share: 0 }, onCancel: fn() },
};

export const UnknownSize: Story = {
  args: { subject: 'metrics', view: { text: '12 MB so far', share: undefined } },
};
