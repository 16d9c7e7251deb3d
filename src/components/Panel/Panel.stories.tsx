import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider, Page } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  args: { title: 'Contents', children: 'Letters, two parcels and a postcard.' },
  render: (args) => (
    <Page>
      <Panel {...args} />
    </Page>
  ),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithCountNoteAndAction: Story = {
  args: { count: 6, note: 'since Monday', action: <Link href="/boxes">Open</Link> },
};
export const Untitled: Story = {
  render: ({ children }) => (
    <Page>
      <Panel>{children}</Panel>
    </Page>
  ),
};
export const WithoutPadding: Story = { args: { padding: 'none', children: <Divider /> } };
export const BareOnAPhone: Story = {
  args: { isBareOnPhone: true },
  globals: { viewport: { value: 'phone' } },
};

export const TitleNamesTheRegion: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Contents' })).toBeVisible();
  },
};
