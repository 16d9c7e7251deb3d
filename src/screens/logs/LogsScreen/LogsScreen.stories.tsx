import { longLog, sampleLog } from '../../../../mocks/fixtures/log.ts';
import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { longNames } from '../../../../mocks/fixtures/longNames.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { InMain } from '../../../components/testing/InMain.tsx';
import { namesAreWhole } from '../../../components/testing/cutNames.ts';
import { atWidth } from '../../../components/testing/widths.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import { logActions } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { parseLog } from '../../../domain/testing/parseLog.ts';
import { matchingLines } from '../../../domain/log/logSearch.ts';
import { LogsScreen } from './LogsScreen.tsx';
import { linesToShow, type LogFilter, logsView } from './logsView.ts';

const usernames = new Set(fleetUsers.map((user) => user.username));
const none: readonly LogLine[] = [];

const read = (log: string): Attempted<readonly LogLine[]> => ({
  data: ready(parseLog(log), 12),
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});
const failing = (attempts: number, failure: Failure): Attempted<readonly LogLine[]> => ({
  data: { status: 'failed', failure },
  isLoading: false,
  attempts,
  failedAt: NOW_MS - 21_000,
});

type StageProps = {
  logs: Attempted<readonly LogLine[]>;
  filter?: LogFilter;
  isFollowing?: boolean;
  on: ComponentProps<typeof LogsScreen>['on'];
};

/** The screen with a working filter. */
function Stage({ logs, filter: initial = { show: 'all', search: '' }, isFollowing = false, on }: StageProps) {
  const [filter, setFilter] = useState(initial);
  const lines = logs.data.status === 'ready' ? logs.data.value : none;
  const shown = linesToShow(lines, filter.show);
  const view = logsView(
    { usernames },
    {
      logs,
      shown,
      found: { search: filter.search, positions: matchingLines(shown, filter.search) },
      errorCount: lines.filter((line) => line.level === 'error').length,
      actions: logActions(lines),
      nameOf: () => undefined,
      filter,
      isFollowing,
      query: new URLSearchParams(),
      rowsPerPage: 25,
      now: NOW,
    },
  );
  const narrow = (changes: Partial<LogFilter>) => {
    on.filter(changes);
    setFilter({ ...filter, ...changes });
  };
  return <LogsScreen view={view} on={{ ...on, filter: narrow }} />;
}

