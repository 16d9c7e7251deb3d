import { describe, expect, it } from 'vitest';
import type { NetworkUserData } from '../user/networkUser.ts';
import type { AccessLevel } from './accessLevel.ts';
import {
  canApprove,
  canChangeClient,
  canDeleteNode,
  canDeleteUser,
  canEditNode,
  canKeepClients,
  canSeeAcls,
  canSeeLogs,
  canSeeMetrics,
  canSeeNodeAcls,
  canSeeUserGroups,
  canSeeUsers,
  canToggleRoles,
  awaitsSignIn,
  isNetAdmin,
  levelOn,
  seesOwnNodesOnly,
  viewer,
  type Viewer,
  userAreaSections,
} from './permissions.ts';

const someone = { name: 'mira', networks: ['office'], groups: ['*'], expiresAt: 2_000_000_000 };
const admin = (isEE: boolean) => viewer({ ...someone, isAdmin: true, networks: [] }, isEE, []);

function dataOf(accessLevel: AccessLevel): NetworkUserData {
  const user = {
    id: 'mira',
    accessLevel,
    nodeLimit: 0,
    clientLimit: 0,
    nodes: ['own'],
    clients: [],
    carried: {},
  };
  return { network: 'office', user, nodes: [], clients: [], gateways: [], networks: [] };
}

const communityUser = viewer({ ...someone, isAdmin: false }, false, [dataOf(0)]);
const enterpriseUser = (level: AccessLevel) => viewer({ ...someone, isAdmin: false }, true, [dataOf(level)]);
/** Given the network since the token was issued. */
const newcomer = viewer({ ...someone, isAdmin: false, networks: [] }, true, [dataOf(0)]);

const node = { id: 'other', network: 'office', isServer: false, isPending: true };
const own = { ...node, id: 'own' };

describe('a network admin', () => {
  it.each<[string, boolean, Viewer, string]>([
    ['an administrator', true, admin(false), 'anywhere'],
    ['an enterprise administrator', true, admin(true), 'anywhere'],
    ['a community user with the network', true, communityUser, 'office'],
    ['a community user without it', false, communityUser, 'lab'],
    ['level 0', true, enterpriseUser(0), 'office'],
    ['level 0 elsewhere', false, enterpriseUser(0), 'lab'],
    ['level 1', false, enterpriseUser(1), 'office'],
    ['level 2', false, enterpriseUser(2), 'office'],
    ['level 3', false, enterpriseUser(3), 'office'],
    [
      'a user with the network in the token only',
      false,
      viewer({ ...someone, isAdmin: false }, false, []),
      'office',
    ],
    ['a user with the network in the own data only', false, newcomer, 'office'],
  ])('is %s: %s', (_, expected, who, netid) => {
    expect(isNetAdmin(who, netid)).toBe(expected);
    expect(canEditNode(who, { network: netid })).toBe(expected);
    expect(canToggleRoles(who, { network: netid })).toBe(expected);
  });
});

describe('the level on a network', () => {
  it.each<[string, Viewer, AccessLevel, boolean]>([
    ['level 0', enterpriseUser(0), 0, false],
    ['level 0 since the sign-in', newcomer, 1, true],
    ['level 1', enterpriseUser(1), 1, false],
    ['level 2', enterpriseUser(2), 2, false],
    ['nobody told of the network', viewer({ ...someone, isAdmin: false }, true, []), 3, false],
  ])('of %s', (_, who, level, isAwaiting) => {
    expect(levelOn(who, 'office')).toBe(level);
    expect(awaitsSignIn(who, 'office')).toBe(isAwaiting);
  });
});

describe('seeing the own nodes only', () => {
  const elsewhere = { ...node, network: 'lab' };
  it.each<[string, Viewer, readonly (typeof node)[], boolean]>([
    ['an administrator', admin(true), [], false],
    ['level 0', enterpriseUser(0), [], false],
    ['level 0 since the sign-in', newcomer, [], false],
    ['level 1 with one', enterpriseUser(1), [own, elsewhere], true],
    ['level 1 without', enterpriseUser(1), [elsewhere], true],
    ['level 1 to whom the server lists all', enterpriseUser(1), [own, node], false],
    ['level 2', enterpriseUser(2), [], true],
    ['nobody told of the network', viewer({ ...someone, isAdmin: false }, true, []), [], true],
  ])('%s', (_, who, nodes, expected) => {
    expect(seesOwnNodesOnly(who, 'office', nodes)).toBe(expected);
  });
});

