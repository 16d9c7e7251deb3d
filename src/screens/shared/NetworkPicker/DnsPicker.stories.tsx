import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetDnsEntries, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { viewer } from '../../../domain/session/permissions.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { dnsPickerView, type DnsPickerInput } from './recordPickers.ts';

const fleet: DnsPickerInput = {
  entries: ready(fleetDnsEntries),
  nodes: ready(fleetNodes),
  networks: ready(fleetNetworks),
  config: ready({ isDnsOn: true }),
  viewer: viewer(aSessionUser(), true, []),
  query: new URLSearchParams(),
  rowsPerPage: 25,
};
const viewOf = (changes: Partial<DnsPickerInput> = {}) => dnsPickerView({ ...fleet, ...changes });

const meta = {
  title: 'Screens/DNS/DnsPicker',
  component: NetworkPicker,
  args: { view: viewOf(), on: { refresh: fn(), search: fn(), turnTo: fn() } },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'prod-eu 5 40' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const DnsOff: Story = { args: { view: viewOf({ config: ready({ isDnsOn: false }) }) } };

export const Loading: Story = { args: { view: viewOf({ networks: { status: 'loading' } }) } };

export const Empty: Story = { args: { view: viewOf({ networks: ready([]) }) } };

export const NoMatch: Story = { args: { view: viewOf({ query: new URLSearchParams('search=nowhere') }) } };

export const Failed: Story = {
  args: {
    view: viewOf({ nodes: { status: 'failed', failure: { kind: 'unreachable', offline: false } } }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.on.refresh).toHaveBeenCalled();
  },
};

export const Denied: Story = {
  args: {
    view: viewOf({
      viewer: aViewerAt({ 'prod-eu': 0, lab: 1 }),
    }),
  },
};
