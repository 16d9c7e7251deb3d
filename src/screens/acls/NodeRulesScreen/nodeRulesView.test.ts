import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { pairsWithout } from '../../../domain/acl/aclPairs.ts';
import { countRules, nodeRulesFilter, shownRules } from './nodeRulesFilter.ts';
import { nodeRules, rowTicks, ruleParts, rulesText } from './nodeRulesView.ts';

const network = 'net';
const self = aNode({ network, name: 'db-1' });
const gateway = aNode({ network, name: 'gw', isIngressGateway: true });
const relay = aNode({ network, name: 'relay', isRelay: true, relayAddresses: ['10.9.9.9'] });
const leaf = aNode({ network, name: 'leaf', address: '10.9.9.9', isRelayed: true });
const denying = aNode({ network, name: 'deny', defaultAcl: false });
const oneWay = aNode({ network, name: 'one-way' });
const nodes = [self, gateway, relay, leaf, denying, oneWay, aNode({ network: 'other', name: 'elsewhere' })];
const ids = [self, gateway, relay, leaf, denying, oneWay].map(({ id }) => id);
const matrix = anAclMatrix(
  [...ids, 'ghost'],
  [
    [self.id, denying.id],
    [denying.id, self.id],
    [oneWay.id, self.id],
  ],
);
const clients = [1, 2].map((index) =>
  anExternalClient({ network, ingressGatewayId: gateway.id, clientId: `c${index}` }),
);
const edit = editAcls(matrix);
const rules = nodeRules({ edit, nodes, clients }, network, 0);
const namesIn = (query: string) =>
  shownRules(rules, nodeRulesFilter.read(new URLSearchParams(query)), NOW).map(({ name }) => name);

it.each([
  ['deny', 'its default rule is Deny'],
  ['gw', 'includes 2 external clients'],
  ['leaf', 'via relay'],
  ['relay', 'relays 1 node'],
  ['one-way', 'blocked in one direction by one-way'],
  ['ghost', 'node no longer exists'],
])('shows the reason for %s: %s', (name, reason) => {
  expect(rules.find((rule) => rule.name === name)?.reason).toBe(reason);
});

it('marks changes made by others, even with different nodes', () => {
  const before = editAcls(anAclMatrix(['new', gateway.id, self.id, relay.id]));
  const merged = pairsWithout(before.before, togglePair(before, 2, 1).pairs);
  const marked = nodeRules({ edit, nodes, clients, merged }, network, 0);
  expect(marked.filter(({ isByOthers }) => isByOthers).map(({ name }) => name)).toEqual(['gw']);
  expect(rules.some(({ isByOthers }) => isByOthers)).toBe(false);
});

it.each([
  ['', ['deny', 'ghost', 'gw', 'leaf', 'one-way', 'relay']],
  ['show=allowed', ['ghost', 'gw', 'leaf', 'relay']],
  ['show=blocked', ['deny', 'one-way']],
  ['show=oneWay', ['one-way']],
  ['show=changed', []],
  ['search=10.9.9', ['leaf']],
  ['search=10.9.9.9/32', ['leaf']],
  ['role=ingress&role=relay', ['gw', 'relay']],
])('shows for %o: %o', (query, names) => {
  expect(namesIn(query)).toEqual(names);
});

it('counts stored rules and keeps a changed rule in place', () => {
  const kinds = ['all', 'allowed', 'blocked', 'oneWay', 'changed'] as const;
  expect(kinds.map((kind) => countRules(rules, kind))).toEqual([6, 4, 2, 1, 0]);
  const changed = nodeRules({ edit: togglePair(edit, 0, 1), nodes, clients }, network, 0);
  expect(kinds.map((kind) => countRules(changed, kind))).toEqual([6, 4, 2, 1, 1]);
  expect(changed.find(({ name }) => name === 'gw')).toMatchObject({ wasAllowed: true, isAllowed: false });
});

it('exports as text and marks unsubmitted changes', () => {
  const changed = nodeRules({ edit: togglePair(edit, 0, 1), nodes, clients }, network, 0);
  expect(rulesText(changed, NOW).split('\n')[2]).toBe(`gw\t${gateway.address}\tblocked\tnot submitted yet`);
});

it('groups peers, each in one group', () => {
  expect(
    ruleParts(rules, { edit, nodes }, 'role', NOW).map(({ name, rules: in_ }) => [name, in_.length]),
  ).toEqual([
    ['Ingress', 1],
    ['Relay', 1],
    ['Relayed', 1],
    ['No role', 2],
    ['Others', 1],
  ]);
});

it('shows the row as at most 200 ticks that cover each peer once', () => {
  const [rule] = rules;
  const many = rule ? Array.from({ length: 999 }, (_, place) => ({ ...rule, id: `n${place}`, place })) : [];
  const ticks = rowTicks(many);
  expect(ticks.length).toBeLessThanOrEqual(200);
  expect(new Set(ticks.map(({ id }) => id)).size).toBe(ticks.length);
  expect(ticks.every(({ share }) => share === 1)).toBe(true);
  expect(rowTicks(rules).map(({ title }) => title)).toContain('deny: blocked');
});
