import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../Layout/Layout.tsx';
import { Mono } from './Text.tsx';

const meta = {
  title: 'Components/Data/Mono',
  component: Mono,
  args: { children: '10.20.4.4/32' },
  render: (args) => (
    <Page>
      <Mono {...args} />
    </Page>
  ),
} satisfies Meta<typeof Mono>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const SmallSecondLine: Story = { args: { isSmall: true, children: 'fd42:20:4::4' } };
export const Truncated: Story = {
  args: { isTruncated: true, children: 'iptables -A FORWARD -i left-01 -o right-02 -j ACCEPT; '.repeat(4) },
  globals: { viewport: { value: 'phone' } },
};
