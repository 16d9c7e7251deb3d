import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failureText } from '../../../domain/text/failureText.ts';
import { LoadError } from './LoadError.tsx';

const meta = {
  title: 'Screens/State/LoadError',
  component: LoadError,
  args: {
    heading: 'Couldn’t load nodes',
    reason: failureText({ kind: 'unreachable', offline: false }),
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ServerUnreachable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '?why=server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ClosedWithoutResponse: Story = {
  args: { reason: failureText({ kind: 'unreachable', offline: false, isClosed: true }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', '?why=closed');
  },
};

export const UnexpectedResponse: Story = {
  args: { reason: failureText({ kind: 'malformed', detail: 'The response is a web page.' }) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Why?' })).toBeVisible();
  },
};

/** The server reported the reason, so there is no link to the diagnosis. */
export const Rejected: Story = {
  args: { reason: failureText({ kind: 'rejected', status: 500, message: 'database is gone' }) },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Why?' })).toBeNull();
  },
};
