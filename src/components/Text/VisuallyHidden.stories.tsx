import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const PartOfAnAccessibleName: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '128 boxes on the left shelf' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(40);
  },
};
