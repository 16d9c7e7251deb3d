import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../Layout/Layout.tsx';
import { ToneBar } from './ToneBar.tsx';

const meta = {
  title: 'Components/Data/ToneBar',
  component: ToneBar,
  args: { label: 'Boxes', counts: { healthy: 117, warning: 5, error: 4, pending: 2 } },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ToneBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  args: { counts: { healthy: 60, warning: 5, error: 4, pending: 2, off: 9 } },
};

export const CountsAreAnnounced: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Boxes: 117 healthy, 5 warning, 4 error, 2 pending')).toBeInTheDocument();
  },
};

export const SmallestPartIsVisible: Story = {
  args: { counts: { healthy: 5000, error: 1 } },
  play: async ({ canvasElement }) => {
    const error = canvasElement.querySelector('[data-tone=error]');
    await expect(error?.getBoundingClientRect().width).toBeGreaterThanOrEqual(8);
  },
};
