import { describe, expect, it } from 'vitest';
import { anAccessKey } from '../../../mocks/fixtures/accessKey.ts';
import { aDnsEntry } from '../../../mocks/fixtures/dnsEntry.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNetwork } from '../../../mocks/fixtures/network.ts';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import type { Action } from './action.ts';
import { isActionMade } from './allActions.ts';
import { actionFromStored } from './storedAction.ts';

const network = 'office';
const ref = { network, id: '1', name: 'gw-1' };
const other = { network, id: '2', name: 'leaf' };
const client = { network, clientId: 'phone' };
const onUser = { netid: network, username: 'jonas' };

/** Actions by what the records below show: made, not made, or neither. */
const made: readonly Action[] = [
  { kind: 'approveNode', node: ref },
  { kind: 'connectNode', node: ref },
  { kind: 'switchRole', node: ref, role: 'egress', isOn: true },
  { kind: 'switchRole', node: ref, role: 'relay', isOn: false },
  { kind: 'deleteNode', node: other },
  { kind: 'editNode', node: ref, before: { mtu: '1280' }, after: { mtu: '1420' } },
  { kind: 'enableClient', client },
  { kind: 'deleteClient', client: { network, clientId: 'gone' } },
  { kind: 'deleteAccessKey', key: { network, name: 'gone' } },
  { kind: 'deleteDnsEntry', entry: { network, name: 'gone' } },
  { kind: 'deleteUser', username: 'gone' },
  { kind: 'changeGroups', username: 'jonas', groups: ['sre'], isAdding: true },
  { kind: 'deleteUserGroup', group: 'gone' },
  { kind: 'setPermission', ...onUser, values: { accessLevel: '2' } },
  { kind: 'removePermission', netid: network, username: 'gone' },
  { kind: 'deleteNetwork', netid: 'gone' },
  { kind: 'editNetwork', netid: network, before: { defaultMtu: '1300' }, after: { defaultMtu: '1280' } },
];
const notMade: readonly Action[] = [
  { kind: 'disconnectNode', node: ref },
  { kind: 'switchRole', node: ref, role: 'egress', isOn: false },
  { kind: 'deleteNode', node: ref },
  { kind: 'editNode', node: ref, before: { mtu: '1420' }, after: { mtu: '1280' } },
  { kind: 'setRelay', node: ref, addresses: ['10.1.0.9'] },
  { kind: 'disableClient', client },
  { kind: 'deleteClient', client },
  { kind: 'deleteAccessKey', key: { network, name: 'ci' } },
  { kind: 'deleteDnsEntry', entry: { network, name: 'wiki' } },
  { kind: 'deleteUser', username: 'jonas' },
  { kind: 'changeGroups', username: 'jonas', groups: ['sre'], isAdding: false },
  { kind: 'deleteUserGroup', group: 'sre' },
  { kind: 'setPermission', ...onUser, values: { nodeLimit: '9' } },
  { kind: 'removePermission', ...onUser },
  { kind: 'deleteNetwork', netid: network },
];
const unknown: readonly Action[] = [
  { kind: 'approveNode', node: other },
  { kind: 'editNode', node: ref, before: { mtu: '1300' }, after: { mtu: '1280' } },
  { kind: 'createEgressAgain', node: ref },
  { kind: 'createEgressAgain', node: ref, isNatOn: true },
  { kind: 'refreshKeys', netid: network },
  { kind: 'allowPair', one: ref, other },
  { kind: 'setPairs', netid: network, pairs: [['1', '2']], isAllowed: false },
];

const records = recordsNow({
  nodes: [
    aNode({ ...ref, isPending: false, isConnected: true, mtu: 1420, isEgressGateway: true, isRelay: false }),
  ],
  networks: [aNetwork({ netid: network, defaultMtu: 1280, accessKeys: [anAccessKey({ name: 'ci' })] })],
  clients: [anExternalClient({ ...client, isEnabled: true })],
  dnsEntries: [aDnsEntry({ network, name: 'wiki' })],
  users: [aUser({ username: 'jonas', groups: ['*', 'sre'] })],
  groups: ['*', 'sre'],
  networkUsers: new Map([[network, [aNetworkUser({ id: 'jonas', accessLevel: 2, nodeLimit: 1 })]]]),
});

it.each([...made, ...notMade, ...unknown])('%j is the same after it was stored', (action) => {
  expect(actionFromStored(JSON.parse(JSON.stringify(actionFromStored(action))))).toEqual(action);
});

it.each([
  ...made.map((action) => [action, true] as const),
  ...notMade.map((action) => [action, false] as const),
  ...unknown.map((action) => [action, undefined] as const),
])('%j was made: %s', (action, isMade) => {
  expect(isActionMade(action, records)).toBe(isMade);
});

it('shows no deletion while the list isn’t loaded', () => {
  const none = recordsNow({ listedNodes: undefined });
  expect(isActionMade({ kind: 'deleteNode', node: ref }, none)).toBeUndefined();
  expect(isActionMade({ kind: 'deleteUser', username: 'jonas' }, none)).toBeUndefined();
});

describe('what is stored', () => {
  it('has keys of records instead of the records, and no secrets', () => {
    const key = { network, name: 'ci', secret: { value: 'opensesame' } };
    expect(actionFromStored({ kind: 'deleteAccessKey', key })).toEqual({
      kind: 'deleteAccessKey',
      key: { network, name: 'ci' },
    });
    expect(actionFromStored({ kind: 'deleteNode', node: aNode(ref), extra: 1 })).toEqual({
      kind: 'deleteNode',
      node: ref,
    });
  });

  it.each<[string, unknown]>([
    [
      'commands of a node',
      { kind: 'editNode', node: ref, before: { postUp: '' }, after: { postUp: 'curl' } },
    ],
    [
      'commands of a network',
      { kind: 'editNetwork', netid: network, before: { defaultPostUp: '' }, after: { defaultPostUp: 'x' } },
    ],
    ['a value of another type', { kind: 'editNode', node: ref, before: { mtu: 1 }, after: { mtu: 2 } }],
    ['no node', { kind: 'deleteNode', node: {} }],
    ['an unknown role', { kind: 'switchRole', node: ref, role: 'king', isOn: true }],
    ['half a pair', { kind: 'setPairs', netid: network, pairs: [['1']], isAllowed: true }],
    ['an unknown kind', { kind: 'constructor' }],
    ['no object', 'deleteNode'],
  ])('is never %s', (_, json) => {
    expect(actionFromStored(json)).toBeUndefined();
  });
});
