import { describe, expect, it } from 'vitest';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetNetworks, fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import type { Network } from '../../../domain/network/network.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { AccessLevel } from '../../../domain/session/accessLevel.ts';
import { emptyNewUser, type NewUserForm } from '../../../domain/user/userForm.ts';
import { userCreateView } from './userCreateView.ts';

const failure = { kind: 'unreachable', offline: false } as const;

type Changes = GivenRecords & Partial<Parameters<typeof userCreateView>[1]>;

function viewOf(changes: Changes = {}) {
  return userCreateView(recordsOf({ users: ready(fleetUsers), networks: ready(fleetNetworks), ...changes }), {
    form: emptyNewUser,
    isSaving: false,
    failure: undefined,
    ...changes,
  });
}

it('is loading with users and networks', () => {
  expect(viewOf({ users: { status: 'loading' } }).status).toBe('loading');
  expect(viewOf({ networks: { status: 'idle' } }).status).toBe('loading');
});

it('is ready if users and networks fail', () => {
  expect(
    viewOf({ users: { status: 'failed', failure }, networks: { status: 'failed', failure } }),
  ).toMatchObject({
    status: 'ready',
    networks: { items: [], failure: 'Could not reach server' },
  });
});

it('detects duplicate names', () => {
  expect(viewOf({ form: { ...emptyNewUser, username: 'priya' } })).toMatchObject({
    isNameTaken: true,
    problems: { username: 'users.validation.taken' },
  });
  expect(viewOf({ form: { ...emptyNewUser, username: 'Priya' } })).toMatchObject({ isNameTaken: false });
});

it.each([
  [{ networks: ['lab', 'office'] }, 'The user can see lab, office'],
  [{}, 'The user can’t see any networks'],
  [{ isAdmin: true }, 'Without a list, administrators can see all networks'],
])('explains %o', (form, hint) => {
  expect(viewOf({ form: { ...emptyNewUser, ...form } })).toMatchObject({ networksHint: hint });
});

describe('enterprise edition', () => {
  const level = (defaultAccessLevel: AccessLevel, allowedGroups = ['*']) =>
    aNetwork({ netid: 'lab', proSettings: someProSettings({ defaultAccessLevel, allowedGroups }) });
  const of = (network: Network, form: Partial<NewUserForm> = { networks: ['lab'] }, isEE = true) =>
    viewOf({
      networks: ready([network]),
      viewer: createViewer(aSessionUser(), isEE, []),
      form: { ...emptyNewUser, ...form },
    });

  it.each([
    ['the default level', level(2), 'client user'],
    ['no access if new users aren’t allowed', level(2, ['engineers']), 'no access'],
    ['no access by default', level(3), 'no access'],
  ])('shows that a listed network gives %s', (_, network, note) => {
    expect(of(network)).toMatchObject({ networks: { items: [{ id: 'lab', note }] }, question: undefined });
  });

  it('asks for confirmation before creating a network administrator', () => {
    expect(of(level(0))).toMatchObject({ question: { kind: 'networkAdmin', netids: ['lab'] } });
    expect(of(level(0), {})).toMatchObject({ question: undefined });
  });

  it('shows no levels for administrators or on the community edition', () => {
    expect(of(level(0), { isAdmin: true })).toMatchObject({ question: { kind: 'admin' } });
    for (const view of [of(level(0), { isAdmin: true }), of(level(0), {}, false)])
      expect(view).not.toHaveProperty('networks.items.0.note');
  });
});
