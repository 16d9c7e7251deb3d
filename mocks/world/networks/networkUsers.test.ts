import { describe, expect, it } from 'vitest';
import { createClient } from '../nodes/externalClients.ts';
import { createIngress } from '../nodes/gateways.ts';
import { networkUser } from '../../wire/goStructs.ts';
import {
  deleteNetworkUser,
  getNetworkUser,
  listNetworkUsers,
  networkUsersOf,
  putNetworkUser,
  userData,
  createUserGroup,
  deleteUserGroup,
  listUserGroups,
} from './networkUsers.ts';
import { adminCaller, anAccount, join, smallWorld } from '../smallWorld.ts';
import type { World } from '../state.ts';
import type { WireNetwork, WireNetworkUser } from '../../wire/wire.ts';
import { createWorld } from '../world.ts';

function withAlice(network: Partial<WireNetwork> = {}): World {
  const users = [anAccount('admin', { isadmin: true }), anAccount('alice')];
  return smallWorld({ edition: 'enterprise', users }, network);
}

function sent(changes: Partial<WireNetworkUser>): WireNetworkUser {
  return { ...networkUser.zero(), id: 'alice', accesslevel: 2, ...changes };
}

describe('replacing a network user', () => {
  it('loses lists missing in the request', () => {
    const world = withAlice();
    putNetworkUser(world, adminCaller, 'net', sent({ clientlimit: 4 }));
    expect(getNetworkUser(world, 'net', 'alice')).toEqual(
      sent({ clientlimit: 4, clients: null, nodes: null }),
    );
  });

  it('with level 0 adds the network to the user’s own list', () => {
    const world = withAlice();
    putNetworkUser(world, adminCaller, 'net', sent({ accesslevel: 0 }));
    expect(world.users.get('alice')?.networks).toEqual(['net']);
  });

  it.each([
    [{ id: 'ghost' }, 'invalid user ghost'],
    [{ accesslevel: -1 }, 'invalid user access level provided'],
    [{ clientlimit: -1 }, 'negative user limit provided'],
    [{ id: 'admin', accesslevel: 0 }, 'user model failed net admin update admin (are they an admin?'],
  ])('rejects %j', (changes, message) => {
    expect(() => putNetworkUser(withAlice(), adminCaller, 'net', sent(changes))).toThrow(message);
  });

  it('rejects a user outside the allowed groups', () => {
    const prosettings = {
      defaultaccesslevel: 3,
      defaultusernodelimit: 0,
      defaultuserclientlimit: 0,
      allowedusers: [],
      allowedgroups: ['engineers'],
    };
    expect(() => putNetworkUser(withAlice({ prosettings }), adminCaller, 'net', sent({}))).toThrow(
      'user must be in allowed groups or users',
    );
  });
});

describe('reading network users', () => {
  it('returns 500 without networks', () => {
    expect(() => listNetworkUsers(createWorld(), adminCaller)).toThrow('could not find any records');
    expect(() => userData(createWorld(), adminCaller, 'admin')).toThrow('could not find any records');
  });

  it('returns lists by network, and an object by name for one network', () => {
    const world = withAlice();
    expect(listNetworkUsers(world, adminCaller).net).toHaveLength(2);
    expect(Object.keys(networkUsersOf(world, adminCaller, 'net'))).toEqual(['admin', 'alice']);
  });

  it('does not return deleted users; deleting unknown ones succeeds', () => {
    const world = withAlice();
    deleteNetworkUser(world, adminCaller, 'net', 'alice');
    deleteNetworkUser(world, adminCaller, 'net', 'unknown');
    expect(() => getNetworkUser(world, 'net', 'alice')).toThrow('user alice does not exist');
  });
});

/** Adds a gateway, a node and a client of alice, and a client of the administrator. */
function seenBy(level: number) {
  const world = withAlice();
  const gateway = join(world, 'gateway');
  const own = join(world, 'own');
  createIngress(world, adminCaller, 'net', gateway.id, false);
  createClient(world, adminCaller, 'net', gateway.id, 'foreign');
  putNetworkUser(world, adminCaller, 'net', sent({ accesslevel: 0, clients: [], nodes: [own.id] }));
  createClient(
    world,
    { name: 'alice', isAdmin: false, networks: [], isMaster: false },
    'net',
    gateway.id,
    'hers',
  );
  Object.assign(getNetworkUser(world, 'net', 'alice'), { accesslevel: level });
  return userData(world, adminCaller, 'alice').net;
}

describe('the data of a user', () => {
  it.each([
    [0, ['gateway', 'netmaker-1', 'own'], ['foreign', 'hers'], 1],
    [1, ['own'], ['hers'], 0],
    [2, [], ['hers'], 0],
  ])(
    'on level %i: nodes %j, clients %j, %i networks, and every gateway',
    (level, nodes, clients, networks) => {
      const seen = seenBy(level);
      expect(seen?.nodes?.map((node) => node.name).toSorted()).toEqual(nodes);
      expect(seen?.clients.map((client) => client.clientid).toSorted()).toEqual(clients);
      expect(seen?.networks).toHaveLength(networks);
      expect(seen?.vpns.map((node) => node.name)).toEqual(['gateway']);
      expect(seen?.user).toMatchObject({ id: '', accesslevel: level });
    },
  );

  it('is empty on level 3', () => {
    expect(seenBy(3)).toBeUndefined();
  });

  it('returns 400 for an unknown user', () => {
    expect(() => userData(withAlice(), adminCaller, 'nobody')).toThrow(
      expect.objectContaining({ status: 400, message: 'could not find user' }),
    );
  });
});

describe('user groups', () => {
  it('are the keys of an object, initially *', () => {
    const world = createWorld({ userGroups: ['engineers'] });
    expect(listUserGroups(world, adminCaller)).toEqual({ '*': {}, engineers: {} });
  });

  it('can be created and deleted twice, including *', () => {
    const world = createWorld();
    for (let i = 0; i < 2; i += 1) createUserGroup(world, adminCaller, 'new');
    for (let i = 0; i < 2; i += 1) deleteUserGroup(world, adminCaller, '*');
    expect(listUserGroups(world, adminCaller)).toEqual({ new: {} });
  });
});
