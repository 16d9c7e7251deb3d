import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RuleTrialBar } from './RuleTrialBar.tsx';

const meta = {
  title: 'Screens/ACLs/RuleTrialBar',
  component: RuleTrialBar,
  args: {
    netid: 'prod-eu',
    cause: 'The last change isolated server node netmaker-1, and blocked 45 of 300 pairs.',
    state: { status: 'counting', seconds: 42 },
    on: { keep: fn(), revert: fn(), dismiss: fn() },
  },
} satisfies Meta<typeof RuleTrialBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counting: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('42 seconds');
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(
      'Keep these rules in prod-eu? Rules revert in 42 seconds unless you select Keep.',
    );
    // A screen reader would otherwise announce every second.
    await expect(alert).not.toContainElement(canvas.getByRole('timer'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Revert now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.revert).toHaveBeenCalledWith('prod-eu');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.keep).toHaveBeenCalledWith('prod-eu');
  },
};

export const KeepMovesFocusToThePage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Keeping({ on, ...bar }) {
    const [isKept, setKept] = useState(false);
    return (
      <main tabIndex={-1}>
        {!isKept && <RuleTrialBar {...bar} on={{ ...on, keep: () => setKept(true) }} />}
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const ChangedNodes: Story = {
  args: {
    cause: 'The last change disconnected gw-relay.',
    words: { these: 'changes', previous: 'settings' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Keep these changes in prod-eu? Changes revert in 42 seconds unless you select Keep.',
    );
  },
};

export const LastTenSeconds: Story = { args: { state: { status: 'counting', seconds: 1 } } };

export const Reverting: Story = {
  args: { state: { status: 'reverting', reason: '' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(args.on.keep).not.toHaveBeenCalled();
  },
};

export const ServerUnreachable: Story = {
  args: { state: { status: 'retrying', reason: 'Could not connect to server. Nothing was sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(/^Could not connect to server/)).toBeVisible();
  },
};

export const CouldNotBeReverted: Story = {
  args: { state: { status: 'failed', reason: 'disk full' } },
};

export const ReturnAfterALongTime: Story = { args: { state: { status: 'late' } } };

export const KeptInAnotherTab: Story = {
  args: { state: { status: 'kept' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.on.dismiss).toHaveBeenCalledWith('prod-eu');
  },
};

export const RevertedInAnotherTab: Story = { args: { state: { status: 'reverted' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
