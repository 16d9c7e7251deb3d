import { describe, expect, it } from 'vitest';
import { ownerFromStored } from './draftOwner.ts';
import { draftKey, draftsFromStored, draftsToStored } from './storedDrafts.ts';

const mira = { username: 'mira', sessionUntil: 1_800_000_000 };
const drafts = new Map<string, unknown>([
  [draftKey('node', 'office/n1'), { before: 1, after: 2 }],
  [draftKey('dns', '__proto__'), { before: 3, after: 4 }],
]);
const text = draftsToStored(mira, drafts) ?? '';

it('gives back what was written, and whose it is', () => {
  expect(draftsFromStored(text, 'mira')).toEqual(drafts);
  expect(ownerFromStored(text)).toEqual(mira);
});

it('is nothing without drafts', () => {
  expect(draftsToStored(mira, new Map())).toBeUndefined();
});

it('is nothing where a browser could not keep it', () => {
  const long = (length: number) => draftsToStored(mira, new Map([['node n1', 'x'.repeat(length)]]));
  expect(long(200_000)).toHaveLength(200_000 + (long(0) ?? '').length);
  expect(long(1_000_000)).toBeUndefined();
});

describe('no draft is read', () => {
  it.each<[string, string | null]>([
    ['where nothing is stored', null],
    ['of somebody else', draftsToStored({ ...mira, username: 'jon' }, drafts) ?? ''],
    ['of nobody', '{"sessionUntil":1,"drafts":{"node n1":{}}}'],
    ['out of an empty text', ''],
    ['out of a text that was cut off', text.slice(0, -2)],
    ['out of null', 'null'],
    ['out of a list', `[${text}]`],
    ['out of a list of drafts', '{"username":"mira","sessionUntil":1,"drafts":["node n1"]}'],
    ['out of a text for drafts', '{"username":"mira","sessionUntil":1,"drafts":"node n1"}'],
    ['without drafts', '{"username":"mira","sessionUntil":1}'],
    ['whose owner stands in the prototype', '{"__proto__":{"username":"mira"},"drafts":{"node n1":{}}}'],
    ['that stands in the prototype', '{"username":"mira","drafts":{"__proto__":{"node n1":{}}}}'],
    ['out of a text that nobody typed', `${text}${' '.repeat(1_000_000)}`],
  ])('%s', (_, stored) => {
    expect(draftsFromStored(stored, 'mira')).toEqual(new Map());
  });
});

it.each([['{'], ['7'], ['{}'], ['{"username":7}'], ['{"username":"mira","sessionUntil":"soon"}']])(
  'belongs to nobody where %s is stored',
  (stored) => {
    expect(ownerFromStored(stored)).toBeUndefined();
  },
);
