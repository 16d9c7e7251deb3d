import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowOf } from '../testing/overflow.ts';
import { Text, VisuallyHidden } from './Text.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: ' boxes on the left shelf' },
  render: (args) => (
    <Text as="div">
      <a href="#boxes">
        128
        <VisuallyHidden {...args} />
      </a>
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PartOfAnAccessibleName: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '128 boxes on the left shelf' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(40);
  },
};
export const HiddenTextDoesNotCountAsOverflow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['machines'],
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(overflowOf(canvas.getByText('boxes on the left shelf').parentElement)).toBe(0);
  },
};
