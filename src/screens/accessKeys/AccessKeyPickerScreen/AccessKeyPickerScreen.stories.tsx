import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { anAccessKey } from '../../../../mocks/fixtures/accessKey.ts';
import { AccessKeyPickerScreen } from './AccessKeyPickerScreen.tsx';
import { accessKeyPickerView } from './accessKeyPickerView.ts';

const networks = [
  { netid: 'prod-eu', accessKeys: [anAccessKey({ uses: 94 }), anAccessKey({ uses: 6 })] },
  { netid: 'lab', accessKeys: [] },
  { netid: 'office', accessKeys: [anAccessKey({ uses: 1 })] },
];

const meta = {
  title: 'Screens/Access keys/AccessKeyPicker',
  component: AccessKeyPickerScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: accessKeyPickerView({ status: 'ready', networks }), on: { retry: fn() } },
} satisfies Meta<typeof AccessKeyPickerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Networks: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CountsThatAreNotTold: Story = {
  args: {
    view: accessKeyPickerView({ status: 'ready', networks: [{ netid: 'office', accessKeys: undefined }] }),
  },
};

export const ManyNetworks: Story = {
  args: {
    view: accessKeyPickerView({
      status: 'ready',
      networks: Array.from({ length: 400 }, (_, index) => ({
        netid: `net-${index}`,
        accessKeys: [anAccessKey()],
      })),
    }),
  },
};

export const NoNetwork: Story = { args: { view: accessKeyPickerView({ status: 'ready', networks: [] }) } };

export const Loading: Story = { args: { view: accessKeyPickerView({ status: 'loading' }) } };

export const Failed: Story = {
  args: { view: accessKeyPickerView({ status: 'failed', failure: { kind: 'unreachable', offline: false } }) },
};
