import { expect, it } from 'vitest';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { viewer } from '../../domain/session/permissions.ts';
import { userDeletion } from './userDeletion.ts';

const mira = viewer(aSessionUser(), false, []);

it('of a normal user counts the networks they lose, and asks for no word', () => {
  expect(userDeletion(aUser({ networks: ['lab', 'office'] }), 3, mira)).toEqual({
    isPossible: true,
    consequences: [
      { label: 'Networks they lose', value: 2 },
      { label: 'Their nodes and external clients', value: 'stay' },
    ],
  });
});

it('of an administrator counts those that remain, and asks for the name', () => {
  expect(userDeletion(aUser({ username: 'root', isAdmin: true }), 3, mira)).toMatchObject({
    consequences: [{ label: 'Administrators that remain', value: 2 }, {}],
    typeToConfirm: 'root',
  });
});

it.each([
  ['of oneself', mira, 'Available to another administrator'],
  [
    'for whoever is no administrator',
    viewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []),
    'Available to administrators',
  ],
])('is not possible %s', (_, who, reason) => {
  expect(userDeletion(aUser({ username: 'mira', isAdmin: true }), 3, who)).toEqual({
    isPossible: false,
    reason,
  });
});
