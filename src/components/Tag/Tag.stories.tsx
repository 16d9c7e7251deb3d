import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Page } from '../Layout/Layout.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Components/Data/Tag',
  component: Tag,
  args: { children: 'Server' },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Inline isWrapping>
      <Tag>Server</Tag>
      <Tag icon="relayed">Relayed</Tag>
      <Tag tone="healthy">Healthy</Tag>
      <Tag tone="warning" icon="timer">
        Warning
      </Tag>
      <Tag tone="error">Error</Tag>
      <Tag tone="pending">Pending</Tag>
      <Tag tone="off">Disabled</Tag>
      <Tag tone="accent">You</Tag>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You').parentElement?.offsetHeight).toBe(20);
  },
};
