import { describe, expect, it } from 'vitest';
import { accessLevel, admin, anyUser } from './access.ts';
import { user } from '../wire/goStructs.ts';
import { adminCaller, anAccount, smallWorld } from './smallWorld.ts';
import type { World } from './state.ts';
import { issueToken } from '../session/tokens.ts';
import {
  authenticate,
  createAdmin,
  createUser,
  deleteUser,
  getUser,
  hasAdmin,
  listUsers,
  updateUser,
  updateUserNetworks,
} from './users.ts';
import { createWorld } from './world.ts';

function sent(changes: Partial<ReturnType<typeof user.zero>>) {
  return { ...user.zero(), username: 'erin', password: 'erin-password', ...changes };
}

function withErin(networks: string[] = ['net']): World {
  const world = smallWorld();
  createUser(world, sent({ networks }));
  return world;
}

describe('signing in', () => {
  it.each([
    ['admin', 'wrong', 'incorrect credentials'],
    ['ADMIN', 'admin-password', 'error retrieving user from db: no result found'],
    ['', 'x', "username can't be empty"],
    ['admin', '', "password can't be empty"],
  ])('as %j with %j is 400: %s', (username, password, message) => {
    expect(() => authenticate(smallWorld(), { username, password })).toThrow(
      expect.objectContaining({ status: 400, message }),
    );
  });

  it('finds no records on a server without users, and no way in with basic auth off', () => {
    const credentials = { username: 'admin', password: 'x' };
    expect(() => authenticate(createWorld(), credentials)).toThrow('could not find any records');
    expect(() => authenticate(createWorld({ settings: { basicAuth: false } }), credentials)).toThrow(
      'basic auth is disabled',
    );
  });

  it('answers with a token that the server accepts', () => {
    const world = smallWorld();
    const { Message, Response } = authenticate(world, { username: 'admin', password: 'admin-password' });
    expect(Message).toBe('W1R3: Device admin Authorized');
    expect(anyUser(world, `Bearer ${Response.AuthToken}`).isAdmin).toBe(true);
  });
});

describe('the first administrator', () => {
  it('is one whatever the body says, and there is only one first', () => {
    const world = createWorld();
    expect(hasAdmin(world)).toBe(false);
    expect(createAdmin(world, sent({ isadmin: false })).isadmin).toBe(true);
    expect(() => createAdmin(world, sent({ username: 'second' }))).toThrow('admin user already exists');
  });
});

describe('creating a user', () => {
  it.each([
    [
      { username: 'ab' },
      "Key: 'User.UserName' Error:Field validation for 'UserName' failed on the 'min' tag",
    ],
    [
      { username: 'bad,name' },
      "Key: 'User.UserName' Error:Field validation for 'UserName' failed on the 'in_charset|email' tag",
    ],
    [
      { password: '' },
      "Key: 'User.Password' Error:Field validation for 'Password' failed on the 'required' tag",
    ],
    [
      { password: '1234' },
      "Key: 'User.Password' Error:Field validation for 'Password' failed on the 'min' tag",
    ],
    [{ username: 'admin' }, 'user exists'],
  ])('refuses %j', (changes, message) => {
    expect(() => createUser(smallWorld(), sent(changes))).toThrow(message);
  });

  it('takes an e-mail address as a name and spaces in a password', () => {
    const created = createUser(smallWorld(), sent({ username: 'f@example.com', password: 'has a space' }));
    expect(created).toMatchObject({ username: 'f@example.com', groups: ['*'] });
  });

  it.each([
    ['community', 0],
    ['enterprise', 2],
  ] as const)('with a network in the %s edition gives level %i there', (edition, level) => {
    const world = smallWorld(
      { edition },
      {
        prosettings: {
          defaultaccesslevel: 2,
          defaultusernodelimit: 0,
          defaultuserclientlimit: 0,
          allowedusers: [],
          allowedgroups: ['*'],
        },
      },
    );
    createUser(world, sent({ networks: ['net'] }));
    expect(accessLevel(world, 'net', 'erin')).toBe(level);
  });
});

