import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Heading } from './Text.tsx';

const variants = ['loginTitle', 'title', 'dialogTitle', 'heading', 'subheading'] as const;

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  parameters: { layout: 'padded' },
  args: { level: 2, children: 'Shelves' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Heading key={variant} {...args} variant={variant}>
          {variant}
        </Heading>
      ))}
    </Stack>
  ),
};

export const LevelIsIndependentOfSize: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { level: 1, variant: 'subheading' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(getComputedStyle(heading).fontSize).toBe('13px');
  },
};
