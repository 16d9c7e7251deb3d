import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    heading: 'Couldn’t load the books',
    text: 'No response from the catalogue. Nothing was changed.',
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesTheErrorAndRetries: Story = {
  args: { onRetry: fn(), detail: 'shelf 12: no such row in table "books"' },
  play: async ({ canvas, userEvent, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Couldn’t load the books');
    await expect(alert).toHaveTextContent('shelf 12: no such row in table "books"');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithAReport: Story = {
  args: { onRetry: fn(), detail: 'TypeError: no shelf', report: 'Library 2.4.0\nTypeError: no shelf' },
};

export const WithoutRetry: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
