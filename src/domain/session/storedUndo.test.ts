import { expect, it } from 'vitest';
import { undoFromStored, undoText } from './storedUndo.ts';

const rules = (there: number, back: number) => ({ nodeIds: ['a', 'b', 'c'], runs: [[0, 1, 2, there, back]] });

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
])('ignores %j', (stored) => {
  expect(undoFromStored(stored)).toBeUndefined();
});
