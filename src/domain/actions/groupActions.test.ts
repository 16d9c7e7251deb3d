import { describe, expect, it } from 'vitest';
import { aNetwork, someProSettings } from '../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { recordsNow } from '../../../mocks/fixtures/recordsNow.ts';
import { aUser } from '../../../mocks/fixtures/user.ts';
import type { NetworkUser } from '../user/networkUser.ts';
import type { Action } from './action.ts';
import { actionObstacle, actionQuestion, actionsTitle } from './allActions.ts';

const user = (id: string, changes: Partial<NetworkUser> = {}): NetworkUser => ({
  id,
  accessLevel: 2,
  nodeLimit: 0,
  clientLimit: 1,
  nodes: [],
  clients: [],
  carried: {},
  ...changes,
});
const records = recordsNow({
  users: [
    aUser({ username: 'mira', isAdmin: true, groups: ['*', 'platform'] }),
    aUser({ username: 'jonas', isAdmin: false, groups: ['platform', 'sre'] }),
    aUser({ username: 'anna', isAdmin: false, groups: [] }),
  ],
  groups: ['*', 'platform', 'sre'],
  networks: [
    aNetwork({
      netid: 'office',
      proSettings: someProSettings({ allowedUsers: ['jonas'], allowedGroups: ['platform', 'sre'] }),
    }),
  ],
  networkUsers: new Map([
    ['office', [user('mira'), user('jonas', { nodes: ['1'], clients: ['phone', 'tablet'] }), user('anna')]],
  ]),
});

const group = (name: string): Action => ({ kind: 'deleteUserGroup', group: name });
const permission = (username: string): Action => ({ kind: 'removePermission', netid: 'office', username });
const levels = (username: string): Action => ({
  kind: 'setPermission',
  netid: 'office',
  username,
  values: { nodeLimit: '3' },
});
const groups = (username: string, isAdding = true): Action => ({
  kind: 'changeGroups',
  username,
  groups: ['sre'],
  isAdding,
});

const ask = (...actions: readonly Action[]) =>
  actionQuestion({ actions, options: actions.length > 1 ? { skipped: [] } : {} }, records);

describe('the question before', () => {
  it.each<[string, readonly Action[], object]>([
    [
      'deleting a group',
      [group('platform')],
      {
        title: 'Delete user group platform?',
        confirmLabel: 'Delete group',
        consequences: [
          { label: 'Members', value: 2 },
          { label: 'Networks that allow this group', value: 1 },
        ],
      },
    ],
    [
      'deleting groups counts the network that allows both once',
      [group('platform'), group('sre')],
      {
        title: 'Delete 2 user groups?',
        confirmLabel: 'Delete 2 user groups',
        consequences: [
          { label: 'Memberships removed', value: 3 },
          { label: 'Networks that allow these groups', value: 1 },
        ],
      },
    ],
    [
      'removing a user',
      [permission('jonas')],
      {
        title: 'Remove jonas from office?',
        confirmLabel: 'Remove user',
        message:
          'jonas will lose all access to office. Their nodes and external clients stay until you delete them. This can’t be undone.',
        consequences: [
          { label: 'Nodes that stay', value: 1 },
          { label: 'External clients that stay', value: 2 },
        ],
      },
    ],
    [
      'removing an administrator',
      [permission('mira')],
      {
        message:
          'mira keeps access, because administrators manage all networks. Their nodes and external clients stay until you delete them. This can’t be undone.',
      },
    ],
    [
      'removing users',
      [permission('mira'), permission('jonas')],
      {
        title: 'Remove 2 users?',
        confirmLabel: 'Remove 2 users',
        message:
          'They will lose all access to this network, except the administrators among them. Their nodes and external clients stay until you delete them. This can’t be undone.',
      },
    ],
  ])('%s', (_, actions, question) => {
    expect(ask(...actions)).toMatchObject({ isDanger: true, ...question });
  });

  it('asks nothing about a group that no longer exists', () => {
    expect(ask(group('gone'))).toBeUndefined();
  });
});

it.each<[Action, string | undefined]>([
  [group('*'), 'This group includes everyone and can’t be deleted'],
  [group('sre'), undefined],
  [levels('jonas'), undefined],
  [levels('anna'), 'office doesn’t allow this user, so the server rejects changes'],
  [groups('mira'), 'Administrators have access to everything'],
  [groups('jonas'), undefined],
])('%j: %s', (action, reason) => {
  expect(actionObstacle(action, records)).toBe(reason);
});

it.each([group('sre'), permission('jonas'), levels('jonas'), groups('jonas')])(
  '%j is for administrators',
  (action) => {
    const asUser = { ...records, viewer: aViewerAt({ office: 0 }) };
    expect(actionObstacle(action, asUser)).toBe('Only administrators can do this');
  },
);

it.each<[Action, string]>([
  [group('sre'), 'Delete 2 user groups'],
  [permission('jonas'), 'Remove 2 users from office'],
  [levels('jonas'), 'Change 2 users in office'],
  [groups('jonas'), 'Add 2 users to groups'],
  [groups('jonas', false), 'Remove 2 users from groups'],
])('two of %j are called %s', (action, title) => {
  expect(actionsTitle([action, action])).toBe(title);
});
