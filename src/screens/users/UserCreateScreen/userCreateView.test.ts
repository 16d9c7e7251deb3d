import { expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { emptyNewUser } from '../../../domain/user/userForm.ts';
import { userCreateView, type UserCreateInput } from './userCreateView.ts';

const failure = { kind: 'unreachable', offline: false } as const;

function viewOf(changes: Partial<UserCreateInput> = {}) {
  return userCreateView({
    users: ready(fleetUsers),
    networks: ready(fleetNetworks),
    form: emptyNewUser,
    isSaving: false,
    failure: undefined,
    ...changes,
  });
}

it('waits for the users and the networks', () => {
  expect(viewOf({ users: { status: 'loading' } }).status).toBe('loading');
  expect(viewOf({ networks: { status: 'idle' } }).status).toBe('loading');
});

it('works without them when they could not be loaded', () => {
  expect(
    viewOf({ users: { status: 'failed', failure }, networks: { status: 'failed', failure } }),
  ).toMatchObject({
    status: 'ready',
    networks: { items: [], failure: 'Could not reach server' },
  });
});

it('knows the names that are taken', () => {
  expect(viewOf({ form: { ...emptyNewUser, username: 'priya' } })).toMatchObject({
    isNameTaken: true,
    problems: { username: 'users.validation.taken' },
  });
  expect(viewOf({ form: { ...emptyNewUser, username: 'Priya' } })).toMatchObject({ isNameTaken: false });
});

it.each([
  [{ networks: ['lab', 'office'] }, 'The user sees lab, office'],
  [{}, 'The user sees no network'],
  [{ isAdmin: true }, 'Without a list, an administrator sees all networks'],
])('says what %o means', (form, hint) => {
  expect(viewOf({ form: { ...emptyNewUser, ...form } })).toMatchObject({ networksHint: hint });
});

it('says what failed, and why in words', () => {
  const refusal = {
    kind: 'rejected',
    status: 400,
    message: "Key: 'User.Password' Error:Field validation for 'Password' failed on the 'min' tag",
  } as const;
  expect(viewOf({ form: { ...emptyNewUser, username: 'erin' }, failure: refusal })).toMatchObject({
    failure: { fact: 'Failed to create new User. : erin', advice: 'Password is too short or too small' },
  });
});
