import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mockClipboard } from '../testing/mockClipboard.ts';
import { ErrorReport } from './ErrorState.tsx';

const writeText = fn();
const report = [
  'Library 2.4.0',
  'Time: 2026-11-21T15:04:05.000Z',
  'Error: TypeError: cannot read the number of shelves',
  ...Array.from(
    { length: 20 },
    (_, index) => `    at Shelf${index} (https://library.example/assets/shelf.js)`,
  ),
].join('\n');

const meta = {
  title: 'Components/Feedback/ErrorReport',
  component: ErrorReport,
  parameters: { layout: 'centered' },
  args: { report },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return mockClipboard({ writeText });
  },
} satisfies Meta<typeof ErrorReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CopiesTheReport: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy error report' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(report);
  },
};

export const ReportCanBeReviewedBeforeCopying: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Library 2.4.0/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Report contents'));
    await expect(canvas.getByText(/Library 2.4.0/)).toBeVisible();
  },
};
