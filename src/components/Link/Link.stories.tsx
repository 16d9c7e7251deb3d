import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link, NavigationProvider } from './Link.tsx';

const navigate = fn();

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/shelves', children: 'All shelves' },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Emphases: Story = {
  render: () => (
    <Stack>
      <Link href="/shelves">All shelves</Link>
      <Link href="/boxes/left-01" emphasis="name">
        left-01
      </Link>
      <Link href="/handbook" emphasis="quiet">
        <Icon name="docs" size={14} /> Handbook
      </Link>
    </Stack>
  ),
};

export const Focused: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const EnterNavigatesWithoutAReload: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/shelves');
  },
};

export const ExternalLinkOpensATabWithoutAReferrer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { href: 'https://docs.example.org/', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};
