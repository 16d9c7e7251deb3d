import { describe, expect, it } from 'vitest';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type ReachFixture } from '../../../../mocks/fixtures/reach.ts';
import { checkCounts, checkLines } from './checkText.ts';
import { nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { evidenceLines, verdictAsText } from './reachText.ts';
import { verdictOf } from './verdict.ts';

function verdictFor(given: ReachFixture) {
  const index = reachIndex(aReachSource(given));
  const [from, to] = index.nodes.map(nodeMember);
  if (!from || !to) throw new Error('The situation needs two nodes.');
  return verdictOf(index, { from, to, now: NOW });
}

const pair = { ams: {}, ber: {} };
const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;

describe('an explanation', () => {
  it('counts its checks by state', () => {
    expect(checkCounts(verdictFor({ nodes: pair, blocked }).checks)).toBe(
      '5 passed, 1 deciding, 5 not reached',
    );
    expect(checkCounts(verdictFor({ nodes: pair, hasRules: false }).checks)).toBe('10 passed, 1 unknown');
  });

  it('is copied as text with all checks in order', () => {
    const verdict = verdictFor({ nodes: pair, blocked });
    expect(verdictAsText(verdict, checkLines(verdict.checks))).toBe(
      [
        'ams to ber: Blocked',
        'An ACL rule blocks ams and ber in both directions.',
        '1. passed: Both exist in the same network (prod-eu)',
        '2. passed: ams isn’t relayed',
        '3. passed: The network is a full mesh (not point-to-site, so no hub is needed)',
        '4. passed: ams is connected',
        '5. passed: ber isn’t relayed',
        '6. deciding: ams and ber are allowed in both directions (An ACL rule blocks ams and ber in both directions.)',
        '7. not reached: No failover node takes over for ber',
        '8. not reached: ams and ber have different public endpoints',
        '9. not reached: ber is connected',
        '10. not reached: No failover node takes over for ams',
        '11. not reached: Every hop routes the address, and one end of each hop can start the connection',
      ].join('\n'),
    );
  });

  it('has no details of checks that aren’t reached', () => {
    const verdict = verdictFor({ nodes: { ams: { isRelayed: true }, ber: {} } });
    expect(checkLines(verdict.checks).slice(1, 3)).toEqual([
      '2. deciding: ams isn’t relayed (ams is relayed, but no relay lists it, so it gets no configuration.)',
      '3. not reached: The network is a full mesh',
    ]);
  });

  it('has a check for measurements', () => {
    const measured = verdictFor({ nodes: pair, metrics: { ams: { connected: { ber: true } } } });
    const last = measured.checks.at(-1);
    expect(last?.text).toBe('They report each other as connected');
    expect(last?.detail).toBe('forward connected, return not reported');
  });

  it('doesn’t claim that a blocked pair reports each other as connected', () => {
    const metrics = { ams: { connected: { ber: false } }, ber: { connected: { ams: false } } };
    const last = verdictFor({ nodes: pair, blocked, metrics }).checks.at(-1);
    expect(last).toMatchObject({
      text: 'Measurements match the rules',
      state: 'passed',
      detail: 'forward disconnected, return disconnected',
    });
  });

  it('shows the age of old measurements and ignores those of offline nodes', () => {
    const outdated = verdictFor({
      nodes: { ams: { lastCheckIn: NOW - 9 * DAY }, ber: {} },
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: false } } },
    });
    expect(evidenceLines(outdated, NOW).slice(2)).toMatchObject([
      {
        label: 'ams to ber, measured',
        state: 'was connected',
        tone: 'warning',
        facts: ['last check-in 9 days ago', '12 ms', 'connected 100.00% of the time'],
      },
      {
        label: 'ber to ams, measured',
        state: 'disconnected',
        tone: 'error',
        facts: ['connected 0.00% of the time'],
      },
    ]);
    // With the old measurement of ams this would be a one-way path.
    expect(outdated.kind).toBe('noPath');
    expect(outdated.checks.at(-1)).toMatchObject({ key: 'measured', state: 'decides' });
  });
});

it.each([
  [{ expiresAt: 0 }, 'healthy', ['v0.16.1']],
  [{ expiresAt: NOW + 3 * DAY }, 'healthy', ['v0.16.1', 'expires in 3 days']],
  [{ expiresAt: NOW - 3 * DAY }, 'warning', ['v0.16.1', 'expired 3 days ago']],
  [{ expiresAt: NOW - 3 * DAY, lastCheckIn: NOW - 9 * DAY }, 'error', ['v0.16.1', 'expired 3 days ago']],
  [{ expiresAt: 0, isConnected: false }, 'healthy', ['v0.16.1', 'disconnected']],
] as const)('shows the state of a node with %o', (changes, tone, facts) => {
  const verdict = verdictFor({ nodes: { ams: { version: 'v0.16.1', ...changes }, ber: {} } });
  expect(evidenceLines(verdict, NOW)).toMatchObject([
    { label: 'ams', tone, facts },
    { label: 'ber', state: expect.stringMatching(/^healthy, .+ ago$/) },
  ]);
});

it('shows the age of the measurements of the last node on a path', () => {
  const verdict = verdictFor({
    nodes: { ams: {}, ber: { lastCheckIn: NOW - 9 * DAY }, lon: { relays: ['ber'] } },
    metrics: { ber: { connected: { ams: true } } },
  });
  expect(evidenceLines(verdict, NOW).at(-1)).toMatchObject({
    label: 'ber to ams, measured',
    state: 'was connected',
  });
});
