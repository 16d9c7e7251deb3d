import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { reachText } from './reachText.ts';

const admin = createViewer(aSessionUser(), true, []);
const nodes = ['e', 'd', 'c', 'b', 'a', 'self'].map((name) => aNode({ id: name, name }));
const self = aNode({ id: 'self', name: 'self' });

function rules(...blocked: readonly (readonly [from: string, to: string])[]): Loadable<AclMatrix> {
  const value = anAclMatrix(
    nodes.map((node) => node.id),
    blocked,
  );
  return ready(value);
}

function reach(acls: Loadable<AclMatrix>, changes: Partial<Node> = {}, who = admin, others = nodes) {
  return reachText({ ...self, ...changes }, others, acls, who);
}

it('counts the allowed peers', () => {
  expect(reach(rules(['self', 'b']))).toBe('ACLs allow 4 of 5 peers. Blocked: b');
});

it('treats a pair as blocked if one side blocks it', () => {
  expect(reach(rules(['c', 'self']))).toBe('ACLs allow 4 of 5 peers. Blocked: c');
});

it('names three blocked peers and counts the others', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ['self', name] as const);
  expect(reach(rules(...all))).toBe('ACLs allow 0 of 5 peers. Blocked: a, b, c and 2 more');
});

it('treats a peer without an entry as blocked', () => {
  const late = aNode({ id: 'late', name: 'late' });
  expect(reach(rules(), {}, admin, [self, late])).toBe('ACLs allow 0 of 1 peer. Blocked: late');
});

it('leaves out nodes of other networks', () => {
  const others = [...nodes, aNode({ id: 'x', network: 'lab' })];
  expect(reach(rules(), {}, admin, others)).toBe('ACLs allow 5 of 5 peers.');
});

it('counts pending nodes, which are peers before they are approved', () => {
  const waiting = nodes.map((node) => ({ ...node, isPending: node.id === 'a' }));
  expect(reach(rules(), {}, admin, waiting)).toBe('ACLs allow 5 of 5 peers.');
  expect(reach(rules(['self', 'b']), { isPending: true })).toBe('ACLs allow 4 of 5 peers. Blocked: b');
});

it.each<[string, readonly (readonly [string, string])[], string]>([
  [
    'its own relay',
    [['self', 'relay gw-relay']],
    'ACLs allow 4 of 5 peers. None can be reached while relay gw-relay is down. Blocked: b',
  ],
  [
    'the relay of two peers, of which one is blocked',
    [
      ['b', 'relay gw-relay'],
      ['c', 'relay gw-relay'],
    ],
    'ACLs allow 4 of 5 peers. 1 can’t be reached while relay gw-relay is down. Blocked: b',
  ],
])('counts no peers behind a gateway that is down: %s', (_, cutOff, text) => {
  expect(reachText(self, nodes, rules(['self', 'b']), admin, new Map(cutOff))).toBe(text);
});

it.each<[string, Loadable<AclMatrix>, string]>([
  ['they load', { status: 'loading' }, 'Loading ACLs…'],
  [
    'the server keeps none',
    { status: 'failed', failure: { kind: 'rejected', status: 500, message: 'no rows' } },
    'The server has no ACL rules for this network',
  ],
  [
    'the server refuses',
    { status: 'failed', failure: { kind: 'unauthorized', message: 'not you' } },
    'not you',
  ],
])('explains itself while %s', (_, acls, text) => {
  expect(reach(acls)).toBe(text);
});

it('explains that only administrators can view ACLs', () => {
  const guest = createViewer(aSessionUser({ isAdmin: false }), true, []);
  expect(reach(rules(), {}, guest)).toBe('Only administrators can view ACLs');
});

it('reports that the node is the only one', () => {
  expect(reach(rules(), {}, admin, [self])).toBe('No other nodes in this network');
});
