import { expect, it } from 'vitest';
import { aNetworkUser } from '../../../mocks/fixtures/networkUser.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import { createViewer } from '../session/permissions.ts';
import { textOf } from '../testing/textOf.ts';
import { accessByUser } from '../user/accessByUser.ts';
import type { User } from '../user/userWire.ts';
import { actionObstacle, actionQuestion, actionsTitle } from './allActions.ts';
import type { RecordsNow } from './known.ts';

const root = aUser({ username: 'root', isAdmin: true });
const mira = aUser({ username: 'mira', isAdmin: true });
const jonas = aUser({ username: 'jonas', isAdmin: false, networks: ['lab', 'office'] });
const withUsers = (
  users: readonly User[] = [root, mira, jonas],
  changes: Pick<Partial<RecordsNow>, 'viewer' | 'access'> = {},
) => recordsNow({ users, ...changes });

const deletionOf = (username: string) => ({ kind: 'deleteUser', username }) as const;
const questionOf = (username: string, known = withUsers()) =>
  actionQuestion({ actions: [deletionOf(username)], options: {} }, known);

it('counts the networks of a normal user and requires no typing', () => {
  const question = questionOf('jonas');
  expect(question).toMatchObject({
    title: 'Delete user jonas?',
    confirmLabel: 'Delete user',
    owners: ['jonas'],
    consequences: [{ label: 'Networks they’ll lose', value: 2 }],
  });
  expect(textOf(question?.message)).toBe(
    'jonas will be logged out and can no longer log in. This can’t be undone.',
  );
  expect(question).not.toHaveProperty('typeToConfirm');
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
  expect(questionOf('jonas', withUsers([{ ...jonas, networks: [] }], { viewer, access }))).toMatchObject({
    consequences: expected === undefined ? [] : [{ label: 'Networks they’ll lose', value: expected }],
  });
});

it('counts the remaining administrators and requires typing the name', () => {
  expect(questionOf('root')).toMatchObject({
    consequences: [{ label: 'Remaining administrators', value: 1 }],
    typeToConfirm: 'root',
  });
});

it('asks once for several users, with what they own', () => {
  const actions = ['jonas', 'root'].map(deletionOf);
  expect(actionsTitle(actions)).toBe('Delete 2 users');
  expect(actionQuestion({ actions, options: { skipped: [] } }, withUsers())).toMatchObject({
    title: 'Delete 2 users?',
    owners: ['jonas', 'root'],
    consequences: [{ label: 'Administrators among them', value: 1 }],
    typeToConfirm: 'delete',
  });
});

it.each([
  [
    'for the viewer’s own account',
    createViewer(aSessionUser(), false, []),
    'Only another administrator can delete your account',
  ],
  [
    'for viewers who aren’t administrators',
    createViewer(aSessionUser({ name: 'priya', isAdmin: false }), false, []),
    'Only administrators can do this',
  ],
])('isn’t possible %s', (_, viewer, reason) => {
  expect(actionObstacle(deletionOf('mira'), withUsers(undefined, { viewer }))).toBe(reason);
});
