import { describe, expect, it } from 'vitest';
import { changedFields, serverOverrides, type Edit } from '../edit/edit.ts';
import {
  losesLastNetwork,
  sentGroups,
  tickedNetworks,
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

it('lists the ticked networks once each, in alphabetical order', () => {
  expect(tickedNetworks(['office', 'lab', 'office', 'edge'])).toEqual(['edge', 'lab', 'office']);
  expect(before.networks).toEqual(['lab', 'office']);
});

describe('the changes of a person', () => {
  it('lie on top of the user as it is now, and leave the rest', () => {
    const fresh = { ...alice, networks: ['lab', 'edge'], groups: ['platform'] };
    expect(withUserChanges(fresh, edit({ isAdmin: true }))).toEqual({ ...fresh, isAdmin: true });
    expect(withUserChanges(fresh, edit({ networks: ['lab'] }))).toEqual({ ...fresh, networks: ['lab'] });
  });
});

describe('the groups that an update sends', () => {
  it.each([
    ['the wildcard alone on the community edition', ['field'], false, ['*']],
    ['the user’s own on the enterprise edition', ['field'], true, ['field']],
    ['the wildcard on the enterprise edition for a user without any', [], true, ['*']],
    ['the user’s own while the edition is unknown', ['field'], undefined, ['field']],
    ['never none', [], undefined, ['*']],
  ] as const)('are %s', (_, groups, isEE, sent) => {
    expect(sentGroups({ groups }, isEE)).toEqual(sent);
  });
});

describe('what the server kept', () => {
  it.each([
    [
      'nothing when it stored all',
      { isAdmin: true, networks: ['lab'] },
      { isAdmin: true, networks: ['lab'] },
      [],
    ],
    ['the role when a promotion is not stored', { isAdmin: true }, {}, ['isAdmin']],
    ['the networks when an empty list is ignored', { networks: [] }, {}, ['networks']],
    ['nothing in another order', { networks: ['edge', 'lab'] }, { networks: ['lab', 'edge'] }, []],
    ['only what was changed', { isAdmin: true }, { isAdmin: true, networks: ['edge'] }, []],
  ] as const)('is %s', (_, changes, stored, kept) => {
    const asked = withUserChanges(alice, edit(changes));
    const found = serverOverrides(
      userForm(asked),
      userForm({ ...alice, ...stored }),
      changedFields(edit(changes), userFields),
    );
    expect(found.map(({ field }) => field)).toEqual(kept);
  });
});

it.each([
  ['when the only one is unticked', ['lab'], [], true],
  ['not while one is left', ['lab', 'office'], ['lab'], false],
  ['not when there was none', [], [], false],
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

it('has nothing to say of a complete form', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ isAdmin: true, networks: ['office'] })).toEqual({});
});

it('misses name and password in an empty form, and has nothing to compare', () => {
  expect(problemsOf(emptyNewUser)).toEqual({
    username: 'users.validation.username',
    password: 'users.validation.password',
  });
});

describe('the name', () => {
  it.each([
    ['a'.repeat(3)],
    ['a'.repeat(40)],
    ['Alice'],
    ['mira@mail.example.com'],
    [`${'a'.repeat(31)}@mail.com`],
    ['create-2'],
  ])('may be %s', (username) => {
    expect(problemsOf({ username })).toEqual({});
  });

  it.each([
    ['of two characters', 'ab'],
    ['of 41 characters', 'a'.repeat(41)],
    ['of 10 kB', 'a'.repeat(10_240)],
    ['with a comma', 'alice,bob'],
    ['with a slash', 'a/b'],
    ['that climbs', '../etc'],
    ['that is encoded', '%2e%2e'],
    ['with a blank inside', 'mira k'],
    ['with a space inside', 'mi ra'],
    ['with a line break inside', 'mi\nra'],
    ['with a zero character', 'mira\u0000'],
    ['with an invisible character', 'mi\u200Bra'],
    ['with letters beyond ASCII', 'zoë-berg'],
    ['of emoji', '🔑🔑🔑'],
    ['that is an e-mail address of 41 characters', `${'a'.repeat(32)}@mail.com`],
    ['with a comma in its e-mail address', 'a,b@mail.com'],
    ['with markup', '<b>mira</b>'],
  ])('may not be one %s', (_, username) => {
    expect(problemsOf({ username })).toEqual({ username: 'users.validation.username' });
  });

  it.each(['alice', 'dave@example.com'])('may not be that of another user: %s', (username) => {
    expect(problemsOf({ username })).toEqual({ username: 'users.validation.taken' });
  });
});

describe('the password', () => {
  it.each([['12345'], ['x'.repeat(64)], ['pässwörd'], ['🔑🔑🔑🔑🔑'], ['a,b;c"d\\e'], ['<script>']])(
    'may be %s',
    (password) => {
      expect(problemsOf(pair(password))).toEqual({});
    },
  );

  it.each([
    ['of 4 characters', 'x'.repeat(4)],
    ['of 65 characters', 'x'.repeat(65)],
    ['of 10 kB', 'x'.repeat(10_240)],
    ['with a blank', 'two words'],
    ['with a tab', 'two\twords'],
    ['with a line break', 'secret\n5'],
    ['with a no-break space', 'two\u00A0words'],
    ['of blanks', '      '],
  ])('may not be one %s', (_, password) => {
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

it('sends no confirmation', () => {
  expect(newUserOf({ ...erin, networks: ['office'] })).toEqual({
    username: 'erin',
    password: 'secret-5',
    isAdmin: false,
    networks: ['office'],
  });
});
