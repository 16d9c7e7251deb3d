import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/shelves', children: 'All shelves' },
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

export const ExternalLinkOpensATabWithoutAReferrer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { href: 'https://docs.example.org/', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};
