import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, Stack } from '../Layout/Layout.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { overflowOf } from '../testing/overflow.ts';
import { StateBadge } from './ToneGlyph.tsx';

const meta = {
  title: 'Components/Data/StateBadge',
  component: StateBadge,
  args: { tone: 'healthy', label: 'HEALTHY', reason: '21 s ago' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof StateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Stack gap="medium">
      <StateBadge tone="healthy" label="HEALTHY" reason="21 s ago" />
      <StateBadge tone="warning" label="WARNING" reason="no check-in for 12 min" />
      <StateBadge tone="error" label="ERROR" reason="no check-in for 34 min" />
      <StateBadge tone="pending" label="Pending" reason="waiting for 6 min" />
      <StateBadge tone="off" label="Disabled" />
    </Stack>
  ),
};

export const WordKeepsItsCase: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const word = canvas.getByText('HEALTHY');
    await expect(getComputedStyle(word).textTransform).toBe('lowercase');
    await expect(getComputedStyle(word, '::first-letter').textTransform).toBe('uppercase');
  },
};

export const ReasonCanBeATime: Story = {
  args: { reason: <RelativeTime relative={() => '21 s ago'} exact="Sat 21 Nov 2026, 14:06:31" /> },
};

/** The spacing that some readers set (WCAG 1.4.12). */
export const ReasonWrapsWithWiderSpacing: Story = {
  args: { tone: 'warning', label: 'WARNING', reason: 'no check-in for 12 min' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <table style={{ width: 240, lineHeight: 1.5, letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
      <tbody>
        <tr style={{ height: 44 }}>
          <td>
            <StateBadge {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = canvas.getByText(/^no check-in/);
    await expect([scrollHeight, scrollWidth]).toEqual([clientHeight, clientWidth]);
    await expect(canvas.getByRole('row').getBoundingClientRect().height).toBe(44);
  },
};

export const LongReasonIsTruncated: Story = {
  tags: ['machines'],
  args: {
    tone: 'error',
    label: 'ERROR',
    reason: 'no sign of life since the last delivery of the year before. '.repeat(4),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const reason = canvas.getByText(/^no sign of life/);
    await expect(reason.scrollHeight).toBeGreaterThan(reason.clientHeight);
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};
