import { expect, it } from 'vitest';
import { roleNames, roleObstacleTexts, roleToggleLabel, gatewayRoles } from './gateways.ts';
import { relayRiskText } from './roleForms.ts';

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

it('gives every role a unique name', () => {
  expect(new Set(gatewayRoles.map((role) => roleNames[role])).size).toBe(gatewayRoles.length);
});

it('labels an active hub as the hub', () => {
  expect(roleObstacleTexts.isTheHub).toBe('This node is currently the hub');
});

it.each([
  [1, 'If fra-web-01 goes offline, 1 node will lose all connectivity.'],
  [3, 'If fra-web-01 goes offline, 3 nodes will lose all connectivity.'],
])('counts %d nodes that depend on a relay', (relayed, text) => {
  expect(relayRiskText('fra-web-01', relayed)).toBe(text);
});
