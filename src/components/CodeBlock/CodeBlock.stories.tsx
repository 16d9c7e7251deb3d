import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { mockClipboard } from '../testing/mockClipboard.ts';
import { Page } from '../Layout/Layout.tsx';
import { listen } from '../testing/spoken.ts';
import { CodeBlock } from './CodeBlock.tsx';

const writeText = fn();
const command = `brew pour --cup ${'eyJhcGljb25uc3RyaW5nIjoi'.repeat(8)}=`;

const meta = {
  title: 'Components/Data/CodeBlock',
  component: CodeBlock,
  args: { value: command, label: 'Pour command', prompt: '$' },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return mockClipboard({ writeText });
  },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Command: Story = {};

export const Short: Story = { args: { value: 'brew pour' } };

export const OneLineWithHeading: Story = {
  render: () => <CodeBlock label="Cup token" value={command} hasHeading isOneLine />,
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CopyLeavesOutThePrompt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Pour command' }));
    await waitFor(() => expect(heard().at(-1)).toBe('Copied'));
    await expect(writeText).toHaveBeenCalledWith(command);
  },
};

export const CopyIncludesTruncatedText: Story = {
  ...OneLineWithHeading,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(command);
    await expect(await canvas.findByRole('button', { name: 'Copied Cup token' })).toHaveFocus();
  },
};

export const BlockedClipboardSelectsTheText: Story = {
  beforeEach: () => mockClipboard(undefined),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Pour command' }));
    await waitFor(() => expect(heard().at(-1)).toContain('The text is selected'));
    await expect(window.getSelection()?.toString()).toBe(command);
  },
};