describe('changing the networks of a user', () => {
  it('answers the record as it was before, with a hash', () => {
    const world = withErin(['other']);
    const answer = updateUserNetworks(world, 'erin', sent({ networks: ['net'], groups: ['*'] }));
    expect(answer).toMatchObject({
      networks: ['other'],
      password: expect.stringMatching(/^\$2a\$05\$.{53}$/),
    });
    expect(getUser(world, 'erin').networks).toEqual(['net']);
    expect(accessLevel(world, 'net', 'erin')).toBe(0);
  });

  it.each([
    ['gives level 0 on one that is added', ['*'], ['other'], ['net'], 0],
    ['gives none on an added one that does not allow the user', ['engineers'], ['other'], ['net'], 3],
    ['gives the default on one that is taken away', ['*'], ['net'], ['other'], 2],
    ['takes a level on every network that does not allow the user', ['engineers'], ['net'], ['net'], 3],
  ])('%s', (_, allowedgroups, networks, wanted, level) => {
    const prosettings = {
      defaultaccesslevel: 2,
      defaultusernodelimit: 0,
      defaultuserclientlimit: 0,
      allowedusers: [],
      allowedgroups,
    };
    const users = [anAccount('erin', { networks })];
    const world = smallWorld({ edition: 'enterprise', users }, { prosettings });
    updateUserNetworks(world, 'erin', sent({ networks: wanted, groups: ['*'] }));
    expect(accessLevel(world, 'net', 'erin')).toBe(level);
  });

  it('changes nothing else either where it should promote', () => {
    const world = withErin();
    const { networks } = getUser(world, 'erin');
    updateUserNetworks(world, 'erin', sent({ networks: ['other'], groups: ['*'], isadmin: true }));
    expect(getUser(world, 'erin').networks).toEqual(networks);
  });

  it('does not promote anybody', () => {
    const world = withErin();
    updateUserNetworks(world, 'erin', sent({ networks: ['net'], groups: ['*'], isadmin: true }));
    expect(getUser(world, 'erin').isadmin).toBe(false);
  });

  it('keeps the list when it is sent empty, but not the level', () => {
    const world = withErin();
    expect(accessLevel(world, 'net', 'erin')).toBe(0);
    updateUserNetworks(world, 'erin', sent({ networks: [], groups: ['*'] }));
    expect(getUser(world, 'erin').networks).toEqual(['net']);
    expect(accessLevel(world, 'net', 'erin')).toBe(3);
  });

  it('takes every level when no groups are sent, and keeps the groups', () => {
    const world = withErin();
    updateUserNetworks(world, 'erin', sent({ networks: ['net'], groups: [] }));
    expect(accessLevel(world, 'net', 'erin')).toBe(3);
    expect(getUser(world, 'erin').groups).toEqual(['*']);
  });

  it('is refused for an admin', () => {
    expect(() => updateUserNetworks(smallWorld(), 'admin', sent({}))).toThrow(
      'can not make changes to an admin user, attempted to change admin',
    );
  });

  it('shows in the next token only', () => {
    const world = withErin();
    const account = world.users.get('erin') ?? anAccount('erin');
    const token = issueToken(world, account);
    account.isadmin = true;
    expect(() => admin(world, `Bearer ${token}`)).toThrow('unauthorized');
    expect(admin(world, `Bearer ${issueToken(world, account)}`).name).toBe('erin');
  });
});

describe('changing the own password', () => {
  it('takes one that is too short, and the old one stops working', () => {
    const world = smallWorld();
    updateUser(world, 'admin', sent({ username: 'admin', password: '123' }));
    expect(() => authenticate(world, { username: 'admin', password: 'admin-password' })).toThrow(
      'incorrect credentials',
    );
    expect(authenticate(world, { username: 'admin', password: '123' }).Code).toBe(200);
  });

  it('is refused for a user of a provider', () => {
    const world = smallWorld({ users: [anAccount('olga', { isadmin: true, oauth: true })] });
    expect(() => updateUser(world, 'olga', sent({}))).toThrow('cannot update user info for oauth user olga');
  });

  it('with another name renames the login, and the old token dies', () => {
    const world = smallWorld();
    const token = issueToken(world, anAccount('admin', { isadmin: true }));
    updateUser(world, 'admin', sent({ username: 'root' }));
    expect(() => anyUser(world, `Bearer ${token}`)).toThrow('unauthorized');
  });
});

describe('deleting a user', () => {
  it('answers a sentence and takes the records on networks along', () => {
    const world = withErin();
    expect(deleteUser(world, 'erin')).toBe('erin deleted.');
    expect(world.networkUsers.get('net')?.has('erin')).toBe(false);
    expect(() => deleteUser(world, 'erin')).toThrow('user does not exist');
  });
});

describe('listing users', () => {
  it('shows no password', () => {
    expect(JSON.stringify(listUsers(withErin(), adminCaller))).not.toContain('password');
  });
});
