import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Failure } from '../../../domain/failure.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { viewer } from '../../../domain/session/permissions.ts';
import { clientPickerView, type ClientPickerInput } from './recordPickers.ts';

const gateways = ready(fleetNodes.filter(({ isIngressGateway }) => isIngressGateway));

const viewOf = (changes: Partial<ClientPickerInput> = {}, query = '') =>
  clientPickerView({
    netids: fleetNetworks.map(({ netid }) => netid),
    lists: { gateways, clients: ready(fleetClients) },
    viewer: viewer(aSessionUser(), true, []),
    query: new URLSearchParams(query),
    rowsPerPage: 25,
    ...changes,
  });
const failedBy = (failure: Failure) =>
  viewOf({ lists: { gateways, clients: { status: 'failed', failure } } });

const meta = {
  title: 'Screens/External clients/ClientPicker',
  component: NetworkPicker,
  args: { view: viewOf(), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'prod-eu 3 11' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'prod-eu' })).toHaveAttribute(
      'href',
      '/ext-clients/prod-eu',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { view: viewOf({ netids: undefined }) } };
export const Empty: Story = { args: { view: viewOf({ netids: [] }) } };
export const NoMatch: Story = {
  args: { view: viewOf({}, 'search=nowhere') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Clear search'));
    await expect(args.on.search).toHaveBeenCalledWith('');
  },
};
export const Failed: Story = {
  args: { view: failedBy({ kind: 'unreachable', offline: false }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};
export const WithoutANetwork: Story = {
  args: { view: viewOf({ netids: [], viewer: aViewerAt({}, { isEE: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have no network yet/)).toBeVisible();
  },
};
export const Huge: Story = {
  args: {
    view: viewOf({
      netids: Array.from({ length: 1000 }, (_, index) => `net-${index}`),
      rowsPerPage: 250,
    }),
  },
  tags: ['proof'],
};
