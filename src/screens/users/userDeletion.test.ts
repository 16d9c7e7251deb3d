import { expect, it } from 'vitest';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { createViewer } from '../../domain/session/permissions.ts';
import { accessByUser } from '../../domain/user/networkLevels.ts';
import { userDeletion } from './userDeletion.ts';

const mira = createViewer(aSessionUser(), false, []);
const context = { viewer: mira, adminCount: 3, access: undefined };

it('counts the networks of a normal user and requires no typing', () => {
  expect(userDeletion(aUser({ networks: ['lab', 'office'] }), context)).toEqual({
    isPossible: true,
    consequences: [{ label: 'Networks they’ll lose', value: 2 }],
  });
});

it.each([
  ['counts the networks where the level gives access', { lab: 2, office: 3, depot: 1 }, 2],
  ['counts none without a level', {}, 0],
  ['counts nothing while the levels are unknown', undefined, undefined],
] as const)('on the enterprise edition, %s, not those of the list', (_, levels, expected) => {
  const access =
    levels &&
    accessByUser(
      new Map(
        Object.entries(levels).map(([netid, accessLevel]) => [
          netid,
          [aNetworkUser({ id: 'jonas', accessLevel })],
        ]),
      ),
    );
  const viewer = createViewer(aSessionUser(), true, []);
  expect(userDeletion(aUser({ networks: [] }), { viewer, adminCount: 1, access })).toMatchObject({
    consequences: expected === undefined ? [] : [{ label: 'Networks they’ll lose', value: expected }],
  });
});

it('counts the remaining administrators and requires typing the name', () => {
  expect(userDeletion(aUser({ username: 'root', isAdmin: true }), context)).toMatchObject({
    consequences: [{ label: 'Remaining administrators', value: 2 }],
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
])('isn’t possible %s', (_, viewer, reason) => {
  expect(userDeletion(aUser({ username: 'mira', isAdmin: true }), { ...context, viewer })).toEqual({
    isPossible: false,
    reason,
  });
});
