import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { Age } from './Age.tsx';

const meta = {
  title: 'Screens/List/Age',
  component: Age,
  args: { moment: { at: NOW - 4 * MINUTE, exact: 'Sat 21 Nov 2026, 14:02:31' } },
} satisfies Meta<typeof Age>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AgeOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 min ago')).toBeVisible();
  },
};

export const WithLabel: Story = {
  args: { what: 'Updated' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Updated 4 min ago')).toBeVisible();
  },
};
