import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Mono, Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'How to order',
    tabs: [
      { id: 'letter', label: 'By letter', content: <Text>Write to the post office.</Text> },
      { id: 'wire', label: 'By wire', content: <Mono>STOP SEND BOOKS STOP</Mono> },
      { id: 'visit', label: 'In person', content: <Text>Ask at the desk.</Text> },
    ],
  },
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeViews: Story = {};

export const WithALink: Story = {
  args: { end: <Link href="https://example.com/">Prices</Link> },
};

export const WithALinkOnAPhone: Story = { ...WithALink, globals: { viewport: { value: 'phone' } } };

export const ArrowKeysChangeTheView: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: 'By letter', selected: true });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'By wire', selected: true })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('STOP SEND BOOKS STOP');
  },
};
