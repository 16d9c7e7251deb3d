import { describe, expect, it } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { trialCause, trialEffect, trialState } from './ruleTrial.ts';
import type { TrialAttempt } from './storedTrials.ts';

describe('a trial is needed', () => {
  // 25 nodes are 300 pairs.
  const none = { blocked: 0, servers: [], gateways: [] };

  it.each<[string, Partial<typeof none> | object, number, string | undefined]>([
    ['for nothing', {}, 25, undefined],
    ['not for exactly 10% of the pairs', { blocked: 30 }, 25, undefined],
    ['for more than 10%', { blocked: 31 }, 25, 'The last change blocked 31 of 300 pairs.'],
    [
      'for a server node',
      { blocked: 24, servers: ['netmaker-1'] },
      25,
      'The last change isolated server node netmaker-1, and blocked 24 of 300 pairs.',
    ],
    [
      'for a server node that is also a gateway, named once',
      { blocked: 24, servers: ['netmaker-1'], gateways: ['netmaker-1'] },
      25,
      'The last change isolated server node netmaker-1, and blocked 24 of 300 pairs.',
    ],
    [
      'for gateways, which are counted',
      { blocked: 1, gateways: ['gw-1', 'gw-2'] },
      25,
      'The last change isolated 2 gateways, and blocked 1 of 300 pairs.',
    ],
    [
      'for both',
      { blocked: 1200, servers: ['netmaker-1'], gateways: ['gw-1'] },
      2000,
      'The last change isolated server node netmaker-1 and gateway gw-1, and blocked 1,200 of 1,999,000 pairs.',
    ],
    ['for no pairs at all', {}, 1, undefined],
  ])('%s', (_, losses, size, text) => {
    expect(trialCause({ ...none, ...losses }, size)).toBe(text);
  });
});

describe('the state of a trial', () => {
  const minute = 60_000;
  const own = 7;
  const trial = { deadline: NOW_MS + minute, session: own };
  const retrying: TrialAttempt = { status: 'retrying', reason: 'no network', nextAt: 0 };

  type Given = [trial: Parameters<typeof trialState>[0], attempt: TrialAttempt | undefined, now: number];
  it.each<[string, Given, object]>([
    ['counts at the start', [trial, undefined, NOW_MS], { status: 'counting', seconds: 60 }],
    ['rounds up', [trial, undefined, NOW_MS + 59_001], { status: 'counting', seconds: 1 }],
    ['is due at the deadline', [trial, undefined, NOW_MS + minute], { status: 'reverting' }],
    ['is due within ten minutes', [trial, undefined, NOW_MS + 11 * minute], { status: 'reverting' }],
    ['is a question later', [trial, undefined, NOW_MS + 11 * minute + 1], { status: 'late' }],
    ['is a question if the clock was set back', [trial, undefined, NOW_MS - 1], { status: 'late' }],
    [
      'is a question in a time that is far ahead',
      [{ ...trial, deadline: 9e15 }, undefined, NOW_MS],
      { status: 'late' },
    ],
    ['is a question in another session', [{ ...trial, session: 8 }, undefined, NOW_MS], { status: 'late' }],
    [
      'is a question in another session that is due',
      [{ ...trial, session: 0 }, undefined, NOW_MS + minute],
      { status: 'late' },
    ],
    [
      'keeps trying for longer',
      [trial, retrying, NOW_MS + 20 * minute],
      { status: 'retrying', reason: 'no network' },
    ],
    [
      'counts the minutes that were added',
      [{ ...trial, deadline: NOW_MS + 6 * minute, extensions: 1 }, undefined, NOW_MS],
      { status: 'counting', seconds: 360 },
    ],
    [
      'is a question with more time than was added',
      [{ ...trial, deadline: NOW_MS + 7 * minute, extensions: 1 }, undefined, NOW_MS],
      { status: 'late' },
    ],
    ['has ended', [{ ...trial, end: 'kept' }, retrying, NOW_MS], { status: 'kept' }],
  ])('%s', (_, given, state) => {
    expect(trialState(...given, own)).toMatchObject(state);
  });
});

describe('the effect of a stored change', () => {
  const nodeIds = ['a', 'b', 'c'];
  const nameOf = (id: string) => (id === 'gone' ? undefined : `node-${id}`);

  it.each<[string, unknown, string]>([
    [
      'that blocked pairs',
      { nodeIds, runs: [[0, 1, 2, 2, 2]] },
      'Reverting will allow up to 2 pairs of node-a, node-b, node-c.',
    ],
    [
      'in both directions',
      {
        nodeIds,
        runs: [
          [0, 1, 1, 2, 2],
          [1, 2, 1, 1, 1],
        ],
      },
      'Reverting will allow up to 1 pair and block up to 1 pair of node-a, node-b, node-c.',
    ],
    [
      'with a run that is too long',
      { nodeIds, runs: [[0, 1, 1e9, 1, 2]] },
      'Reverting will block up to 2 pairs of node-a, node-b, node-c.',
    ],
    [
      'of deleted nodes',
      { nodeIds: ['a', 'gone'], runs: [[0, 1, 1, 2, 2]] },
      'Reverting won’t change anything.',
    ],
    ['without pairs', { nodeIds, runs: [] }, 'Reverting won’t change anything.'],
    ['that is something else', '<script>', 'Reverting won’t change anything.'],
  ])('%s', (_, change, text) => {
    expect(trialEffect({ change }, nameOf)).toBe(text);
  });
});
