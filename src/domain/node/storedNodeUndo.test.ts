import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { nodeForm, type NodeForm } from './nodeForm.ts';
import { nodeUndoFromStored, nodeUndoText, nodeUndoToStored, nodeUndoWish } from './storedNodeUndo.ts';

const node = aNode({ name: 'db-1', network: 'lab', mtu: 1300 });
const form = nodeForm(node);
const undoOf = (changes: Partial<NodeForm>) =>
  nodeUndoToStored(node, { before: form, after: { ...form, ...changes } });
const stored = undoOf({ mtu: '1280', isConnected: false, name: '' });

describe('a stored undo of a node', () => {
  it('is the same after it was read again', () => {
    expect(nodeUndoFromStored(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it('names what it does', () => {
    expect(stored && nodeUndoText(stored)).toBe(
      'restores db-1 in lab: Node name: empty, MTU: 1280, Connected: off',
    );
  });

  it('restores its fields on top of the current record', () => {
    const fresh = { ...node, persistentKeepalive: 77 };
    const wish = stored && nodeUndoWish(stored, fresh);
    expect(wish?.before).toEqual({ ...nodeForm(fresh) });
    expect(wish?.restore?.(fresh)).toMatchObject({ mtu: 1280, isConnected: false, persistentKeepalive: 77 });
  });

  it.each<[string, Partial<NodeForm>]>([
    ['nothing', {}],
    ['a default rule', { defaultAcl: 'no', mtu: '1280' }],
    ['the hub', { isHub: true }],
    ['commands', { postUp: 'echo' }],
  ])('doesn’t exist for %s', (_, changes) => {
    expect(undoOf(changes)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['no object', 'undo'],
    ['no node', { ...stored, node: {} }],
    ['commands', { ...stored, from: { postUp: '' }, to: { postUp: 'curl' } }],
    [
      'a command beside a field',
      { ...stored, from: { mtu: '1', postUp: '' }, to: { mtu: '2', postUp: 'x' } },
    ],
    ['unequal fields', { ...stored, from: { mtu: '1' }, to: { name: 'x' } }],
    ['a value of another type', { ...stored, from: { mtu: 1 }, to: { mtu: 2 } }],
    ['no values', { ...stored, from: {}, to: {} }],
  ])('is ignored with %s', (_, json) => {
    expect(nodeUndoFromStored(json)).toBeUndefined();
  });
});
