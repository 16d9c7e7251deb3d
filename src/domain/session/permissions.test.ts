import { describe, expect, it } from 'vitest';
import type { NetworkUserData } from '../user/networkUser.ts';
import type { AccessLevel } from './accessLevel.ts';
import {
  canApprove,
  canChangeClient,
  canDeleteNode,
  canDeleteUser,
  canEditNode,
  canCreateClients,
  canSeeAcls,
  canSeeLogs,
  canSeeMetrics,
  canSeeNodeAcls,
  canSeeUserGroups,
  canSeeUsers,
  canToggleRoles,
  awaitsLogin,
  isNetAdmin,
  levelOn,
  seesOwnNodesOnly,
  createViewer,
  type Viewer,
  userAreaSections,
} from './permissions.ts';

const mira = { name: 'mira', networks: ['office'], groups: ['*'], expiresAt: 2_000_000_000 };
const admin = (isEE: boolean) => createViewer({ ...mira, isAdmin: true, networks: [] }, isEE, []);

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

const communityUser = createViewer({ ...mira, isAdmin: false }, false, [dataOf(0)]);
const enterpriseUser = (level: AccessLevel) =>
  createViewer({ ...mira, isAdmin: false }, true, [dataOf(level)]);
/** Was given the network after the token was issued. */
const newcomer = createViewer({ ...mira, isAdmin: false, networks: [] }, true, [dataOf(0)]);

const node = { id: 'other', network: 'office', isServer: false, isPending: true };
const own = { ...node, id: 'own' };

describe('isNetAdmin', () => {
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
      'a user with the network only in the token',
      false,
      createViewer({ ...mira, isAdmin: false }, false, []),
      'office',
    ],
    ['a user with the network only in their data', false, newcomer, 'office'],
  ])('is %s: %s', (_, expected, who, netid) => {
    expect(isNetAdmin(who, netid)).toBe(expected);
    expect(canEditNode(who, { network: netid })).toBe(expected);
    expect(canToggleRoles(who, { network: netid })).toBe(expected);
  });
});

describe('levelOn', () => {
  it.each<[string, Viewer, AccessLevel, boolean]>([
    ['level 0', enterpriseUser(0), 0, false],
    ['level 0 since the login', newcomer, 1, true],
    ['level 1', enterpriseUser(1), 1, false],
    ['level 2', enterpriseUser(2), 2, false],
    ['a user without data of the network', createViewer({ ...mira, isAdmin: false }, true, []), 3, false],
  ])('of %s', (_, who, level, isAwaiting) => {
    expect(levelOn(who, 'office')).toBe(level);
    expect(awaitsLogin(who, 'office')).toBe(isAwaiting);
  });
});

describe('seesOwnNodesOnly', () => {
  const elsewhere = { ...node, network: 'lab' };
  it.each<[string, Viewer, readonly (typeof node)[], boolean]>([
    ['an administrator', admin(true), [], false],
    ['level 0', enterpriseUser(0), [], false],
    ['level 0 since the login', newcomer, [], false],
    ['level 1 with a node', enterpriseUser(1), [own, elsewhere], true],
    ['level 1 without nodes', enterpriseUser(1), [elsewhere], true],
    ['level 1 with all nodes listed', enterpriseUser(1), [own, node], false],
    ['level 2', enterpriseUser(2), [], true],
    ['a user without data of the network', createViewer({ ...mira, isAdmin: false }, true, []), [], true],
  ])('%s', (_, who, nodes, expected) => {
    expect(seesOwnNodesOnly(who, 'office', nodes)).toBe(expected);
  });
});

describe('canDeleteNode', () => {
  it.each<[string, Viewer, typeof node, boolean]>([
    ['administrators: any node', admin(false), node, true],
    ['administrators: not the server’s node', admin(false), { ...node, isServer: true }, false],
    ['level 0: any node', enterpriseUser(0), node, true],
    ['level 1: their own node', enterpriseUser(1), own, true],
    ['level 1: not another user’s node', enterpriseUser(1), node, false],
    ['level 1: not their own node in another network', enterpriseUser(1), { ...own, network: 'lab' }, false],
    ['level 2: not even their own node', enterpriseUser(2), own, false],
    ['community users: nodes of their networks', communityUser, node, true],
  ])('%s', (_, who, target, expected) => {
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
    ['not level 2 in another network', enterpriseUser(2), 'lab', false],
    ['not level 3', enterpriseUser(3), 'office', false],
  ])('can be created by %s', (_, who, netid, expected) => {
    expect(canCreateClients(who, netid)).toBe(expected);
  });

  it.each<[string, Viewer, string, boolean]>([
    ['any by an administrator', admin(true), 'jonas', true],
    ['any by level 0', enterpriseUser(0), 'jonas', true],
    ['their own by level 1', enterpriseUser(1), 'mira', true],
    ['their own by level 2', enterpriseUser(2), 'mira', true],
    ['not other users’ by level 1', enterpriseUser(1), 'jonas', false],
    ['not administrators’ by level 2', enterpriseUser(2), '', false],
    ['not even their own by level 3', enterpriseUser(3), 'mira', false],
  ])('can be changed: %s', (_, who, ownerId, expected) => {
    expect(canChangeClient(who, { network: 'office', ownerId })).toBe(expected);
  });
});

describe('canApprove', () => {
  const open = { allowManualSignup: true };

  it.each<[string, boolean, Viewer, boolean, { allowManualSignup: boolean } | undefined]>([
    ['an administrator, a pending node', true, admin(false), true, open],
    ['an administrator, a node that has joined', false, admin(false), false, open],
    [
      'an administrator, a network that requires keys',
      false,
      admin(false),
      true,
      { allowManualSignup: false },
    ],
    ['an administrator, an unknown network', false, admin(false), true, undefined],
    ['a network administrator', false, enterpriseUser(0), true, open],
  ])('%s: %s', (_, expected, who, isPending, network) => {
    expect(canApprove(who, { isPending }, network)).toBe(expected);
  });
});

const visibleTo = (who: Viewer) => ({
  acls: canSeeAcls(who),
  logs: canSeeLogs(who),
  users: canSeeUsers(who),
  metrics: canSeeMetrics(who),
  userGroups: canSeeUserGroups(who),
});

describe('visible sections', () => {
  const administration = { acls: true, logs: true, users: true };
  const nothing = { acls: false, logs: false, users: false, metrics: false, userGroups: false };

  it('administrators see everything, metrics and groups only on enterprise', () => {
    expect(visibleTo(admin(false))).toEqual({ ...administration, metrics: false, userGroups: false });
    expect(visibleTo(admin(true))).toEqual({ ...administration, metrics: true, userGroups: true });
  });

  it('other users see no administration', () => {
    expect(visibleTo(communityUser)).toEqual(nothing);
    expect(visibleTo(enterpriseUser(0))).toEqual(nothing);
  });

  it('the server’s node has no ACL page', () => {
    expect(canSeeNodeAcls(admin(false), node)).toBe(true);
    expect(canSeeNodeAcls(admin(false), { isServer: true })).toBe(false);
    expect(canSeeNodeAcls(communityUser, node)).toBe(false);
  });
});

describe('canDeleteUser', () => {
  it('lets administrators delete everyone but themselves', () => {
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
] as const)('level %i sees the sections %o', (level, sections) => {
  expect(userAreaSections(level)).toEqual(sections);
});
