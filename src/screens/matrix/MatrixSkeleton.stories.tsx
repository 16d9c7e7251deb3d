import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatrixSkeleton } from './MatrixSkeleton.tsx';

const meta = {
  title: 'Screens/Matrix/MatrixSkeleton',
  component: MatrixSkeleton,
  args: { subject: 'ACLs', progress: { text: '38 of about 164 MB', share: 38 / 164 } },
} satisfies Meta<typeof MatrixSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arriving: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Loading ACLs', { selector: 'span' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const MetricsOfUnknownSize: Story = {
  args: { subject: 'metrics', progress: { text: '12 MB so far', share: undefined } },
};
