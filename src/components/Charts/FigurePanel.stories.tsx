import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarList, FigurePanel } from './Charts.tsx';

const meta = {
  title: 'Components/Layout/FigurePanel',
  component: FigurePanel,
  parameters: { layout: 'padded' },
  args: {
    title: 'Data sent',
    figure: '48.21',
    unit: 'GiB',
    children: <BarList tone="first" bars={[{ label: 'Sent', figure: '48.21', unit: 'GiB', share: 1 }]} />,
  },
} satisfies Meta<typeof FigurePanel>;
export default meta;

export const WithBars: StoryObj<typeof meta> = {};
