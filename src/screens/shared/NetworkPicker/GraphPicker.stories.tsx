import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { graphPickerView, type GraphPickerInput } from './nodePickers.ts';

const viewOf = (changes: Partial<GraphPickerInput> = {}) =>
  graphPickerView({
    nodes: ready(fleetNodes),
    networks: ready(fleetNetworks),
    viewer: viewer(aSessionUser(), true, []),
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

const meta = {
  title: 'Screens/Graphs/GraphPicker',
  component: NetworkPicker,
  parameters: { layout: 'fullscreen' },
  args: { view: viewOf(), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Network Graphs' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'prod-eu' })).toHaveAttribute('href', '/graphs/prod-eu');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: viewOf({ nodes: { status: 'loading' } }) } };
export const NoMatch: Story = { args: { view: viewOf({ query: new URLSearchParams('search=nowhere') }) } };
export const Empty: Story = { args: { view: viewOf({ nodes: ready([]), networks: ready([]) }) } };
export const Failed: Story = {
  args: { view: viewOf({ nodes: { status: 'failed', failure: { kind: 'timeout' } } }) },
};
