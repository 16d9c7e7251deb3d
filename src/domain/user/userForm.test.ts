import { describe, expect, it } from 'vitest';
import { changedFields, serverOverrides, type Edit } from '../edit/edit.ts';
import {
  losesLastNetwork,
  sortedNetworks,
  userFields,
  userForm,
  withUserChanges,
  emptyNewUser,
  newUserOf,
  newUserProblems,
  type UserForm,
  type NewUserForm,
} from './userForm.ts';
import type { User } from './userWire.ts';

const alice: User = { username: 'alice', isAdmin: false, networks: ['office', 'lab'], groups: ['field'] };
const before = userForm(alice);
const edit = (after: Partial<UserForm>): Edit<UserForm> => ({ before, after: { ...before, ...after } });

it('sortedNetworks removes duplicates and sorts', () => {
  expect(sortedNetworks(['office', 'lab', 'office', 'edge'])).toEqual(['edge', 'lab', 'office']);
  expect(before.networks).toEqual(['lab', 'office']);
});

describe('withUserChanges', () => {
  it('applies only changed fields to the current user', () => {
    const fresh = { ...alice, networks: ['lab', 'edge'], groups: ['platform'] };
    expect(withUserChanges(fresh, edit({ isAdmin: true }))).toEqual({ ...fresh, isAdmin: true });
    expect(withUserChanges(fresh, edit({ networks: ['lab'] }))).toEqual({ ...fresh, networks: ['lab'] });
  });
});

describe('serverOverrides of a user', () => {
  it.each([
    [
      'nothing if everything was saved',
      { isAdmin: true, networks: ['lab'] },
      { isAdmin: true, networks: ['lab'] },
      [],
    ],
    ['the role if a promotion wasn’t saved', { isAdmin: true }, {}, ['isAdmin']],
    ['the networks if an empty list was ignored', { networks: [] }, {}, ['networks']],
    ['nothing if only the order differs', { networks: ['edge', 'lab'] }, { networks: ['lab', 'edge'] }, []],
    ['only changed fields', { isAdmin: true }, { isAdmin: true, networks: ['edge'] }, []],
  ] as const)('returns %s', (_, changes, stored, kept) => {
    const requested = withUserChanges(alice, edit(changes));
    const overrides = serverOverrides(
      userForm(requested),
      userForm({ ...alice, ...stored }),
      changedFields(edit(changes), userFields),
    );
    expect(overrides.map(({ field }) => field)).toEqual(kept);
  });
});

it.each([
  ['if the only one is cleared', ['lab'], [], true],
  ['not if one is left', ['lab', 'office'], ['lab'], false],
  ['not if there was none', [], [], false],
] as const)('loses the last network %s', (_, from, to, isLost) => {
  expect(
    losesLastNetwork({
      before: { isAdmin: false, networks: from },
      after: { isAdmin: false, networks: to },
    }),
  ).toBe(isLost);
});

const erin: NewUserForm = {
  ...emptyNewUser,
  username: 'erin',
  password: 'secret-5',
  confirmation: 'secret-5',
};
const taken: ReadonlySet<string> = new Set(['alice', 'dave@example.com']);
const problemsOf = (changes: Partial<NewUserForm>) => {
  const problems = newUserProblems({ ...erin, ...changes }, taken);
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
};
const pair = (password: string) => ({ password, confirmation: password });

it('accepts a complete form', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ isAdmin: true, networks: ['office'] })).toEqual({});
});

it('requires name and password in an empty form', () => {
  expect(problemsOf(emptyNewUser)).toEqual({
    username: 'users.validation.username',
    password: 'users.validation.password',
  });
});

describe('new username', () => {
  it.each([
    ['a'.repeat(3)],
    ['a'.repeat(40)],
    ['Alice'],
    ['mira@mail.example.com'],
    [`${'a'.repeat(31)}@mail.com`],
    ['create-2'],
  ])('accepts %s', (username) => {
    expect(problemsOf({ username })).toEqual({});
  });

  it.each([
    ['of two characters', 'ab'],
    ['of 41 characters', 'a'.repeat(41)],
    ['of 10 kB', 'a'.repeat(10_240)],
    ['with a comma', 'alice,bob'],
    ['with a slash', 'a/b'],
    ['that leaves the folder', '../etc'],
    ['that is encoded', '%2e%2e'],
    ['with a space before the last letter', 'mira k'],
    ['with a space in the middle', 'mi ra'],
    ['with a line break inside', 'mi\nra'],
    ['with a zero character', 'mira\u0000'],
    ['with an invisible character', 'mi\u200Bra'],
    ['with letters beyond ASCII', 'zoë-berg'],
    ['of emoji', '🔑🔑🔑'],
    ['that is an email address of 41 characters', `${'a'.repeat(32)}@mail.com`],
    ['with a comma in its email address', 'a,b@mail.com'],
    ['with markup', '<b>mira</b>'],
  ])('rejects one %s', (_, username) => {
    expect(problemsOf({ username })).toEqual({ username: 'users.validation.username' });
  });

  it.each(['create', 'Create'])('rejects %s, whose page would be the form', (username) => {
    expect(problemsOf({ username })).toEqual({ username: 'common.validation.page' });
  });

  it.each(['alice', 'dave@example.com'])('rejects the name of another user: %s', (username) => {
    expect(problemsOf({ username })).toEqual({ username: 'users.validation.taken' });
  });
});

describe('new password', () => {
  it.each([['12345'], ['x'.repeat(64)], ['pässwörd'], ['🔑🔑🔑🔑🔑'], ['a,b;c"d\\e'], ['<script>']])(
    'accepts %s',
    (password) => {
      expect(problemsOf(pair(password))).toEqual({});
    },
  );

  it.each([
    ['of 4 characters', 'x'.repeat(4)],
    ['of 65 characters', 'x'.repeat(65)],
    ['of 10 kB', 'x'.repeat(10_240)],
    ['with a space', 'two words'],
    ['with a tab', 'two\twords'],
    ['with a line break', 'secret\n5'],
    ['with a no-break space', 'two\u00A0words'],
    ['of spaces', '      '],
  ])('rejects one %s', (_, password) => {
    expect(problemsOf(pair(password))).toEqual({ password: 'users.validation.password' });
  });

  it.each(['Secret-5', 'secret-5 ', '', 'secret-'])('is not confirmed by “%s”', (confirmation) => {
    expect(problemsOf({ confirmation })).toEqual({ confirmation: 'users.validation.confirmation' });
  });
});

it('trims spaces around the user name', () => {
  expect(problemsOf({ username: ' erin ' })).toEqual({});
  expect(problemsOf({ username: 'alice ' })).toEqual({ username: 'users.validation.taken' });
  expect(newUserOf({ ...erin, username: ' erin\t' }).username).toBe('erin');
});

it('doesn’t send the confirmation', () => {
  expect(newUserOf({ ...erin, networks: ['office'] })).toEqual({
    username: 'erin',
    password: 'secret-5',
    isAdmin: false,
    networks: ['office'],
  });
});
