import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  catchUp,
  changedFields,
  conflicts,
  editAfterSave,
  editOf,
  isEdited,
  keepMine,
  changedByOthers,
  takeTheirs,
  type Edit,
  serverOverrides,
} from './edit.ts';

type Form = { name: string; mtu: string; isLocal: boolean };
const fields = ['name', 'mtu', 'isLocal'] as const;
const stored: Form = { name: 'fra-gw-01', mtu: '1420', isLocal: false };

const edited = (changes: Partial<Form>): Edit<Form> => ({ before: stored, after: { ...stored, ...changes } });
const changedSince = (changes: Partial<Form>): Form => ({ ...stored, ...changes });

it('changedFields is empty for an untouched form', () => {
  expect(changedFields(editOf(stored), fields)).toEqual([]);
});

it('changedFields follows the order of the form', () => {
  expect(changedFields(edited({ isLocal: true, name: 'x' }), fields)).toEqual(['name', 'isLocal']);
});

describe('isEdited', () => {
  const draft = { name: '', networks: ['a', 'b'] };

  it.each<[string, Partial<typeof draft>, boolean]>([
    ['nothing was typed', {}, false],
    ['a list was reselected unchanged', { networks: ['a', 'b'] }, false],
    ['an entry was removed', { networks: ['a'] }, true],
    ['a text was typed', { name: 'x' }, true],
  ])('when %s', (_, changes, expected) => {
    expect(isEdited({ before: draft, after: { ...draft, ...changes } })).toBe(expected);
  });
});

describe('conflicts', () => {
  it.each<[string, Partial<Form>, Partial<Form>, readonly string[]]>([
    ['no one else changed anything', { mtu: '1280' }, {}, []],
    ['someone else changed another field', { mtu: '1280' }, { name: 'x' }, []],
    ['someone else changed it to the same value', { mtu: '1280' }, { mtu: '1280' }, []],
    ['someone else changed it to another value', { mtu: '1280' }, { mtu: '1500' }, ['mtu']],
    ['someone else changed an untouched field', {}, { mtu: '1500' }, []],
  ])('when %s', (_, mine, theirs, expected) => {
    expect(conflicts(edited(mine), changedSince(theirs), fields).map(({ field }) => field)).toEqual(expected);
  });

  it('have three values', () => {
    expect(conflicts(edited({ mtu: '1280' }), changedSince({ mtu: '1500' }), fields)).toEqual([
      { field: 'mtu', before: '1420', mine: '1280', theirs: '1500' },
    ]);
  });
});

const forms = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  mtu: fc.constantFrom('1', '2', '3'),
  isLocal: fc.boolean(),
});

it('conflicts are resolved once each field is decided, and decisions hold', () => {
  fc.assert(
    fc.property(
      forms,
      forms,
      forms,
      fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      (before, after, current, mine) => {
        const open = conflicts({ before, after }, current, fields);
        const decided = open.reduce<Edit<Form>>(
          (edit, { field }, index) => (mine[index] ? keepMine : takeTheirs)(edit, current, field),
          { before, after },
        );
        expect(conflicts(decided, current, fields)).toEqual([]);
        open.forEach(({ field }, index) => {
          expect(decided.after[field]).toBe(mine[index] ? after[field] : current[field]);
        });
      },
    ),
  );
});

it('catchUp takes other users’ changes and keeps the user’s own', () => {
  fc.assert(
    fc.property(forms, forms, forms, (before, after, current) => {
      const caughtUp = catchUp({ before, after }, current, fields);
      expect(changedByOthers(caughtUp, current, fields)).toEqual([]);
      for (const field of changedFields({ before, after }, fields)) {
        expect(caughtUp.after[field]).toBe(after[field]);
      }
    }),
  );
});

it.each<[string, Partial<Form>, Edit<Form>]>([
  ['nothing', {}, { before: stored, after: stored }],
  ['another field', { mtu: '1300' }, edited({ mtu: '1300' })],
  ['the same field again', { name: 'gw-2' }, edited({ name: 'gw-2' })],
  ['the same field back', { name: '' }, edited({ name: '' })],
])('editAfterSave when the user has changed %s since', (_, since, expected) => {
  const sent = { ...stored, name: 'gw' };
  const now = { before: { ...stored, name: '' }, after: { ...sent, ...since } };
  expect(editAfterSave(now, sent, stored, fields)).toEqual(expected);
});

const requested = { name: 'new', mtu: '', postUp: '' };

it.each<[string, Partial<typeof requested>, readonly string[]]>([
  ['it was stored as requested', {}, []],
  ['the server saved another value', { mtu: '1420' }, ['mtu']],
  ['an untouched field differs', { postUp: 'up' }, []],
])('serverOverrides when %s', (_, kept, expected) => {
  const overrides = serverOverrides(requested, { ...requested, ...kept }, ['name', 'mtu']);
  expect(overrides.map(({ field }) => field)).toEqual(expected);
});

it('serverOverrides has both values', () => {
  expect(serverOverrides(requested, { ...requested, mtu: '1420' }, ['mtu'])).toEqual([
    { field: 'mtu', requested: '', kept: '1420' },
  ]);
});
