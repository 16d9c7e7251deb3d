import type { Meta, StoryObj } from '@storybook/react-vite';
import { Doughnut } from './Charts.tsx';

const meta = {
  title: 'Components/Data/Doughnut',
  component: Doughnut,
  parameters: { layout: 'padded' },
  args: { share: 0.714 },
} satisfies Meta<typeof Doughnut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {};
export const Full: Story = { args: { share: 1 } };
export const Empty: Story = { args: { share: 0 } };
