import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowOf } from '../../../components/testing/overflow.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/State/NotFound',
  component: NotFoundScreen,
  args: { view: { address: '/nodes/prod-eu/4b1f/edti', homeHref: '/' } },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  play: async ({ canvas }) => {
    const sentence = 'You’ve lost your way. Netmaker doesn’t have a page here';
    await expect(canvas.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
    await expect(canvas.getByText('/nodes/prod-eu/4b1f/edti')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/');
  },
};
export const LongAddress: Story = {
  args: { view: { address: `/nodes/${'prod-eu-'.repeat(30)}`, homeHref: '/' } },
};
export const OnAPhone: Story = {
  tags: ['machines'],
  ...LongAddress,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(overflowOf(document.documentElement)).toBe(0);
  },
};
