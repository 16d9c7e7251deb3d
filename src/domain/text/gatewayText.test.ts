import { describe, expect, it } from 'vitest';
import type { RangeOverlap } from '../node/egressForm.ts';
import type { RelayedObstacle } from '../node/relayForm.ts';
import { overlapText, relayedObstacleText, relayRiskText } from './gatewayText.ts';

describe('an overlap', () => {
  it.each<[RangeOverlap['with'], string]>([
    [{ range: '10.48.0.0/16', gateway: 'fra-gw-01' }, '10.48.0.0/16 is already routed by fra-gw-01'],
    [
      { range: '10.0.0.0/8', gateway: 'fra-gw-01' },
      '10.48.0.0/16 overlaps 10.0.0.0/8, which fra-gw-01 routes already',
    ],
    [
      { range: '10.48.7.0/24', netid: 'prod-eu' },
      '10.48.0.0/16 overlaps 10.48.7.0/24, the range of prod-eu itself',
    ],
  ])('with %o is told as: %s', (used, text) => {
    expect(overlapText({ range: '10.48.0.0/16', with: used })).toBe(text);
  });
});

it.each<[RelayedObstacle, string]>([
  [{ is: 'relayed', by: 'fra-gw-01' }, 'relayed by fra-gw-01'],
  [{ is: 'relayed', by: undefined }, 'relayed by another node'],
  [{ is: 'relay' }, 'is a relay itself'],
  [{ is: 'pending' }, 'waits for approval'],
  [{ is: 'withoutAddress' }, 'has no address'],
])('a node that %o: %s', (obstacle, text) => {
  expect(relayedObstacleText(obstacle)).toBe(text);
});

it.each([
  [1, 'If fra-web-01 goes quiet, 1 node loses every peer.'],
  [3, 'If fra-web-01 goes quiet, 3 nodes lose every peer.'],
])('counts %d that depend on a relay', (relayed, text) => {
  expect(relayRiskText('fra-web-01', relayed)).toBe(text);
});
