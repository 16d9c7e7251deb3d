import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnOffStrip } from './Charts.tsx';

const ticks = (count: number) => Array.from({ length: count }, (_, index) => index % 13 !== 9);

const meta = {
  title: 'Components/Data/OnOffStrip',
  component: OnOffStrip,
  parameters: { layout: 'padded' },
  args: { ticks: ticks(39) },
} satisfies Meta<typeof OnOffStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Few: Story = { args: { ticks: ticks(3) } };
export const Many: Story = { args: { ticks: ticks(250) } };
