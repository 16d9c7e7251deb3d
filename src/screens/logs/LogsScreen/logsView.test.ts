import { sampleLog } from '../../../../mocks/fixtures/log.ts';
import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW, NOW_MS } from '../../../../mocks/fixtures/now.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Attempted } from '../../../domain/loadable.ts';
import { logActions } from '../../../domain/log/logActions.ts';
import type { LogLine } from '../../../domain/log/logLine.ts';
import { parseLog } from '../../../domain/testing/parseLog.ts';
import { logsView, linesToShow, logFilter } from './logsView.ts';

const usernames = new Set(['mira', 'jonas', 'priya']);

const read = (lines: readonly LogLine[]): Attempted<readonly LogLine[]> => ({
  data: ready(lines, 12),
  isLoading: false,
  attempts: 0,
  failedAt: undefined,
});
const failing = (attempts: number, failure: Failure = { kind: 'rejected', status: 503, message: '' }) => ({
  data: { status: 'failed', failure } as const,
  isLoading: false,
  attempts,
  failedAt: NOW_MS - 21_000,
});

type Page = Parameters<typeof logsView>[1];

function viewOf(changes: Partial<Page> = {}, log = sampleLog) {
  const lines = parseLog(log);
  const page: Page = {
    logs: read(lines),
    shown: lines.toReversed(),
    found: { search: '', positions: [] },
    errorCount: 2,
    actions: logActions(lines),
    nameOf: () => undefined,
    filter: { show: 'all', search: '' },
    isFollowing: false,
    query: new URLSearchParams(),
    rowsPerPage: 10,
    now: NOW,
    ...changes,
  };
  return logsView({ usernames }, page);
}

it('shows start, number and age of the lines', () => {
  expect(viewOf().frame).toMatchObject({
    fact: '21 Nov 2026 since 12:47 server time, 16 lines',
    loaded: { at: NOW - 12 },
    errorCount: 2,
  });
});

it('shows the date if the log began on an earlier day', () => {
  const log = [
    '[netmaker] 2026-11-20 23:59:12 mira created network a (1) ',
    '[netmaker] 2026-11-21 00:01:12 mira created network b (2) ',
  ].join('\n');
  expect(viewOf({}, log)).toMatchObject({
    frame: { fact: '21 Nov 2026 since 20 Nov 2026 23:59 server time, 2 lines' },
    actions: [{ time: '00:01' }, { time: '20 Nov 2026 23:59' }],
  });
});

it('lists actions with names instead of IDs', () => {
  const node = aNode({ name: 'fra-gw-01' });
  const log = `[netmaker] 2026-11-21 09:58:00  Deleted node ${node.id} from network office (1) \n`;
  expect(viewOf({ nameOf: (id) => (id === node.id ? node.name : undefined) }, log)).toMatchObject({
    actions: [{ time: '09:58', who: undefined, action: 'Deleted node', target: 'fra-gw-01 from office' }],
  });
});

it('pages the actions', () => {
  expect(viewOf({ query: new URLSearchParams('page=0&rowsPerPage=25') })).toMatchObject({
    paging: { total: 6, rowsPerPage: 25 },
  });
});

it.each<[string, Partial<Page>, string]>([
  ['waits', { logs: { ...failing(0), data: { status: 'loading' } } }, 'loading'],
  ['is empty without lines', { logs: read([]), shown: [] }, 'empty'],
  [
    'has no match when no line has the text',
    { filter: { show: 'all', search: 'x' }, found: { search: 'x', positions: [] } },
    'noMatch',
  ],
  ['waits for the search that follows the typing', { filter: { show: 'all', search: 'x' } }, 'ready'],
  ['is ready as soon as the search is cleared', { found: { search: 'x', positions: [] } }, 'ready'],
  [
    'has no match when no line passes the filter',
    { filter: { show: 'errors', search: '' }, shown: [] },
    'noMatch',
  ],
  [
    'is denied when the server rejects the request',
    { logs: failing(1, { kind: 'unauthorized', message: 'unauthorized' }) },
    'denied',
  ],
  ['shows failed attempts', { logs: failing(3) }, 'failed'],
])('%s', (_, changes, status) => {
  expect(viewOf(changes).status).toBe(status);
});

it('gives up after ten failed attempts', () => {
  expect(viewOf({ logs: failing(10) })).toMatchObject({
    status: 'failed',
    attempts: { isOver: true, heading: 'Too many failed requests, refresh to retry' },
  });
});

it.each([
  ['', { show: 'actions', search: '' }],
  ['show=errors&search=gate%20way', { show: 'errors', search: 'gate way' }],
  ['show=all', { show: 'all', search: '' }],
  ['show=nonsense&search=', { show: 'actions', search: '' }],
])('reads %o', (query, filter) => {
  expect(logFilter.read(new URLSearchParams(query))).toEqual(filter);
});

it('writes differences from the defaults, and keeps other parameters', () => {
  const query = new URLSearchParams('page=2&show=errors&search=x');
  expect(logFilter.write(query, { show: 'actions', search: '' }).toString()).toBe('page=2');
  expect(logFilter.write(query, { show: 'all', search: 'a b' }).toString()).toBe(
    'page=2&show=all&search=a+b',
  );
});

it.each([
  ['all', 16, 'fra-gw-01 checked in to prod-eu'],
  ['errors', 2, 'failed to ping node osl-bak-01: no route to host'],
  ['actions', 6, 'mira updated ACLs for network prod-eu'],
] as const)('shows of %s lines %d, the newest first', (show, count, newest) => {
  const shown = linesToShow(parseLog(sampleLog), show);
  expect(shown).toHaveLength(count);
  expect(shown[0]?.text).toBe(newest);
});
