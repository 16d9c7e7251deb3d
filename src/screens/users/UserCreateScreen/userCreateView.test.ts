import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { emptyNewUser, type NewUserForm } from '../../../domain/user/userForm.ts';
import { userCreateView, type UserCreateInput } from './userCreateView.ts';

const failure = { kind: 'unreachable', offline: false } as const;

function viewOf(changes: Partial<UserCreateInput> = {}) {
  return userCreateView({
    users: ready(fleetUsers),
    networks: ready(fleetNetworks),
    isEE: false,
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

describe('on the enterprise edition', () => {
  const level = (defaultAccessLevel: AccessLevel, allowedGroups = ['*']) =>
    aNetwork({ netid: 'lab', proSettings: someProSettings({ defaultAccessLevel, allowedGroups }) });
  const of = (network: Network, form: Partial<NewUserForm> = { networks: ['lab'] }, isEE = true) =>
    viewOf({ networks: ready([network]), isEE, form: { ...emptyNewUser, ...form } });

  it.each([
    ['its default', level(2), 'remote access'],
    ['none where nobody new is allowed', level(2, ['engineers']), 'no access'],
    ['none by default', level(3), 'no access'],
  ])('says that a listed network gives %s', (_, network, note) => {
    expect(of(network)).toMatchObject({ networks: { items: [{ id: 'lab', note }] }, question: undefined });
  });

  it('asks before a new user becomes administrator of a network', () => {
    expect(of(level(0))).toMatchObject({ question: { kind: 'networkAdmin', netids: ['lab'] } });
    expect(of(level(0), {})).toMatchObject({ question: undefined });
  });

  it('says nothing of levels for an administrator, nor on the community edition', () => {
    expect(of(level(0), { isAdmin: true })).toMatchObject({ question: { kind: 'admin' } });
    for (const view of [of(level(0), { isAdmin: true }), of(level(0), {}, false)])
      expect(view).not.toHaveProperty('networks.items.0.note');
  });
});
