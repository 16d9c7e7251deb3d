import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button, LinkButton } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    heading: 'No books found',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithArtAndActions: Story = {
  args: {
    text: 'Books appear here within seconds of being bought. Write an order and send it off.',
    art: 'graph',
    primary: (
      <Button kind="primary" size="form" icon="key" onPress={fn()}>
        Write an order
      </Button>
    ),
    secondary: (
      <LinkButton size="form" icon="docs" href="https://docs.example.org/" isExternal>
        How to order
      </LinkButton>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No books found' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write an order' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How to order' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: WithArtAndActions.args ?? {},
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NoMatch: Story = {
  args: {
    heading: 'No books match your search',
    primary: <Button size="form">Clear search</Button>,
  },
};
