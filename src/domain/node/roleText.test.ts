import { expect, it, describe } from 'vitest';
import { gatewayRoles } from './gateways.ts';
import {
  overlapText,
  relayedObstacleText,
  relayRiskText,
  roleNames,
  roleObstacleTexts,
  roleToggleLabel,
  type RangeOverlap,
  type RelayedObstacle,
} from './roleForms.ts';

it.each([
  ['egress', false, 'Create egress gateway on fra-gw-01'],
  ['egress', true, 'Remove egress gateway from fra-gw-01'],
  ['ingress', false, 'Create ingress gateway on fra-gw-01'],
  ['relay', false, 'Make fra-gw-01 a relay'],
  ['relay', true, 'Remove relay from fra-gw-01'],
  ['hub', true, 'fra-gw-01 is the hub'],
  ['hub', false, 'Make fra-gw-01 the hub'],
] as const)('labels the toggle of %s while on is %s: %s', (role, isOn, label) => {
  expect(roleToggleLabel(role, isOn, 'fra-gw-01')).toBe(label);
});

it('has a name of its own for every role', () => {
  expect(new Set(gatewayRoles.map((role) => roleNames[role])).size).toBe(gatewayRoles.length);
});

it('says of the hub that it is one', () => {
  expect(roleObstacleTexts.isTheHub).toBe('This node is currently the hub');
});

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
