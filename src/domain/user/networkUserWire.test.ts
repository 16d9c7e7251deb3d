import { describe, expect, it } from 'vitest';
import {
  networkUserDataFromWire,
  networkUserFromWire,
  networkUsersFromWire,
  networkUserToWire,
} from './networkUserWire.ts';

const alice = { accesslevel: 2, clientlimit: 1, nodelimit: 0, id: 'alice', clients: ['phone'], nodes: [] };

describe('network user', () => {
  it('is written back unchanged, including unknown fields', () => {
    const wire = { ...alice, groups: ['*'] };
    expect(networkUserToWire(networkUserFromWire(wire))).toEqual(wire);
  });

  it('reads null lists as empty', () => {
    expect(networkUserFromWire({ ...alice, clients: null, nodes: null })).toMatchObject({
      clients: [],
      nodes: [],
    });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [-1, 3],
    [null, 3],
  ])('reads level %o as %i', (accesslevel, level) => {
    expect(networkUserFromWire({ ...alice, accesslevel }).accessLevel).toBe(level);
  });
});

it('reads the users of all networks', () => {
  const users = networkUsersFromWire({ meshnet: [alice], dualnet: null });
  expect(users.get('meshnet')?.map((user) => user.id)).toEqual(['alice']);
  expect(users.get('dualnet')).toEqual([]);
});

describe('user data', () => {
  const data = {
    nodes: null,
    clients: [],
    vpns: [{ id: 'gw', name: 'gw-ingress' }],
    networks: [],
    user: { ...alice, id: '' },
  };

  it('is sorted by network, with null lists as empty and vpns as gateways', () => {
    const [dualnet, meshnet, ...more] = networkUserDataFromWire({ meshnet: data, dualnet: data }, 'alice');
    expect(more).toEqual([]);
    expect(dualnet?.network).toBe('dualnet');
    expect(meshnet).toMatchObject({
      network: 'meshnet',
      nodes: [],
      clients: [],
      networks: [],
      gateways: [{ id: 'gw', name: 'gw-ingress' }],
    });
  });

  it('fills in the requested user name', () => {
    expect(networkUserDataFromWire({ meshnet: data }, 'alice')[0]?.user).toMatchObject({
      id: 'alice',
      accessLevel: 2,
      clientLimit: 1,
    });
  });

  it.each([{}, null])('is empty for %o', (json) => {
    expect(networkUserDataFromWire(json, 'alice')).toEqual([]);
  });

  it('requires a user', () => {
    expect(() => networkUserDataFromWire({ meshnet: { ...data, user: null } }, 'alice')).toThrow(
      'me.meshnet.user',
    );
  });
});
