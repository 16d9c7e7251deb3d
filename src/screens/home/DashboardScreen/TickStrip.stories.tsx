import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from '../../../components/Layout/Layout.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { TickStrip } from './TickStrip.tsx';

function network(netid: string, healthy: number, ...others: HealthStatus[]) {
  const ticks = [...Array.from({ length: healthy }, (): HealthStatus => 'healthy'), ...others];
  return { netid, ticks };
}

const networks = [
  network('attic', 15, 'pending', 'warning', 'error'),
  network('cellar', 7, 'warning'),
  network('office', 20, 'warning', 'pending'),
  network('west-hall', 37, 'warning', 'error', 'error'),
  network('east-hall', 34, 'warning', 'error'),
  network('reading-room', 3),
];

const meta = {
  title: 'Screens/Home/TickStrip',
  component: TickStrip,
  args: { networks },
  decorators: [
    (Story) => (
      <Page>
        <Panel title="Fleet">
          <Story />
        </Panel>
      </Page>
    ),
  ],
} satisfies Meta<typeof TickStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeNetworks: Story = {};

export const NetworksLinkToTheirNodes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'attic 18 15 healthy, 1 warning, 1 error, 1 pending' });
    await expect(first).toHaveAttribute('href', '/nodes/attic');
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const ThousandsOfTicksShowBars: Story = {
  args: { networks: [...networks, network('warehouse', 4800, 'error'), network('annexe', 12, 'warning')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^warehouse 4,801/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll('a span').length).toBeLessThan(100);
  },
};

export const PhoneShowsOneBar: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nodes by network: 116 healthy, 5 warning, 4 error, 2 pending'),
    ).toBeInTheDocument();
  },
};
