import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Page } from '../Layout/Layout.tsx';
import { mockClipboard } from '../testing/mockClipboard.ts';
import { CopyableText } from './CopyButton.tsx';
import { Text } from '../Text/Text.tsx';

const writeText = fn();
const key = 'u0zY7pQ9TqJ4mXbL2cVnR8sKdWfGhE1oAi5tB3xN6vM=';

const meta = {
  title: 'Components/Data/CopyableText',
  component: CopyableText,
  parameters: { layout: 'padded' },
  args: { value: '10.20.4.4', label: 'address' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    return mockClipboard({ writeText });
  },
} satisfies Meta<typeof CopyableText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Small: Story = { args: { value: 'fd42:20:4::4', isSmall: true } };
export const CustomContent: Story = {
  args: {
    value: 'left-01.shed',
    label: 'left-01.shed',
    children: (
      <Text as="span">
        left-01
        <Text as="span" tone="tertiary">
          .shed
        </Text>
      </Text>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy left-01.shed' }));
    await expect(writeText).toHaveBeenCalledWith('left-01.shed');
  },
};
export const Truncated: Story = {
  args: { value: key, label: 'key', isTruncated: true },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Page>
      <CopyableText {...args} />
    </Page>
  ),
};

const inATable: Story = {
  render: (args) => (
    <table>
      <thead>
        <tr>
          <th>Address</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <CopyableText {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
};

export const RowShowsTheButtonOnFocus: Story = {
  ...inATable,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy address' });
    await expect(getComputedStyle(button.parentElement ?? button).opacity).toBe('0');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button.parentElement ?? button).opacity).toBe('1');
  },
};

export const CopyIncludesTruncatedText: Story = {
  ...Truncated,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }));
    await expect(writeText).toHaveBeenCalledWith(key);
  },
};

export const BlockedClipboardSelectsTheText: Story = {
  beforeEach: () => mockClipboard(undefined),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The text is selected');
    await expect(window.getSelection()?.toString()).toBe('10.20.4.4');
  },
};
