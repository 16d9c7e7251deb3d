import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LeaveConfirm } from './LeaveConfirm.tsx';

const meta = {
  title: 'Screens/Frame/LeaveConfirm',
  component: LeaveConfirm,
  args: { onLeave: fn(), onStay: fn() },
} satisfies Meta<typeof LeaveConfirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {};

export const RunInProgress: Story = { args: { run: 'Delete 14 nodes' } };

export const RulesOnTrial: Story = { args: { trials: ['prod-eu', 'office'] } };

export const EscStaysOnThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LeaveButtonLeaves: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
