import { expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { createViewer, type Viewer } from '../session/permissions.ts';
import { actionsOf, generalActions } from './findActions.ts';
import { findables, type Findable } from './findables.ts';

const admin = createViewer(aSessionUser(), true, []);
const guest = aViewerAt({ office: 2 });
const netAdmin = aViewerAt({ office: 0 });

const network = aNetwork({
  netid: 'office',
  allowManualSignup: true,
  accessKeys: [anAccessKey({ name: 'ci' })],
});
const nodeBase = {
  network: 'office',
  isEgressGateway: false,
  isIngressGateway: false,
  isRelay: false,
  isPending: false,
} as const;

function findable(kind: Findable['kind'], changes: Parameters<typeof aNode>[0] = {}): Findable {
  const world = {
    networks: [network],
    nodes: [aNode({ ...nodeBase, ...changes })],
    clients: [anExternalClient({ network: 'office', ownerId: '' })],
    dns: [aDnsEntry({ network: 'office', name: 'wiki' })],
    users: [aUser({ username: 'jonas' })],
    groups: ['sre'],
  };
  const match = findables(world, admin).find((item) => item.kind === kind);
  if (!match) throw new Error(`There is no ${kind}`);
  return match;
}

const recordsOf = (viewer: Viewer) =>
  recordsNow({ viewer, networks: [network], users: [aUser({ username: 'jonas' })] });
const idsFor = (item: Findable, by: Viewer) => actionsOf(item, recordsOf(by)).map(({ id }) => id);

/** Actions that administrators have on every node. */
const creations = ['makeIngress', 'switchRole failover on'] as const;
const cutting = ['disconnectNode', 'deleteNode'] as const;
const always = ['why', 'reach', 'edit', 'copyKey', 'copyAddress', 'rules', 'metrics'] as const;

it.each([
  [
    'an administrator',
    admin,
    {},
    ['open', ...always, 'makeEgress', ...creations, 'makeRelay', 'replace', 'make-like', ...cutting],
  ],
  ['a client user', guest, {}, ['open', 'copyKey', 'copyAddress']],
  [
    'a network administrator',
    netAdmin,
    {},
    [
      'open',
      'why',
      'edit',
      'copyKey',
      'copyAddress',
      'makeEgress',
      ...creations,
      'makeRelay',
      'replace',
      ...cutting,
    ],
  ],
  [
    'an administrator, pending node',
    admin,
    { isPending: true },
    ['open', 'approve', ...always, 'deleteNode'],
  ],
  [
    'an administrator, relayed node',
    admin,
    { isRelayed: true },
    ['open', ...always, 'makeEgress', ...creations, 'replace', 'move-relayed', 'make-like', ...cutting],
  ],
  [
    'an administrator, gateway',
    admin,
    { isEgressGateway: true, isIngressGateway: true, isRelay: true, isConnected: false },
    [
      'open',
      ...always,
      'switchRole failover on',
      'replace',
      'make-like',
      'switchRole egress off',
      'switchRole ingress off',
      'switchRole relay off',
      'connectNode',
      'deleteNode',
    ],
  ],
] as const)('actions on a node for %s', (_, who, changes, ids) => {
  expect(idsFor(findable('node', changes), who)).toEqual(ids);
});

it.each([
  ['client', admin, ['open', 'why', 'qrCode', 'rename', 'copyAddress', 'disableClient', 'deleteClient']],
  ['client', guest, ['open', 'qrCode', 'copyAddress']],
  [
    'network',
    admin,
    [
      'open',
      'nodes',
      'graph',
      'acls',
      'edit',
      'clone',
      'addNode',
      'createKey',
      'createDns',
      'refreshKeys',
      'deleteNetwork',
    ],
  ],
  ['network', netAdmin, ['open', 'nodes', 'graph', 'edit', 'addNode', 'createKey', 'createDns']],
  ['network', guest, ['open', 'nodes', 'graph']],
  ['key', admin, ['open', 'deleteAccessKey']],
  ['key', guest, ['open']],
  ['dns', admin, ['open', 'copyAddress', 'deleteDnsEntry']],
  ['user', admin, ['open', 'deleteUser']],
  ['group', admin, ['open', 'deleteUserGroup']],
  ['page', admin, ['open']],
] as const)('actions on a %s for %o', (kind, who, ids) => {
  expect(idsFor(findable(kind), who)).toEqual(ids);
});

it.each([
  [admin, undefined, ['createNetwork', 'createUser', 'shortcuts', 'theme', 'signOut']],
  [
    admin,
    'office',
    ['createNetwork', 'addNode', 'createKey', 'createDns', 'createUser', 'shortcuts', 'theme', 'signOut'],
  ],
  [guest, 'office', ['shortcuts', 'theme', 'signOut']],
] as const)('general actions', (who, netid, ids) => {
  expect(generalActions(who, netid).map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['nodes', 'Nodes of office'],
  ['graph', 'Graph of office'],
  ['acls', 'ACLs of office'],
  ['edit', 'Edit office'],
  ['addNode', 'Add a node to office'],
  ['createKey', 'Create an access key in office'],
  ['createDns', 'Create a DNS entry in office'],
])('a network’s action %s reads “%s”', (id, label) => {
  const actions = actionsOf(findable('network'), recordsOf(admin));
  expect(actions.find((action) => action.id === id)).toMatchObject({ label });
});

it('adds a node as the list of nodes does, with one of the keys or a new one', () => {
  const actions = actionsOf(findable('network'), recordsOf(admin));
  expect(actions.find(({ id }) => id === 'addNode')).toMatchObject({ href: '/nodes/office?add=node' });
});

it.each([
  ['client', ['Disable mira-phone', 'Delete mira-phone']],
  ['key', ['Delete key ci']],
  ['dns', ['Delete wiki.office']],
  ['user', ['Delete user jonas']],
  ['group', ['Delete sre']],
  ['network', ['Refresh public keys of office', 'Delete office']],
] as const)('has every action of the menu of a %s', (kind, labels) => {
  const actions = actionsOf(findable(kind), recordsOf(admin)).filter((action) => 'acts' in action);
  expect(actions.map(({ label }) => label)).toEqual(labels);
});
