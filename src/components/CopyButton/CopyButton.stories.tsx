import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';
import { listen } from '../testing/spoken.ts';
import { mockClipboard } from '../testing/mockClipboard.ts';

const writeText = fn();

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  parameters: { layout: 'centered' },
  args: { value: '10.20.4.4', label: 'address' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return mockClipboard({ writeText });
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const ClickCopiesAndAnnouncesIt: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    await expect(writeText).toHaveBeenCalledWith('10.20.4.4');
    await waitFor(() => expect(heard().at(-1)).toBe('Copied'));
  },
};

export const KeyboardCopiesAndKeepsFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heard().at(-1)).toBe('Copied'));
    await expect(canvas.getByRole('button', { name: 'Copy address' })).toHaveFocus();
  },
};

/** Over plain HTTP there is no clipboard API, so the text is copied through a hidden field. */
export const CopyWorksOverPlainHTTP: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    const execCommand = fn(() => {
      copied.push(document.activeElement instanceof HTMLTextAreaElement ? document.activeElement.value : '');
      return true;
    });
    return mockClipboard(undefined, execCommand);
  },
  play: async ({ canvas, userEvent }) => {
    copied.length = 0;
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copied');
    await expect(copied).toEqual(['10.20.4.4']);
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(document.querySelector('textarea')).toBeNull();
  },
};
const copied: string[] = [];

export const BlockedClipboardShowsTheReason: Story = {
  beforeEach: () => mockClipboard({ writeText: () => Promise.reject(new Error('denied')) }, () => false),
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copying isn’t allowed here.');
    await waitFor(() => expect(heard().at(-1)).toBe('Copying isn’t allowed here. Select the text instead.'));
  },
};
