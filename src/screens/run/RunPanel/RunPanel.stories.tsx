import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { overflowOf } from '../../../components/testing/overflow.ts';
import type { ItemState, Run, RunResult } from '../../../domain/run/run.ts';
import { RunPanel } from './RunPanel.tsx';

const states: readonly ItemState[] = ['done', 'failed', 'done', 'unknown', 'running', 'waiting'];

function resultsOf(count: number, stateOf: (index: number) => ItemState): readonly RunResult[] {
  return Array.from({ length: count }, (_, index) => {
    const state = stateOf(index);
    return {
      key: String(index),
      name: `ams-worker-${index}`,
      state,
      ...(state === 'failed' && { text: 'could not find a node with this ID' }),
    };
  });
}

const mixed = resultsOf(6, (index) => states[index] ?? 'waiting');

function aRun(run: Partial<Run>): Run {
  return { title: 'Approve 6 nodes', status: 'running', results: mixed, canUndo: false, ...run };
}

const meta = {
  title: 'Screens/Run/RunPanel',
  component: RunPanel,
  args: {
    run: aRun({}),
    on: { stop: fn(), continue: fn(), retry: fn(), undo: fn(), close: fn() },
  },
} satisfies Meta<typeof RunPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const ended = resultsOf(6, (index) => (index === 2 ? 'failed' : 'done'));

export const Running: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('2 done, 1 failed, 1 unconfirmed, 2 left')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Approve 6 nodes' })).toHaveValue(4);
    const names = within(canvas.getByRole('list', { name: 'Results' })).getAllByText(/^ams-worker/);
    await expect(names.map((name) => name.textContent?.at(-1)).join('')).toBe('130245');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.on.close).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.on.stop).toHaveBeenCalledOnce();
  },
};

export const NoFailuresYet: Story = {
  args: { run: aRun({ results: resultsOf(6, (index) => (index < 2 ? 'done' : 'waiting')) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide results' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Stopping: Story = { args: { run: aRun({ status: 'stopping' }) } };

export const Stopped: Story = {
  args: {
    run: aRun({ status: 'stopped', results: resultsOf(6, (index) => (index < 3 ? 'done' : 'waiting')) }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('3 done, 3 not sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.on.continue).toHaveBeenCalledOnce();
  },
};

/** Continue and Stop replace each other. */
export const FocusStaysInThePanel: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Continuing({ on }) {
    const [status, setStatus] = useState<Run['status']>('stopped');
    return <RunPanel run={aRun({ status })} on={{ ...on, continue: () => setStatus('running') }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('region', { name: 'Approve 6 nodes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
  },
};

export const EndedWithAFailure: Story = {
  args: { run: aRun({ status: 'over', results: ended, canUndo: true }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry 1 failed' }));
    await expect(args.on.retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.on.undo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.on.close).toHaveBeenCalledOnce();
  },
};

export const Ended: Story = { args: { run: aRun({ status: 'over', results: resultsOf(6, () => 'done') }) } };

export const AfterAReload: Story = {
  args: { run: aRun({ status: 'interrupted' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Stopped when the page reloaded or the session ended\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retry|^Continue/ })).toBeNull();
    await expect(canvas.getByText('Couldn’t confirm whether the change was applied')).toBeVisible();
  },
};

export const FiveHundredItems: Story = {
  args: {
    run: aRun({
      title: 'Edit 500 nodes',
      results: resultsOf(500, (index) => (index % 50 === 7 ? 'failed' : index < 300 ? 'done' : 'waiting')),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(101);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(201);
  },
};

export const OnAPhone: Story = {
  tags: ['machines'],
  globals: { viewport: { value: 'phone' } },
  args: {
    run: aRun({
      status: 'over',
      canUndo: true,
      results: ended.map((result) =>
        result.state === 'failed'
          ? { ...result, text: 'duplicate key in nodes_listen_port_and_endpoint_of_network_key' }
          : result,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Results' });
    await expect(overflowOf(list)).toBe(0);
  },
};
