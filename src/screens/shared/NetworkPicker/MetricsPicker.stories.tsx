import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { metricsPickerView, type NodePickerInput } from './nodePickers.ts';

const viewOf = (changes: Partial<NodePickerInput> = {}) =>
  metricsPickerView({
    networks: ready(fleetNetworks),
    nodes: ready(fleetNodes),
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

const meta = {
  title: 'Screens/Metrics/MetricsPicker',
  component: NetworkPicker,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: viewOf({ networks: { status: 'loading' } }) } };
export const Empty: Story = { args: { view: viewOf({ networks: ready([]) }) } };
export const Failed: Story = {
  args: {
    view: viewOf({ networks: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
};

export const NetworksLeadToTheirMatrix: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'prod-eu' })).toHaveAttribute('href', '/metrics/prod-eu');
    await expect(canvas.getByRole('link', { name: 'All networks' })).toHaveAttribute(
      'href',
      '/metrics/MetricsTable',
    );
  },
};