const meta = {
  title: 'Screens/Logs/Logs',
  component: Stage,
  subcomponents: { LogsScreen },
  decorators: [InMain],
  args: {
    logs: read(sampleLog),
    on: { refresh: fn(), filter: fn(), follow: fn(), turnTo: fn(), download: fn() },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchHighlightsMatches: Story = {
  args: { filter: { show: 'all', search: 'gateway' } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Server logs' }));
    await expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('fra-gw-01 checked in to prod-eu');
    await expect(panel.getByText('gateway')).toHaveProperty('tagName', 'MARK');
    await expect(await canvas.findByText('1 of 1')).toBeVisible();
    const done = within(canvas.getByRole('table', { name: 'Activity' }));
    await expect(done.getByText('Created access key')).toBeVisible();
    await expect(done.getByText('The server doesn’t record who')).toBeVisible();
  },
};

export const PanelIsAtMostHalfTheWindowHigh: Story = {
  args: { logs: read(longLog(500)) },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Server logs' }).getBoundingClientRect();
    await expect(height).toBeCloseTo(window.innerHeight / 2, 0);
  },
};

const longLines = longNames.users
  .map(
    (user) =>
      `[netmaker] 2026-11-21 14:03:20 ${user} created access key ${longNames.keys[1]} on prod-eu (1) \n`,
  )
  .join('');
export const LongNames: Story = { args: { logs: read(longLines) }, play: namesAreWhole };
export const LongNamesInAWideWindow = atWidth('wide', LongNames);
export const LongNamesOnALaptop = atWidth('laptop', LongNames);
export const LongNamesOnATablet = atWidth('tablet', LongNames);
export const LongNamesOnAPhone = atWidth('phone', LongNames);
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Following: Story = { args: { isFollowing: true } };
export const ErrorsOnly: Story = {
  args: { filter: { show: 'errors', search: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Error:').length).toBeGreaterThan(0);
  },
};
export const ActionsOnly: Story = { args: { filter: { show: 'actions', search: '' } } };
export const NothingChangedToday: Story = {
  args: {
    filter: { show: 'actions', search: '' },
    logs: read('[netmaker] 2026-11-21 14:03:20 admin fetched networks. \n'),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing was changed today.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all lines' }));
    await expect(canvas.getByText(/fetched networks/)).toBeVisible();
  },
};
export const Loading: Story = { args: { logs: { ...read(''), data: { status: 'loading' } } } };

export const LoadingProgress: Story = {
  args: {
    logs: {
      ...read(''),
      data: { status: 'loading', progress: { received: 12_000_000, total: undefined } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 MB so far')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { logs: read('') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results found' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { filter: { show: 'all', search: '<b>nothing</b>' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all lines' }));
    await expect(canvas.getByRole('region', { name: 'Server logs' })).toBeVisible();
  },
};

export const Retrying: Story = {
  args: { logs: failing(4, { kind: 'unreachable', offline: false }) },
};

export const Overload: Story = {
  args: { logs: failing(10, { kind: 'rejected', status: 503, message: '' }) },
  play: async ({ args, canvas, userEvent }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Too many failed requests, refresh to retry')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Refresh' }));
    await expect(args.on.refresh).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { logs: failing(1, { kind: 'unauthorized', message: 'unauthorized' }) },
};

const unusual = [
  '<script>alert(1)</script> <img src=x onerror=alert(1)> (1)',
  'mira \u202etxt.exe created network x (1)',
  `long ${'x'.repeat(10_240)} (1)`,
  "refused: Key: 'Network.IsIPv4' Error\nKey: 'Network.IsIPv6' Error (3)",
  '\u001b[31mred\u001b[0m \u0000 and a\ttab (1)',
];

export const UnusualLines: Story = {
  args: { logs: read(unusual.map((line) => `[netmaker] 2026-11-21 10:00:00 ${line} \n`).join('')) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const TwoHundredThousandLines: Story = {
  args: { logs: read(longLog(200_000)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/21 Nov 2026 since 00:00 server time, 200,000 lines/)).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.paste('record 150');
    // This is slow on a busy machine; the duration doesn't matter here.
    await expect(await canvas.findByText(/^1 of \d+$/, {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
  },
  tags: ['proof'],
};

export const EnterStepsThroughMatches: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { logs: read(longLog(2000)) },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Server logs' });
    const current = () => panel.querySelector('[aria-current]');
    await userEvent.type(canvas.getByRole('searchbox'), 'ACCESS KEY');
    await expect(await canvas.findByText('1 of 10')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80);
    await waitFor(() => expect(current()).toHaveTextContent('key-1800'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 of 10')).toBeVisible();
    await waitFor(() => expect(current()).toHaveTextContent('key-1600'));
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
    await expect(await canvas.findByText('10 of 10')).toBeVisible();
    await waitFor(() => expect(current()).toHaveTextContent('key-0 '));
    await waitFor(() => expect(current()).toBeVisible());
  },
};

export const RawTextSwitchShowsRawLines: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Raw text' }));
    await expect(
      canvas.getByText(
        '[netmaker] 2026-11-21 14:02:44 failed to ping node osl-bak-01: no route to host (12)',
      ),
    ).toBeVisible();
  },
};

export const ScrollingAwayStopsFollowing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { logs: read(longLog(500)), isFollowing: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('region', { name: 'Server logs' }).scrollTop = 400;
    await waitFor(() => expect(args.on.follow).toHaveBeenCalledWith(false));
  },
};

export const DownloadContainsOnlyTheLinesShown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filter: { show: 'errors', search: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.on.download).toHaveBeenCalledWith([
      expect.objectContaining({ text: 'failed to ping node osl-bak-01: no route to host' }),
      expect.objectContaining({ text: 'could not resolve relay for sign-1: relay-n not reachable' }),
    ]);
  },
};
