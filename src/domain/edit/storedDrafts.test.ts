import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerFromStored } from './draftOwner.ts';
import { isEdited, type Edit } from './edit.ts';
import { formDraftToStored } from './formDraftToStored.ts';
import { draftKey, draftsFromStored, draftsToStored, formDraftFromStored } from './storedDrafts.ts';

const drafts = new Map<string, unknown>([
  [draftKey('node', 'office/n1'), { before: 1, after: 2 }],
  [draftKey('dns', '__proto__'), { before: 3, after: 4 }],
]);
const storedAll = draftsToStored('mira', drafts) ?? '';

it('reads back drafts and their owner', () => {
  expect(draftsFromStored(storedAll, 'mira')).toEqual(drafts);
  expect(ownerFromStored(storedAll)).toBe('mira');
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
    ['from a truncated text', storedAll.slice(0, -2)],
    ['from null', 'null'],
    ['from a list', `[${storedAll}]`],
    ['from a list of drafts', '{"username":"mira","drafts":["node n1"]}'],
    ['from a text for drafts', '{"username":"mira","drafts":"node n1"}'],
    ['without drafts', '{"username":"mira"}'],
    ['with the owner in the prototype', '{"__proto__":{"username":"mira"},"drafts":{"node n1":{}}}'],
    ['in the prototype', '{"username":"mira","drafts":{"__proto__":{"node n1":{}}}}'],
    ['from a text that is too long', `${storedAll}${' '.repeat(1_000_000)}`],
  ])('%s', (_, stored) => {
    expect(draftsFromStored(stored, 'mira')).toEqual(new Map());
  });
});

it.each([['{'], ['7'], ['{}'], ['{"username":7}']])('reads no owner from %s', (stored) => {
  expect(ownerFromStored(stored)).toBeUndefined();
});

type Form = { name: string; password: string; isAdmin: boolean; networks: readonly string[] };
const empty: Form = { name: '', password: '', isAdmin: false, networks: [] };
const secret = ['password'];

const edited = (changes: Partial<Form>): Edit<Form> => ({ before: empty, after: { ...empty, ...changes } });
const storedText = (json: unknown) => JSON.stringify(json) ?? 'null';
const reread = (text: string) => formDraftFromStored(JSON.parse(text), empty, secret);

describe('formDraftToStored', () => {
  it('omits names and values of secret fields', () => {
    const text = storedText(formDraftToStored(edited({ name: 'erin', password: 'hunter2' }), secret));
    expect(text).toContain('erin');
    expect(text).not.toMatch(/hunter2|password/);
  });

  it.each<[string, Partial<Form>]>([
    ['nothing was changed', {}],
    ['only a secret was typed', { password: 'hunter2' }],
    ['a list was reselected unchanged', { networks: [] }],
  ])('returns undefined if %s', (_, changes) => {
    expect(formDraftToStored(edited(changes), secret)).toBeUndefined();
  });

  it('returns undefined if all fields are secret', () => {
    expect(formDraftToStored({ before: { pin: '' }, after: { pin: '1234' } }, ['pin'])).toBeUndefined();
  });
});

const anyForm = fc.record({
  name: fc.string({ unit: 'binary' }),
  password: fc.constant(''),
  isAdmin: fc.boolean(),
  networks: fc.array(fc.string({ unit: 'binary' })),
});

it('restores every edit exactly', () => {
  fc.assert(
    fc.property(anyForm, anyForm, (before, after) => {
      const edit = { before, after };
      const written = storedText(formDraftToStored(edit, secret));
      expect(reread(written)).toEqual(isEdited(edit) ? edit : undefined);
    }),
  );
});

it('restores lone surrogates', () => {
  const edit = edited({ name: '\ud800x\udfff' });
  expect(reread(storedText(formDraftToStored(edit, secret)))).toEqual(edit);
});

it('takes secret fields from the form', () => {
  const json = formDraftToStored(edited({ name: 'erin', password: 'hunter2' }), secret);
  expect(formDraftFromStored(json, { ...empty, password: 'kept' }, secret)?.after).toEqual({
    ...empty,
    name: 'erin',
    password: 'kept',
  });
});

describe('formDraftFromStored rejects JSON that', () => {
  const fields = '"name":"a","isAdmin":false,"networks":[]';
  const before = `"before":{${fields}}`;
  const after = (other: string) => `{${before},"after":{${other}}}`;

  it('restores a valid edit', () => {
    expect(reread(after('"name":"b","isAdmin":false,"networks":[]'))?.after.name).toBe('b');
  });

  it.each([
    ['is a text', '"before"'],
    ['is null', 'null'],
    ['is a list', '[]'],
    ['is empty', '{}'],
    ['has no after', `{${before}}`],
    ['has null for after', `{${before},"after":null}`],
    ['has a list for after', `{${before},"after":["b",false,[]]}`],
    ['changes nothing', after(fields)],
    ['has a field less, from an older console', after('"name":"b","isAdmin":false')],
    ['has a field more, from a newer console', after('"name":"b","isAdmin":false,"networks":[],"role":"x"')],
    ['has another field instead', after('"name":"b","isAdmin":false,"nets":[]')],
    ['contains a secret field', after('"name":"b","password":"p","isAdmin":false,"networks":[]')],
    ['has a number for a text', after('"name":7,"isAdmin":false,"networks":[]')],
    ['has an object for a text', after('"name":{"a":"b"},"isAdmin":false,"networks":[]')],
    ['has null for a text', after('"name":null,"isAdmin":false,"networks":[]')],
    ['has a text for a flag', after('"name":"b","isAdmin":"false","networks":[]')],
    ['has a text for a list', after('"name":"b","isAdmin":false,"networks":"office"')],
    ['has an object for a list', after('"name":"b","isAdmin":false,"networks":{"length":0}')],
    ['has null for a list', after('"name":"b","isAdmin":false,"networks":null')],
    ['has a list of something else', after('"name":"b","isAdmin":false,"networks":["a",7]')],
    ['names the prototype', after('"name":"b","isAdmin":false,"__proto__":{"networks":[]}')],
    ['adds the prototype', after(`${fields},"__proto__":{"isAdmin":true}`)],
    ['hides the edit in the prototype', `{"__proto__":${after('"name":"b","isAdmin":false,"networks":[]')}}`],
    ['names the constructor', after('"name":"b","isAdmin":false,"constructor":[]')],
  ])('%s', (_, text) => {
    expect(reread(text)).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});
