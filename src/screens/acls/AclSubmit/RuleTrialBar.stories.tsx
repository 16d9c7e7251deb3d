import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AppFrame } from '../../../components/AppFrame/AppFrame.tsx';
import { listen } from '../../../components/testing/spoken.ts';
import { RuleTrialBar } from './RuleTrialBar.tsx';

const meta = {
  title: 'Screens/ACLs/RuleTrialBar',
  component: RuleTrialBar,
  args: {
    netid: 'prod-eu',
    cause: 'The last change isolated server node netmaker-1, and blocked 45 of 300 pairs.',
    state: { status: 'counting', seconds: 42 },
    on: { keep: fn(), revert: fn(), dismiss: fn(), extend: fn() },
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
    const heard = listen();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '5 more minutes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.extend).toHaveBeenCalledWith('prod-eu');
    await waitFor(() => expect(heard().at(-1)).toBe('Rules in prod-eu revert in 6 minutes.'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Revert now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.revert).toHaveBeenCalledWith('prod-eu');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.on.keep).toHaveBeenCalledWith('prod-eu');
    await waitFor(() => expect(heard().at(-1)).toBe('Rules in prod-eu kept'));
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

export const TheLastSecondsAreAnnouncedTwice: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Ticking(args) {
    const [seconds, setSeconds] = useState(22);
    return (
      <>
        <button type="button" onClick={() => setSeconds(seconds - 2)}>
          Tick
        </button>
        <RuleTrialBar {...args} state={{ status: 'counting', seconds }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const heard = listen();
    const about = () => heard().filter((text) => text.startsWith('Rules in prod-eu revert in'));
    const tick = canvas.getByRole('button', { name: 'Tick' });
    await userEvent.click(tick);
    await waitFor(() =>
      expect(about()).toEqual(['Rules in prod-eu revert in 20 seconds unless you select Keep.']),
    );
    for (let seconds = 20; seconds > 8; seconds -= 2) await userEvent.click(tick);
    await waitFor(() =>
      expect(about().slice(1)).toEqual(['Rules in prod-eu revert in 10 seconds unless you select Keep.']),
    );
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

export const ExtendedTenTimes: Story = {
  args: { state: { status: 'counting', seconds: 3000 }, canExtend: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('50 minutes');
    await userEvent.click(canvas.getByRole('button', { name: '5 more minutes' }));
    await expect(args.on.extend).not.toHaveBeenCalled();
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

/** 1280 × 1024 at 400% (WCAG 1.4.10). */
export const ZoomedIn: Story = {
  globals: { viewport: { value: 'zoomed' } },
  parameters: {
    viewport: { options: { zoomed: { name: 'Zoomed, 320', styles: { width: '320px', height: '256px' } } } },
  },
  render: (args) => (
    <AppFrame
      nav={null}
      topBar={<div style={{ height: 52 }} />}
      pageKey="acls"
      pageName="ACLs"
      dock={<RuleTrialBar {...args} />}
    >
      The rules
    </AppFrame>
  ),
  play: async ({ canvas }) => {
    await expect(window.innerHeight).toBe(256);
    await expect(canvas.getByRole('main').clientHeight).toBeGreaterThan(64);
    const bar = canvas.getByRole('region', { name: 'Keep these rules in prod-eu?' });
    const keep = canvas.getByRole('button', { name: 'Keep' });
    keep.focus();
    await waitFor(() =>
      expect(keep.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().bottom),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
