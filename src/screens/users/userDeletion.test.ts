import { expect, it } from 'vitest';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { userDeletion } from './userDeletion.ts';

const mira = createViewer(aSessionUser(), false, []);

it('counts the networks of a normal user and requires no typing', () => {
  expect(userDeletion(aUser({ networks: ['lab', 'office'] }), 3, mira)).toEqual({
    isPossible: true,
    consequences: [
      { label: 'Networks they’ll lose', value: 2 },
      { label: 'Their nodes and external clients', value: 'kept' },
    ],
  });
});

it('counts the remaining administrators and requires typing the name', () => {
  expect(userDeletion(aUser({ username: 'root', isAdmin: true }), 3, mira)).toMatchObject({
    consequences: [{ label: 'Remaining administrators', value: 2 }, {}],
    typeToConfirm: 'root',
  });
});

it.each([
  ['for the viewer’s own account', mira, 'Only another administrator can delete your account'],
  [
    'for viewers who aren’t administrators',
    createViewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []),
    'Only administrators can do this',
  ],
])('isn’t possible %s', (_, who, reason) => {
  expect(userDeletion(aUser({ username: 'mira', isAdmin: true }), 3, who)).toEqual({
    isPossible: false,
    reason,
  });
});
