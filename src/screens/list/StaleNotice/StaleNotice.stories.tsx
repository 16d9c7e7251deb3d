import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MINUTE, NOW } from '../../../../mocks/fixtures/now.ts';
import { Page } from '../../../components/Layout/Layout.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const updated = { at: NOW - 2 * MINUTE, exact: 'Sat 21 Nov 2026, 14:06:31' };

const meta = {
  title: 'Screens/List/StaleNotice',
  component: StaleNotice,
  args: { freshness: { staleBecause: 'Could not reach server', updated }, onRetry: fn() },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof StaleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stale: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Fresh: Story = { args: { freshness: { staleBecause: undefined, updated } } };
