import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls, setPairs, type AclEdit } from '../aclEdit.ts';
import { allowedPairs, isAllowed, withPairs } from '../aclPairs.ts';
import { membersOf } from '../aclText.ts';
import { effectText, intentEffect, intentFromStored, type Intent } from './intent.ts';

const nodes = [
  aNode({ name: 'db-1' }),
  aNode({ name: 'db-2' }),
  aNode({ name: 'gw', isIngressGateway: true }),
  aNode({ name: 'exit', isEgressGateway: true, egressRanges: ['192.168.77.0/24'] }),
  aNode({ name: 'web-1', isHub: true }),
].map((node, at) => ({ ...node, endpoint: `198.51.100.${at + 1}` }));
const clients = [
  ...Array.from({ length: 5 }, (_, index) =>
    anExternalClient({ clientId: `phone-${index}`, ingressGatewayId: nodes[2]?.id ?? '' }),
  ),
  anExternalClient({ clientId: 'off', isEnabled: false, ingressGatewayId: nodes[2]?.id ?? '' }),
];
const edit = editAcls(anAclMatrix(nodes.map(({ id }) => id)));
const network = {
  members: membersOf(edit.loaded.nodeIds, nodes),
  clients,
  isPointToSite: false,
  now: NOW,
};
const block = (one: string, other: string): Intent => ({ isAllowed: false, one, other });
const effectOf = (intent: Intent, changes: Partial<typeof network> = {}, begun = edit) =>
  intentEffect(begun, intent, { ...network, ...changes });

it.each([
  ['', 'db'],
  ['db', ' '],
])('has no effect while a set is empty: “%s”, “%s”', (a, b) => {
  expect(effectOf(block(a, b))).toBeUndefined();
});

it.each<[what: string, Intent, text: string, consequences: readonly string[]]>([
  [
    'clients follow their gateway',
    block('ingress gateways and their clients', 'db-1'),
    '1 of 1 pair will change.',
    ['5 external clients will also lose access to db-1, because they follow their gateway.'],
  ],
  [
    'several nodes are counted',
    block('name contains db', 'gw'),
    '2 of 2 pairs will change.',
    ['5 external clients will also lose access to 2 nodes, because they follow their gateway.'],
  ],
  [
    'ranges follow their gateway',
    block('egress gateways', 'db'),
    '2 of 2 pairs will change.',
    ['2 nodes will also lose access to 192.168.77.0/24, because it follows its gateway.'],
  ],
  ['a pair within both sets counts once', block('db', 'db'), '1 of 1 pair will change.', []],
  [
    'nodes that will be isolated',
    block('web-1', 'all nodes'),
    '4 of 4 pairs will change.',
    [
      '5 external clients will also lose access to web-1, because they follow their gateway.',
      'web-1 will also lose access to 192.168.77.0/24, because it follows its gateway.',
      'web-1 will be isolated.',
    ],
  ],
  [
    'several nodes that will be isolated',
    block('db', 'all nodes'),
    '7 of 7 pairs will change.',
    [
      '5 external clients will also lose access to 2 nodes, because they follow their gateway.',
      '2 nodes will also lose access to 192.168.77.0/24, because it follows its gateway.',
      '2 nodes will be isolated.',
    ],
  ],
  ['a node has no rule for itself', block('gw', 'gw'), 'Both sets contain only the same node.', []],
  ['a set can be empty', block('db', 'moon'), 'No nodes match: name contains moon.', []],
  [
    'there may be nothing to change',
    { ...block('db', 'web'), isAllowed: true },
    '2 pairs already allowed.',
    [],
  ],
])('%s', (_, intent, text, consequences) => {
  const effect = effectOf(intent);
  expect(effect && effectText(effect)).toBe(text);
  expect(effect?.consequences).toEqual(consequences);
});

