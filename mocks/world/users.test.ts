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

describe('logging in', () => {
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

  it('fails on a server without users and with basic auth off', () => {
    const credentials = { username: 'admin', password: 'x' };
    expect(() => authenticate(createWorld(), credentials)).toThrow('could not find any records');
    expect(() => authenticate(createWorld({ settings: { basicAuth: false } }), credentials)).toThrow(
      'basic auth is disabled',
    );
  });

  it('returns a token that the server accepts', () => {
    const world = smallWorld();
    const { Message, Response } = authenticate(world, { username: 'admin', password: 'admin-password' });
    expect(Message).toBe('W1R3: Device admin Authorized');
    expect(anyUser(world, `Bearer ${Response.AuthToken}`).isAdmin).toBe(true);
  });
});

describe('the first administrator', () => {
  it('is an administrator regardless of the body, and can be created only once', () => {
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
  ])('rejects %j', (changes, message) => {
    expect(() => createUser(smallWorld(), sent(changes))).toThrow(message);
  });

  it('accepts an email address as the name and spaces in the password', () => {
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
  it('returns the previous record with a hash', () => {
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
    ['grants level 0 on an added network', ['*'], ['other'], ['net'], 0],
    [
      'grants no level on an added network that does not allow the user',
      ['engineers'],
      ['other'],
      ['net'],
      3,
    ],
    ['resets the level on a removed network to the default', ['*'], ['net'], ['other'], 2],
    ['revokes the level on a network that does not allow the user', ['engineers'], ['net'], ['net'], 3],
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

  it('changes nothing with isadmin', () => {
    const world = withErin();
    const { networks } = getUser(world, 'erin');
    updateUserNetworks(world, 'erin', sent({ networks: ['other'], groups: ['*'], isadmin: true }));
    expect(getUser(world, 'erin').networks).toEqual(networks);
  });

  it('does not promote users', () => {
    const world = withErin();
    updateUserNetworks(world, 'erin', sent({ networks: ['net'], groups: ['*'], isadmin: true }));
    expect(getUser(world, 'erin').isadmin).toBe(false);
  });

  it('keeps the networks but not the level for an empty list', () => {
    const world = withErin();
    expect(accessLevel(world, 'net', 'erin')).toBe(0);
    updateUserNetworks(world, 'erin', sent({ networks: [], groups: ['*'] }));
    expect(getUser(world, 'erin').networks).toEqual(['net']);
    expect(accessLevel(world, 'net', 'erin')).toBe(3);
  });

  it('revokes all levels but keeps the groups if these are missing', () => {
    const world = withErin();
    updateUserNetworks(world, 'erin', sent({ networks: ['net'], groups: [] }));
    expect(accessLevel(world, 'net', 'erin')).toBe(3);
    expect(getUser(world, 'erin').groups).toEqual(['*']);
  });

  it('is rejected for an administrator', () => {
    expect(() => updateUserNetworks(smallWorld(), 'admin', sent({}))).toThrow(
      'can not make changes to an admin user, attempted to change admin',
    );
  });

  it('takes effect with the next token', () => {
    const world = withErin();
    const account = world.users.get('erin') ?? anAccount('erin');
    const token = issueToken(world, account);
    account.isadmin = true;
    expect(() => admin(world, `Bearer ${token}`)).toThrow('unauthorized');
    expect(admin(world, `Bearer ${issueToken(world, account)}`).name).toBe('erin');
  });
});

describe('changing one’s own password', () => {
  it('accepts a short one and invalidates the old one', () => {
    const world = smallWorld();
    updateUser(world, 'admin', sent({ username: 'admin', password: '123' }));
    expect(() => authenticate(world, { username: 'admin', password: 'admin-password' })).toThrow(
      'incorrect credentials',
    );
    expect(authenticate(world, { username: 'admin', password: '123' }).Code).toBe(200);
  });

  it('is rejected for an OAuth user', () => {
    const world = smallWorld({ users: [anAccount('olga', { isadmin: true, oauth: true })] });
    expect(() => updateUser(world, 'olga', sent({}))).toThrow('cannot update user info for oauth user olga');
  });

  it('with another name renames the user and invalidates the token', () => {
    const world = smallWorld();
    const token = issueToken(world, anAccount('admin', { isadmin: true }));
    updateUser(world, 'admin', sent({ username: 'root' }));
    expect(() => anyUser(world, `Bearer ${token}`)).toThrow('unauthorized');
  });
});

describe('deleting a user', () => {
  it('returns a sentence and deletes the network user records', () => {
    const world = withErin();
    expect(deleteUser(world, 'erin')).toBe('erin deleted.');
    expect(world.networkUsers.get('net')?.has('erin')).toBe(false);
    expect(() => deleteUser(world, 'erin')).toThrow('user does not exist');
  });
});

describe('listing users', () => {
  it('returns no passwords', () => {
    expect(JSON.stringify(listUsers(withErin(), adminCaller))).not.toContain('password');
  });
});
