import { expect, it } from 'vitest';
import { undoFromStored, undoText } from './storedUndo.ts';

const rules = (there: number, back: number) => ({ nodeIds: ['a', 'b', 'c'], runs: [[0, 1, 2, there, back]] });

const gateway = { network: 'lab', id: '1', name: 'gw-1' };
const egress = { ranges: ['10.1.0.0/16', '10.2.0.0/16'], interfaceName: 'eth0', isNatOn: true };
const roleOff = {
  node: gateway,
  role: 'egress',
  isOn: true,
  before: {
    hasRole: true,
    egress,
    relayAddresses: [],
    isFailover: false,
    udpHolePunch: false,
    commands: 7,
    hasOwnCommands: false,
    gap: undefined,
  },
  after: { hasRole: false, egress: { ...egress, ranges: [] }, relayAddresses: [] },
};
const enabled = { kind: 'client', network: 'lab', clientId: 'phone', isEnabled: true };

it.each([
  [
    {
      kind: 'node',
      edit: { node: { network: 'lab', id: '1', name: 'db-1' }, from: { mtu: '1300' }, to: { mtu: '1280' } },
    },
    'Undo restores db-1 in lab: MTU: 1280',
  ],
  [
    {
      kind: 'network',
      edit: {
        netid: 'lab',
        from: { defaultMtu: '1300', allowManualSignup: true },
        to: { defaultMtu: '1280', allowManualSignup: false },
      },
    },
    'Undo restores lab: Default MTU: 1280, Allow joining without a key: off',
  ],
  [{ kind: 'rules', netid: 'lab', change: rules(2, 2) }, 'Undo allows up to 2 pairs in lab'],
  [{ kind: 'rules', netid: 'lab', change: rules(1, 1) }, 'Undo blocks up to 2 pairs in lab'],
  [{ kind: 'client', network: 'lab', clientId: 'phone', isEnabled: true }, 'Undo enables phone in lab'],
  [{ kind: 'client', network: 'lab', clientId: 'phone', isEnabled: false }, 'Undo disables phone in lab'],
  [{ kind: 'role', undo: roleOff }, 'Undo adds the egress role to gw-1 in lab: 10.1.0.0/16, 10.2.0.0/16'],
  [
    {
      kind: 'role',
      undo: { ...roleOff, role: 'ingress', isOn: false, before: { ...roleOff.before, hasOwnCommands: true } },
    },
    'Undo removes the ingress role from gw-1 in lab, but not the commands of the node',
  ],
  [
    { kind: 'hub', hub: gateway, successor: { ...gateway, id: '2', name: 'gw-2' } },
    'Undo makes gw-1 the hub of lab',
  ],
  [
    {
      kind: 'clientName',
      network: 'lab',
      clientId: 'new',
      former: 'phone',
      address: '10.1.0.9',
      address6: '',
    },
    'Undo renames new in lab to phone',
  ],
  [
    {
      kind: 'permission',
      netid: 'lab',
      username: 'jonas',
      edit: { from: { accessLevel: '3', nodeLimit: '0' }, to: { accessLevel: '2', nodeLimit: '1' } },
    },
    'Undo restores jonas in lab: User access level: 2, Node limit: 1',
  ],
  [
    {
      kind: 'user',
      username: 'jonas',
      edit: { from: { networks: [] }, to: { networks: ['lab'] } },
      access: [],
    },
    'Undo restores the networks of jonas: lab',
  ],
  [
    {
      kind: 'groups',
      username: 'jonas',
      edit: { from: { groups: ['*'] }, to: { groups: ['sre', 'ops'] } },
      access: [
        {
          netid: 'lab',
          username: 'jonas',
          before: { accessLevel: 1, nodeLimit: 2, clientLimit: 3 },
          after: { accessLevel: 3, nodeLimit: 0, clientLimit: 0 },
        },
      ],
    },
    'Undo restores the groups of jonas: sre, ops, and the access of jonas in lab',
  ],
  [
    {
      kind: 'allowed',
      of: 'groups',
      netid: 'lab',
      edit: { from: { allowed: ['sre'] }, to: { allowed: [] } },
      access: undefined,
    },
    'Undo restores the allowed groups of lab: none',
  ],
  [{ kind: 'entry', network: 'lab', name: 'db', address: '10.1.0.2' }, 'Undo creates db in lab for 10.1.0.2'],
  [{ kind: 'created', what: 'network', netid: 'lab', name: 'lab', address: '' }, 'Undo deletes lab'],
  [
    { kind: 'created', what: 'entry', netid: 'lab', name: 'db', address: '10.1.0.2' },
    'Undo deletes db in lab',
  ],
  [
    { kind: 'several', title: 'Disable 5 clients', undos: Array.from({ length: 5 }, () => enabled) },
    'Undo reverts 5 changes: enables phone in lab; enables phone in lab; enables phone in lab, and 2 other changes',
  ],
])('%j says: %s', (stored, text) => {
  const undo = undoFromStored(JSON.parse(JSON.stringify(stored)));
  expect(undo).toEqual(stored);
  expect(undo && undoText(undo)).toBe(text);
});

it.each([
  [null],
  ['undo'],
  [{ kind: 'role', netid: 'lab' }],
  [{ kind: 'network', netid: 'lab' }],
  [{ kind: 'network', edit: { netid: 'lab', from: { addressRange: 'a' }, to: { addressRange: 'b' } } }],
  [{ kind: 'network', edit: { netid: 'lab', from: { defaultMtu: 1 }, to: { defaultMtu: 2 } } }],
  [
    {
      kind: 'network',
      edit: { netid: 'lab', from: { defaultMtu: '1' }, to: { defaultMtu: '2', secret: '' } },
    },
  ],
  [{ kind: 'node', edit: { node: {}, from: {}, to: {} } }],
  [{ kind: 'rules', netid: 'lab', change: { nodeIds: [], runs: 'x' } }],
  [{ kind: 'rules', change: rules(2, 2) }],
  [{ kind: 'client', network: 'lab' }],
  [{ kind: 'role', undo: { ...roleOff, role: 'hub' } }],
  [{ kind: 'role', undo: { ...roleOff, before: { ...roleOff.before, egress: 'all' } } }],
  [{ kind: 'hub', hub: gateway }],
  [{ kind: 'permission', netid: 'lab', username: 'jonas', edit: { from: { id: '' }, to: { id: 'x' } } }],
  [{ kind: 'groups', username: 'jonas', edit: { from: { groups: 'x' }, to: { groups: ['y'] } } }],
  [{ kind: 'created', what: 'node', netid: 'lab', name: 'gw-1' }],
  [{ kind: 'several', title: 'Both', undos: [enabled, { kind: 'client' }] }],
  [{ kind: 'constructor' }],
])('ignores %j', (stored) => {
  expect(undoFromStored(stored)).toBeUndefined();
});
