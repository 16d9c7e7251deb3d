import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Panel } from '../Panel/Panel.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Components/Columns',
  component: Columns,
  parameters: { layout: 'padded' },
  args: {
    children: ['Contents', 'History', 'Labels'].map((title) => (
      <Panel key={title} title={title}>
        Nothing yet
      </Panel>
    )),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Equal: Story = {};
export const Weighted: Story = { args: { weights: [4, 3, 2] } };

export const BelowEachOtherOnAPhone: Story = {
  args: { weights: [4, 3, 2] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll('section')].map((panel) =>
      panel.getBoundingClientRect(),
    );
    await expect(new Set(panels.map((panel) => panel.left)).size).toBe(1);
    await expect(new Set(panels.map((panel) => panel.top)).size).toBe(3);
  },
};
