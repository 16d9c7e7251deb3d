import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { NetworkPicker } from './NetworkPicker.tsx';
import { accessKeyPickerView, type AccessKeyNetworks } from './recordPickers.ts';

const viewOf = (networks: AccessKeyNetworks) =>
  accessKeyPickerView({ networks, query: new URLSearchParams(), rowsPerPage: 10 });

const networks = [
  { netid: 'prod-eu', accessKeys: [anAccessKey({ uses: 94 }), anAccessKey({ uses: 6 })] },
  { netid: 'lab', accessKeys: [] },
  { netid: 'office', accessKeys: [anAccessKey({ uses: 1 })] },
];

const meta = {
  title: 'Screens/Access keys/AccessKeyPicker',
  component: NetworkPicker,
  parameters: { layout: 'fullscreen' },
  args: {
    view: viewOf({ status: 'ready', value: networks }),
    on: { refresh: fn(), search: fn(), turnTo: fn() },
  },
} satisfies Meta<typeof NetworkPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ManyNetworks: Story = {
  args: {
    view: viewOf({
      status: 'ready',
      value: Array.from({ length: 400 }, (_, index) => ({
        netid: `net-${index}`,
        accessKeys: [anAccessKey()],
      })),
    }),
  },
};

export const NoNetwork: Story = { args: { view: viewOf({ status: 'ready', value: [] }) } };

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Failed: Story = {
  args: { view: viewOf({ status: 'failed', failure: { kind: 'unreachable', offline: false } }) },
};
