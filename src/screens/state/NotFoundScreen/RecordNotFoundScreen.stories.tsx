import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecordNotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/State/RecordNotFound',
  component: RecordNotFoundScreen,
  args: {
    view: {
      heading: 'Not Found',
      text: 'prod-eu has no node with this ID. It may have been deleted.',
      listHref: '/nodes/prod-eu',
      listLabel: 'Nodes of prod-eu',
    },
  },
} satisfies Meta<typeof RecordNotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownNode: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nodes of prod-eu' })).toHaveAttribute(
      'href',
      '/nodes/prod-eu',
    );
  },
};
