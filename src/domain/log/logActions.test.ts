import { expect, it } from 'vitest';
import { logActions } from './logActions.ts';
import { parseLog } from './logLine.ts';

const id = '6f0c2e4a-91b7-4d8e-a3c1-000000000001';
const log = [
  `[netmaker] 2026-11-21 09:58:00 mira deleted node ${id} from network office (1) `,
  '[netmaker] 2026-11-21 10:00:00 mira fetched networks. (7) ',
  '[netmaker] 2026-11-21 10:01:00 mira failed to create network: bad (1) ',
  '[netmaker] 2026-11-21 10:02:00 created new node lab-1 on network lab (1) ',
  '[netmaker] 2026-11-21 11:20:31 jonas created egress gateway on node gw (2) ',
  '',
].join('\n');
const actions = logActions(parseLog(log), new Set(['mira', 'jonas']), (one) =>
  one === id ? 'tmp-bench-3' : undefined,
);

it('tells who changed what, newest first, with names for ids', () => {
  expect(actions).toEqual([
    { time: '11:20', who: 'jonas', what: 'created egress gateway on node gw' },
    { time: '09:58', who: 'mira', what: 'deleted node tmp-bench-3 from network office' },
  ]);
});

it('leaves an id that nothing is known of', () => {
  const lines = parseLog(`[netmaker] 2026-11-21 09:58:00 mira updated node ${id} (1) `);
  expect(logActions(lines, new Set(['mira']), () => undefined)[0]?.what).toBe(`updated node ${id}`);
});

it('does not take the first word of a message for a user', () => {
  const lines = parseLog('[netmaker] 2026-11-21 09:58:00 server created network (1) ');
  expect(logActions(lines, new Set(['mira']), () => undefined)).toEqual([]);
});
