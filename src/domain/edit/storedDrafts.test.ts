import { describe, expect, it } from 'vitest';
import { ownerFromStored } from './draftOwner.ts';
import { draftKey, draftsFromStored, draftsToStored } from './storedDrafts.ts';

const drafts = new Map<string, unknown>([
  [draftKey('node', 'office/n1'), { before: 1, after: 2 }],
  [draftKey('dns', '__proto__'), { before: 3, after: 4 }],
]);
const text = draftsToStored('mira', drafts) ?? '';

it('reads back drafts and their owner', () => {
  expect(draftsFromStored(text, 'mira')).toEqual(drafts);
  expect(ownerFromStored(text)).toBe('mira');
});

it('stores nothing without drafts', () => {
  expect(draftsToStored('mira', new Map())).toBeUndefined();
});

it('stores nothing that is too long for a browser', () => {
  const long = (length: number) => draftsToStored('mira', new Map([['node n1', 'x'.repeat(length)]]));
  const most = 1_000_000 - (long(0) ?? '').length;
  expect(long(most)).toHaveLength(1_000_000);
  expect(long(most + 1)).toBeUndefined();
});

describe('draftsFromStored returns no drafts', () => {
  it.each<[string, string | null]>([
    ['if nothing is stored', null],
    ['of another user', draftsToStored('jon', drafts) ?? ''],
    ['without an owner', '{"drafts":{"node n1":{}}}'],
    ['from an empty text', ''],
    ['from a truncated text', text.slice(0, -2)],
    ['from null', 'null'],
    ['from a list', `[${text}]`],
    ['from a list of drafts', '{"username":"mira","drafts":["node n1"]}'],
    ['from a text for drafts', '{"username":"mira","drafts":"node n1"}'],
    ['without drafts', '{"username":"mira"}'],
    ['with the owner in the prototype', '{"__proto__":{"username":"mira"},"drafts":{"node n1":{}}}'],
    ['in the prototype', '{"username":"mira","drafts":{"__proto__":{"node n1":{}}}}'],
    ['from a text that is too long', `${text}${' '.repeat(1_000_000)}`],
  ])('%s', (_, stored) => {
    expect(draftsFromStored(stored, 'mira')).toEqual(new Map());
  });
});

it.each([['{'], ['7'], ['{}'], ['{"username":7}']])('reads no owner from %s', (stored) => {
  expect(ownerFromStored(stored)).toBeUndefined();
});
