import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordPlaceholder } from './RecordPlaceholder.tsx';

const meta = {
  title: 'Screens/State/RecordPlaceholder',
  component: RecordPlaceholder,
  args: {
    view: { status: 'failed', subject: 'the server’s configuration', reason: 'Could not reach server' },
    onRetry: fn(),
  },
} satisfies Meta<typeof RecordPlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const NoRecord: Story = {
  args: {
    view: {
      status: 'noRecord',
      heading: 'Not Found',
      text: 'There’s no user named viktor.',
      listHref: '/users',
      listLabel: 'All users',
    },
  },
};

export const TryAgainRetries: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Could not reach server')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
