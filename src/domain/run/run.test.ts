import { describe, expect, it } from 'vitest';
import {
  canRetry,
  failedResult,
  failuresFirst,
  nextItem,
  runFromStored,
  runObstacle,
  runSummary,
  runToStored,
  type ItemState,
  type Run,
  type RunItem,
  type RunResult,
} from './run.ts';

const result = (key: string, state: ItemState): RunResult => ({ key, name: `node ${key}`, state });

function aRun(run: Partial<Run> = {}): Run {
  return { title: 'Approve 2 nodes', status: 'over', results: [], canUndo: false, ...run };
}

describe('the next item', () => {
  const item = (key: string, more: Partial<RunItem> = {}): RunItem => ({ key, name: key, ...more });
  const one = { lane: 'one' };

  it.each<[string, readonly [RunItem, ItemState][], string | undefined]>([
    [
      'is the first that waits',
      [
        [item('a'), 'done'],
        [item('b'), 'waiting'],
        [item('c'), 'waiting'],
      ],
      'b',
    ],
    [
      'has a free lane',
      [
        [item('a', one), 'running'],
        [item('b', one), 'waiting'],
        [item('c'), 'waiting'],
      ],
      'c',
    ],
    [
      'waits for its lane',
      [
        [item('a', one), 'running'],
        [item('b', one), 'waiting'],
      ],
      undefined,
    ],
    [
      'is a follow-up only after everything else',
      [
        [item('a', { isFollowUp: true }), 'waiting'],
        [item('b'), 'running'],
      ],
      undefined,
    ],
    [
      'is a follow-up once the others have ended',
      [
        [item('a', { isFollowUp: true }), 'waiting'],
        [item('b'), 'failed'],
      ],
      'a',
    ],
    ['doesn’t exist at the end', [[item('a'), 'unknown']], undefined],
  ])('%s', (_, items, next) => {
    const states = new Map(items);
    expect(
      nextItem(
        items.map(([waiting]) => waiting),
        (waiting) => states.get(waiting) ?? 'done',
      )?.key,
    ).toBe(next);
  });
});

it.each([
  [
    'the server’s reason',
    { kind: 'rejected', status: 500, message: 'no such node' },
    'failed',
    'no such node',
  ],
  [
    'the server’s rule in words',
    {
      kind: 'rejected',
      status: 400,
      message: "Key: 'DNSEntry.Name' Error:Field validation for 'Name' failed on the 'name_unique' tag",
    },
    'failed',
    'Name is already in use',
  ],
  [
    'an outcome that couldn’t be confirmed',
    { kind: 'unknown', because: { kind: 'timeout' } },
    'unknown',
    expect.stringMatching(/Couldn’t confirm whether the change was applied$/),
  ],
  ['a request whose session ended', { kind: 'superseded' }, 'unknown', undefined],
] as const)('reports %s', (_, failure, state, text) => {
  expect(failedResult(failure)).toEqual({ state, ...(text !== undefined && { text }) });
});

it('retries failures, except where someone else has changed the same', () => {
  const conflict = failedResult({ kind: 'conflict', message: 'Someone else changed it.', met: undefined });
  expect(conflict).toEqual({ state: 'failed', text: 'Someone else changed it.', isFinal: true });
  const named = { key: 'a', name: 'a' };
  expect(canRetry({ ...named, ...conflict })).toBe(false);
  expect([canRetry(result('a', 'failed')), canRetry(result('a', 'done'))]).toEqual([true, false]);
});

it.each<[Partial<Run>, string]>([
  [{ results: [result('a', 'done')] }, '1 done'],
  [
    { status: 'running', results: [result('a', 'done'), result('b', 'running'), result('c', 'waiting')] },
    '1 done, 2 left',
  ],
  [
    { status: 'stopped', results: [result('a', 'failed'), result('b', 'unknown'), result('c', 'waiting')] },
    '0 done, 1 failed, 1 unconfirmed, 1 not sent',
  ],
  [
    { status: 'interrupted', results: [result('a', 'done'), result('b', 'waiting')] },
    'Stopped when the page reloaded or the session ended. 1 done, 1 not sent',
  ],
])('sums up %j', (run, text) => {
  expect(runSummary(aRun(run))).toBe(text);
});

it('lists failures first and keeps the order otherwise', () => {
  const results = [
    result('a', 'done'),
    result('b', 'failed'),
    result('c', 'waiting'),
    result('d', 'unknown'),
  ];
  expect(failuresFirst(results).map(({ key }) => key)).toEqual(['b', 'd', 'a', 'c']);
});

it.each([
  ['running', 'Wait until “Approve 2 nodes” has finished'],
  ['stopping', 'Wait until “Approve 2 nodes” has finished'],
  ['stopped', undefined],
  ['over', undefined],
] as const)('lets another run start unless one is active: %s', (status, reason) => {
  expect(runObstacle(aRun({ status }))).toBe(reason);
});

describe('a stored run', () => {
  const running = aRun({
    status: 'running',
    results: [
      { ...result('a', 'failed'), text: 'the server’s own words' },
      result('b', 'running'),
      result('c', 'waiting'),
    ],
  });

  it('keeps its reasons, and can’t confirm what was in flight', () => {
    expect(runFromStored(runToStored(running, 7), 7)).toEqual({
      title: 'Approve 2 nodes',
      status: 'interrupted',
      results: [
        { ...result('a', 'failed'), text: 'the server’s own words' },
        result('b', 'unknown'),
        result('c', 'waiting'),
      ],
      canUndo: false,
    });
  });

  it.each([
    ['of another session', runToStored(running, 8)],
    ['that is missing', null],
    ['that isn’t JSON', '{'],
    ['of another program', '{"username":"mira","results":[{}]}'],
  ])('is ignored: one %s', (_, text) => {
    expect(runFromStored(text, 7)).toBeUndefined();
  });
});
