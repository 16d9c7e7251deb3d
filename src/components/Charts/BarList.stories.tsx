import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList } from './Charts.tsx';

const meta = {
  title: 'Components/Data/BarList',
  component: BarList,
  parameters: { layout: 'padded' },
  args: {
    tone: 'first',
    bars: [
      { label: 'Sent', figure: '48.21', unit: 'GiB', share: 1 },
      { label: 'Sent per hour', figure: '158.14', unit: 'MiB', share: 0.003 },
    ],
  },
} satisfies Meta<typeof BarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTone: Story = {};
export const SecondTone: Story = { args: { tone: 'second' } };
export const NothingSent: Story = {
  args: {
    bars: [
      { label: 'Sent', figure: '0', unit: 'B', share: 0 },
      { label: 'Sent per hour', figure: '0', unit: 'B', share: 0 },
    ],
  },
};
