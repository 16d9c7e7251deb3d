import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  parameters: { layout: 'centered' },
  args: { relative: '21 s ago', exact: 'Sat 21 Nov 2026, 14:06:31' },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};
export const Future: Story = { args: { relative: 'in 8 years', exact: 'Sat 4 Mar 2034, 00:00:00' } };

export const FocusShowsTheExactTime: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(args.exact);
  },
};