it.each<[what: string, begun: AclEdit, intent: Intent, text: string]>([
  [
    'all are drafted',
    setPairs(edit, [0], [2], false),
    block('node db-1', 'gw'),
    '1 pair will be blocked once you submit your changes.',
  ],
  [
    'all are stored',
    editAcls(withPairs(edit.loaded, setPairs(edit, [0], [2], false).pairs)),
    block('node db-1', 'gw'),
    '1 pair already blocked.',
  ],
  [
    'some are drafted',
    setPairs(editAcls(withPairs(edit.loaded, setPairs(edit, [0], [2], false).pairs)), [1], [2], false),
    block('db', 'gw'),
    '1 of 2 pairs already blocked, 1 more once you submit your changes.',
  ],
  [
    'a drafted block is allowed again',
    setPairs(edit, [0], [2], false),
    { ...block('node db-1', 'gw'), isAllowed: true },
    '1 of 1 pair will change.',
  ],
  [
    'an allowed pair is drafted',
    setPairs(editAcls(withPairs(edit.loaded, setPairs(edit, [0], [2], false).pairs)), [0], [2], true),
    { ...block('node db-1', 'gw'), isAllowed: true },
    '1 pair will be allowed once you submit your changes.',
  ],
])('distinguishes pending changes from stored rules: %s', (_, begun, intent, text) => {
  const effect = effectOf(intent, {}, begun);
  expect(effect && effectText(effect)).toBe(text);
});

it('lists gained access', () => {
  const closed = setPairs(edit, [2, 3], [0, 1], false);
  const effect = effectOf({ ...block('gateways', 'db'), one: 'gw', isAllowed: true }, {}, closed);
  expect(effect?.consequences).toEqual([
    '5 external clients will also gain access to 2 nodes, because they follow their gateway.',
  ]);
});

it('includes nodes that are pending approval, because they are peers already', () => {
  const pending = membersOf(
    edit.loaded.nodeIds,
    nodes.map((node) => ({ ...node, isPending: true })),
  );
  expect(effectOf(block('gw', 'db'), { members: pending })).toEqual(effectOf(block('gw', 'db')));
});

it('ignores pairs of nodes that no longer exist', () => {
  const members = membersOf(edit.loaded.nodeIds, nodes.slice(1));
  expect(effectOf(block('gw', 'all nodes'), { members })?.consequences[0]).toBe(
    '5 external clients will also lose access to 3 nodes, because they follow their gateway.',
  );
});

it('ignores pairs without traffic in a point-to-site network', () => {
  const effect = effectOf(block('gw', 'db-1'), { isPointToSite: true });
  expect(effect).toMatchObject({ changes: 1, consequences: [] });
});

it('changes only the pairs between the sets that differ', () => {
  const set = fc.constantFrom('db', 'gw', 'exit', 'all nodes', 'web', 'moon');
  fc.assert(
    fc.property(set, set, fc.boolean(), fc.uniqueArray(fc.nat(4)), (one, other, isOpened, cut) => {
      const begun = setPairs(edit, cut, cut, false);
      const effect = effectOf({ isAllowed: isOpened, one, other }, {}, begun);
      if (!effect) throw new Error('Both sets are written');
      const after = setPairs(begun, effect.rows, effect.columns, isOpened);
      let differing = 0;
      for (const row of nodes.keys()) {
        for (const column of nodes.keys()) {
          const isTurned = isAllowed(begun.pairs, row, column) !== isAllowed(after.pairs, row, column);
          expect(isAllowed(effect.changed, row, column)).toBe(isTurned);
          if (isTurned && row < column) differing += 1;
        }
      }
      expect([effect.changes, allowedPairs(effect.changed)]).toEqual([differing, differing]);
      expect(effect.pairs).toBeGreaterThanOrEqual(differing);
    }),
  );
});

it.each<[json: unknown, isOne: boolean]>([
  [{ isAllowed: true, one: 'db', other: '' }, true],
  [{ isAllowed: 'perhaps', one: 'db', other: '' }, false],
  [{ isAllowed: true, one: 7, other: '' }, false],
  ['db', false],
  [undefined, false],
])('accepts %o from storage: %s', (json, isOne) => {
  expect(intentFromStored(json)).toEqual(isOne ? json : undefined);
});
