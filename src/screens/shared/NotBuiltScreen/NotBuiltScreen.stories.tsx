import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotBuiltScreen } from './NotBuiltScreen.tsx';

const meta = {
  title: 'Screens/Shared/NotBuilt',
  component: NotBuiltScreen,
  args: { view: { page: 'Access keys', homeHref: '/' } },
} satisfies Meta<typeof NotBuiltScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotBuilt: Story = {};

export const SaysWhichPageItWillBeAndLeadsHome: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Access keys: not built yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/');
  },
};