describe('deleting a node', () => {
  it.each<[string, Viewer, typeof node, boolean]>([
    ['an administrator any node', admin(false), node, true],
    ['an administrator not the server’s', admin(false), { ...node, isServer: true }, false],
    ['level 0 any node', enterpriseUser(0), node, true],
    ['level 1 the own', enterpriseUser(1), own, true],
    ['level 1 not another’s', enterpriseUser(1), node, false],
    ['level 1 not the own elsewhere', enterpriseUser(1), { ...own, network: 'lab' }, false],
    ['level 2 not even the own', enterpriseUser(2), own, false],
    ['a community user the assigned network’s', communityUser, node, true],
  ])('may %s', (_, who, target, expected) => {
    expect(canDeleteNode(who, target)).toBe(expected);
  });
});

describe('external clients', () => {
  it.each<[string, Viewer, string, boolean]>([
    ['an administrator anywhere', admin(true), 'lab', true],
    ['a community user with the network', communityUser, 'office', true],
    ['level 0', enterpriseUser(0), 'office', true],
    ['level 1', enterpriseUser(1), 'office', true],
    ['level 2', enterpriseUser(2), 'office', true],
    ['level 2 not elsewhere', enterpriseUser(2), 'lab', false],
    ['level 3 not', enterpriseUser(3), 'office', false],
  ])('may be made by %s', (_, who, netid, expected) => {
    expect(canKeepClients(who, netid)).toBe(expected);
  });

  it.each<[string, Viewer, string, boolean]>([
    ['any by an administrator', admin(true), 'somebody', true],
    ['any by level 0', enterpriseUser(0), 'somebody', true],
    ['the own by level 1', enterpriseUser(1), 'mira', true],
    ['the own by level 2', enterpriseUser(2), 'mira', true],
    ['not those of others by level 1', enterpriseUser(1), 'somebody', false],
    ['not those of administrators by level 2', enterpriseUser(2), '', false],
    ['not even the own by level 3', enterpriseUser(3), 'mira', false],
  ])('may be changed: %s', (_, who, ownerId, expected) => {
    expect(canChangeClient(who, { network: 'office', ownerId })).toBe(expected);
  });
});

describe('approving', () => {
  const open = { allowManualSignup: true };

  it.each<[string, boolean, Viewer, boolean, { allowManualSignup: boolean } | undefined]>([
    ['an administrator a pending node', true, admin(false), true, open],
    ['nobody a node that is in', false, admin(false), false, open],
    ['nobody where keys are needed', false, admin(false), true, { allowManualSignup: false }],
    ['nobody in an unknown network', false, admin(false), true, undefined],
    ['no network admin', false, enterpriseUser(0), true, open],
  ])('is for %s', (_, expected, who, isPending, network) => {
    expect(canApprove(who, { isPending }, network)).toBe(expected);
  });
});

const seen = (who: Viewer) => ({
  acls: canSeeAcls(who),
  logs: canSeeLogs(who),
  users: canSeeUsers(who),
  metrics: canSeeMetrics(who),
  userGroups: canSeeUserGroups(who),
});

describe('what is seen', () => {
  const administration = { acls: true, logs: true, users: true };
  const nothing = { acls: false, logs: false, users: false, metrics: false, userGroups: false };

  it('is everything for an administrator, metrics and groups on enterprise only', () => {
    expect(seen(admin(false))).toEqual({ ...administration, metrics: false, userGroups: false });
    expect(seen(admin(true))).toEqual({ ...administration, metrics: true, userGroups: true });
  });

  it('is no administration for anybody else', () => {
    expect(seen(communityUser)).toEqual(nothing);
    expect(seen(enterpriseUser(0))).toEqual(nothing);
  });

  it('is not the ACL view of the server’s node', () => {
    expect(canSeeNodeAcls(admin(false), node)).toBe(true);
    expect(canSeeNodeAcls(admin(false), { isServer: true })).toBe(false);
    expect(canSeeNodeAcls(communityUser, node)).toBe(false);
  });
});

describe('users', () => {
  it('are deleted by administrators other than themselves', () => {
    expect(canDeleteUser(admin(false), 'jonas')).toBe(true);
    expect(canDeleteUser(admin(false), 'mira')).toBe(false);
    expect(canDeleteUser(communityUser, 'jonas')).toBe(false);
  });
});

it.each([
  [0, ['proedit', 'nodeview', 'accesskeys', 'vpnview']],
  [1, ['vpnview', 'nodeview']],
  [2, ['vpnview']],
  [3, []],
] as const)('opens at level %i: %o', (level, sections) => {
  expect(userAreaSections(level)).toEqual(sections);
});
