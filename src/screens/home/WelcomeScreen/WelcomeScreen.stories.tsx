import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WelcomeScreen } from './WelcomeScreen.tsx';

const meta = {
  title: 'Screens/Home/Welcome',
  component: WelcomeScreen,
  args: { view: { name: 'alice', href: '/prouser' } },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LeadsToTheUserDashboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome alice' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Please click to continue' })).toHaveAttribute(
      'href',
      '/prouser',
    );
  },
};
