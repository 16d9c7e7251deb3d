import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './Layout.tsx';
import { Panel } from '../Panel/Panel.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { layout: 'padded' },
  args: {
    columns: 3,
    minColumnWidth: 200,
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => (
      <Panel key={word} title={word}>
        Contents
      </Panel>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvasElement: HTMLElement) =>
  new Set([...canvasElement.querySelectorAll('section')].map((panel) => panel.getBoundingClientRect().left))
    .size;

export const RequestedColumns: Story = {
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(3);
  },
};

export const FewerColumnsInANarrowSpace: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
  },
};
