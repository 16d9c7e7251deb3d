import { describe, expect, it } from 'vitest';
import type { GraphGroup } from './groups.ts';
import { nodeKinds } from './nodeKind.ts';
import {
  graphHeading,
  groupAriaLabel,
  groupLabel,
  groupName,
  kindNames,
  blockedPairsText,
  discText,
  hiddenText,
  itemAriaLabel,
} from './graphText.ts';

it('names the network in the heading', () => {
  expect(graphHeading('office')).toBe('Graph of office');
});

it('has a distinct name for each of the eleven kinds', () => {
  expect(new Set(nodeKinds.map((kind) => kindNames[kind])).size).toBe(11);
  expect(new Set(nodeKinds.map((kind) => kindNames[kind])).size).toBe(11);
});

it.each([
  [['hq-gw', 'ingressEgress', 'healthy', true, undefined], 'hq-gw, egress and ingress gateway, hub, healthy'],
  [['dev-03', 'normal', 'warning', false, 'isolated'], 'dev-03, node, warning, isolated'],
  [['mira-phone', 'client', undefined, false, undefined], 'mira-phone, external client'],
] as const)('reads %o aloud as %s', ([label, kind, health, isHub, isolation], spoken) => {
  expect(itemAriaLabel(label, kind, health, isHub, isolation)).toBe(spoken);
});

describe('groups', () => {
  const group = (kind: GraphGroup['kind'], count: number, prefix = '') => ({
    kind,
    prefix,
    count,
  });

  it.each([
    [group('normal', 120, 'ams'), 'ams', '120 nodes called ams…'],
    [group('normal', 1), 'other nodes', '1 other node'],
    [group('client', 12), 'clients', '12 clients'],
    [group('relayed', 1), 'relayed node', '1 relayed node'],
  ])('%o have a label and a name', (item, label, name) => {
    expect([groupLabel(item), groupName(item)]).toEqual([label, name]);
  });

  const none = { healthy: 0, warning: 0, error: 0, pending: 0 };

  it.each([
    [{ ...none, healthy: 12 }, false, '12 clients, collapsed group'],
    [{ ...none, warning: 1 }, true, '12 clients, expanded group, 1 warning'],
    [
      { healthy: 5, warning: 3, error: 2, pending: 1 },
      false,
      '12 clients, collapsed group, 2 error, 3 warning, 1 pending',
    ],
  ])('with the health %o and expanded %s are read aloud as %s', (health, isExpanded, spoken) => {
    expect(groupAriaLabel({ ...group('client', 12), health, isExpanded })).toBe(spoken);
  });
});

it.each([
  [
    { linkCount: 499_321, groupedCount: 812 },
    'Not shown individually: 499,321 links between unselected nodes, and 812 nodes, clients and ranges in groups.',
  ],
  [{ linkCount: 1, groupedCount: 0 }, 'Not shown individually: 1 link between unselected nodes.'],
])('describes %o in one sentence', (notDrawn, sentence) => {
  expect(hiddenText(notDrawn)).toBe(sentence);
});

it.each([
  [{ nodeCount: 55, blockedPairs: 0 }, '55 nodes, fully meshed'],
  [{ nodeCount: 55, blockedPairs: 1 }, '55 nodes, fully meshed except for 1 pair'],
])('describes the mesh %o', (disc, text) => {
  expect(discText(disc)).toBe(text);
});

it.each([
  [0, 0, '0 blocked pairs.'],
  [28, 28, '28 blocked pairs.'],
  [1283, 28, '1,283 blocked pairs. 1,255 involve isolated or relayed nodes.'],
])('describes %i blocked pairs, %i of them between linked nodes', (blockedPairs, innerBlocked, text) => {
  const rules = { isolated: new Map(), withBlocked: new Set<string>(), blockedPairs, innerBlocked };
  expect(blockedPairsText(rules)).toBe(text);
});
