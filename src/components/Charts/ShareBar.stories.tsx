import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './Charts.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Components/Data/ShareBar',
  component: ShareBar,
  parameters: { layout: 'padded' },
  args: { share: 0.64 },
} satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <ShareBar {...args} />
      <ShareBar {...args} tone="first" />
      <ShareBar {...args} tone="second" />
    </Stack>
  ),
};

export const InATable: Story = { args: { kind: 'plain' } };
export const TinyShare: Story = { args: { share: 0.0001 } };
export const Zero: Story = { args: { share: 0 } };
export const AboveTheMaximum: Story = { args: { share: 1.2 } };
