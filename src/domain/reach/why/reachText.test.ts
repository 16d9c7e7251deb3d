import { describe, expect, it } from 'vitest';
import { DAY, NOW } from '../../../../mocks/fixtures/now.ts';
import { aReachSource, type Situation } from '../../../../mocks/fixtures/reach.ts';
import { checkCounts, checkLines } from './checkText.ts';
import { nodeMember } from '../network/member.ts';
import { reachIndex } from '../network/reachIndex.ts';
import { evidenceLines, verdictAsText } from './reachText.ts';
import { shortReason } from './reasonText.ts';
import { remedyLabel } from './remedyText.ts';
import { isOneStep, remediesOf } from './remedies.ts';
import { verdictOf } from './verdict.ts';

function asked(given: Situation) {
  const index = reachIndex(aReachSource(given));
  const [from, to] = index.nodes.map(nodeMember);
  if (!from || !to) throw new Error('A question is about two nodes.');
  const question = { from, to, now: NOW };
  return { index, verdict: verdictOf(index, question), remedies: remediesOf(index, question) };
}

const pair = { ams: {}, ber: {} };
const blocked = [
  ['ams', 'ber'],
  ['ber', 'ams'],
] as const;

describe('an explanation', () => {
  const { verdict } = asked({ nodes: pair, blocked });

  it('counts its checks by how they went', () => {
    expect(checkCounts(verdict.checks)).toBe('5 passed, 1 decides, 5 not reached');
    expect(checkCounts(asked({ nodes: pair, hasRules: false }).verdict.checks)).toBe(
      '10 passed, 1 not known',
    );
  });

  it('is copied as text with every check in its order', () => {
    expect(verdictAsText(verdict, checkLines(verdict.checks))).toBe(
      [
        'ams to ber: Blocked',
        'The access rule of ams and ber is set to blocked, in both directions.',
        '1. passed: Same network, both known (prod-eu)',
        '2. passed: ams is not relayed',
        '3. passed: The network is a full mesh (not point-to-site, so no hub is needed)',
        '4. passed: ams is connected',
        '5. passed: ber is not relayed',
        '6. decides: ams and ber are allowed in both directions (The access rule of ams and ber is set to blocked, in both directions.)',
        '7. not reached: No failover node stands in for ber',
        '8. not reached: ams and ber have different public endpoints',
        '9. not reached: ber is connected',
        '10. not reached: No failover node stands in for ams',
        '11. not reached: A peer takes the address at every step, and each side knows whom to call',
      ].join('\n'),
    );
  });

  it('says in a check what was measured', () => {
    const measured = asked({ nodes: pair, metrics: { ams: { connected: { ber: true } } } }).verdict;
    const last = measured.checks.at(-1);
    expect(last?.text).toBe('They measured each other as connected');
    expect(last?.detail).toBe('there connected, back not reported');
  });

  it('tells how old a measurement may be, and checks none of a silent node', () => {
    const { verdict: outdated } = asked({
      nodes: { ams: { lastCheckIn: NOW - 9 * DAY }, ber: {} },
      metrics: { ams: { connected: { ber: true } }, ber: { connected: { ams: false } } },
    });
    expect(evidenceLines(outdated, NOW).slice(2)).toMatchObject([
      {
        label: 'ams measured ber',
        state: 'was connected',
        tone: 'warning',
        facts: ['last check-in 9 days ago', '12 ms', 'connected 100.00% of the time'],
      },
      { label: 'ber measured ams', state: 'disconnected', tone: 'error' },
    ]);
    // With the old measurement of ams this would be a one-way path.
    expect(outdated.kind).toBe('noPath');
    expect(outdated.checks.at(-1)).toMatchObject({ key: 'measured', state: 'decides' });
  });
});

it('tells the reason in a few words for a row', () => {
  const short = (given: Situation) => {
    const { reason } = asked(given).verdict;
    return reason && shortReason(reason);
  };
  expect([
    short({ nodes: pair }),
    short({ nodes: pair, blocked }),
    short({ nodes: pair, blocked: [['ams', 'ber']] }),
    short({ nodes: { ams: {}, ber: { isRelayed: true } } }),
    short({ nodes: { ams: { endpoint: '198.51.100.9' }, ber: { endpoint: '198.51.100.9' } } }),
    short({ nodes: pair, network: { isPointToSite: true } }),
    short({ nodes: { ams: {}, ord: { network: 'prod-us' } } }),
    short({ nodes: pair, hasRules: false }),
  ]).toEqual([
    undefined,
    'by an ACL, both ways',
    'by an ACL, one way',
    'no relay lists ber',
    'behind one router',
    'the network has no hub',
    'prod-us',
    'ACLs cannot be read',
  ]);
});

it('knows which changes are a single safe step', () => {
  const steps = (given: Situation) => {
    const { index, remedies } = asked(given);
    return remedies.map((one) => [remedyLabel(one), isOneStep(index, one)]);
  };
  expect(steps({ nodes: { ams: { isConnected: false }, ber: {} }, blocked })).toEqual([
    ['Connect ams', true],
    ['Allow ams and ber', true],
  ]);
  expect(steps({ nodes: { ams: {}, ber: { isRelayed: true }, lon: {} } })).toEqual([
    ['Relay ber through ams', false],
  ]);
});
