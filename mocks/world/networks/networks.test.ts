import { describe, expect, it } from 'vitest';
import { createAccessKey, listAccessKeys } from './accessKeys.ts';
import { getAcls } from './acls.ts';
import { accessKey, zeroNetwork } from '../../wire/goStructs.ts';
import {
  createNetwork,
  deleteNetwork,
  getNetwork,
  listNetworks,
  putNetwork,
  updateKeys,
} from './networks.ts';
import { ConnectionDropped } from '../serverError.ts';
import { adminCaller, anAccount, join, midnight, serverNode, smallWorld } from '../smallWorld.ts';
import type { WireNetwork } from '../../wire/wire.ts';
import { createWorld } from '../world.ts';

function sent(changes: Partial<WireNetwork>): WireNetwork {
  return { ...zeroNetwork(), netid: 'new', addressrange: '10.9.0.0/24', ...changes };
}

describe('creating a network', () => {
  it('fills in the defaults and clears the host bits of its range', () => {
    const world = createWorld();
    expect(createNetwork(world, adminCaller, sent({ addressrange: '10.9.3.77/24' }))).toMatchObject({
      addressrange: '10.9.3.0/24',
      defaultinterface: 'nm-new',
      defaultlistenport: 51821,
      nodelimit: 999999999,
      defaultkeepalive: 20,
      defaultmtu: 1280,
      defaultacl: 'yes',
      accesskeys: null,
      prosettings: { defaultaccesslevel: 3, allowedusers: [], allowedgroups: ['*'] },
    });
  });

  it.each([
    [{ netid: '' }, "Key: 'Network.NetID' Error:Field validation for 'NetID' failed on the 'required' tag"],
    [
      { netid: 'Upper' },
      "Key: 'Network.NetID' Error:Field validation for 'NetID' failed on the 'netid_valid' tag",
    ],
    [
      { netid: 'net' },
      "Key: 'Network.NetID' Error:Field validation for 'NetID' failed on the 'netid_valid' tag",
    ],
    [
      { netid: 'thirteenchars' },
      "Key: 'Network.NetID' Error:Field validation for 'NetID' failed on the 'max' tag",
    ],
    [{ addressrange: '10.9.0.0' }, 'invalid CIDR address: 10.9.0.0'],
    [{ addressrange: '' }, 'IPv4 or IPv6 CIDR required'],
  ])('rejects %j', (changes, message) => {
    expect(() => createNetwork(smallWorld(), adminCaller, sent(changes))).toThrow(message);
  });

  it('adds the server as a node with the last address, as the hub if point-to-site', () => {
    const world = smallWorld({}, { ispointtosite: 'yes' });
    expect(serverNode(world)).toMatchObject({ name: 'netmaker-1', address: '10.1.1.254', ishub: 'yes' });
  });

  it('adds no nodes or ACLs if client mode is off', () => {
    const world = smallWorld({ settings: { clientMode: false } });
    expect(world.nodes.size).toBe(0);
    expect(() => getAcls(world, adminCaller, 'net')).toThrow('no result found');
  });

  it('stores the network, then crashes without a broker', () => {
    const world = createWorld({ settings: { broker: false } });
    expect(() => createNetwork(world, adminCaller, sent({}))).toThrow(ConnectionDropped);
    expect(world.networks.has('new')).toBe(true);
  });

  it('is limited on the free tier', () => {
    const world = smallWorld({ settings: { freeTier: { networks: 1, nodes: 1, users: 1, clients: 0 } } });
    expect(() => createNetwork(world, adminCaller, sent({}))).toThrow(
      'free tier limits exceeded on networks',
    );
  });
});

describe('replacing a network', () => {
  it('without pro settings closes the connection and changes nothing', () => {
    const world = smallWorld();
    const { prosettings: _, ...without } = getNetwork(world, adminCaller, 'net');
    expect(() => putNetwork(world, adminCaller, 'net', without)).toThrow(ConnectionDropped);
    expect(getNetwork(world, adminCaller, 'net').prosettings).toBeDefined();
  });

  it('deletes all access keys if the list is missing', () => {
    const world = smallWorld();
    createAccessKey(world, adminCaller, 'net', { ...accessKey.zero(), name: 'laptops' });
    putNetwork(world, adminCaller, 'net', { ...getNetwork(world, adminCaller, 'net'), accesskeys: null });
    expect(listAccessKeys(world, adminCaller, 'net')).toBeNull();
  });

  it('stores placeholders sent back with DISPLAY_KEYS off', () => {
    const world = smallWorld({ settings: { displayKeys: false } });
    createAccessKey(world, adminCaller, 'net', { ...accessKey.zero(), name: 'laptops' });
    putNetwork(world, adminCaller, 'net', structuredClone(getNetwork(world, adminCaller, 'net')));
    expect(world.networks.get('net')?.accesskeys?.[0]).toMatchObject({
      value: 'ACCESS_KEY',
      accessstring: 'ACCESS_TOKEN',
    });
  });

  it('assigns all nodes new addresses when the range changes, the last one to the server', () => {
    const world = smallWorld();
    const nodes = [join(world, 'a'), join(world, 'b')];
    putNetwork(world, adminCaller, 'net', {
      ...getNetwork(world, adminCaller, 'net'),
      addressrange: '10.2.2.0/24',
    });
    expect(nodes.map((node) => node.address).toSorted()).toEqual(['10.2.2.1', '10.2.2.2']);
    expect(serverNode(world).address).toBe('10.2.2.254');
  });

  it('never reassigns a node its old address within the new range', () => {
    const world = smallWorld();
    const nodes = [join(world, 'a'), join(world, 'b')];
    const old = nodes.map((node) => node.address);
    const network = { ...getNetwork(world, adminCaller, 'net'), addressrange: '10.1.1.0/29' };
    putNetwork(world, adminCaller, 'net', network);
    expect(nodes.filter((node, at) => node.address === old[at])).toEqual([]);
    expect(new Set(nodes.map((node) => node.address)).size).toBe(2);
  });

  it.each([
    ['10.2.2.0/31', 'ERROR: No unique addresses available. Check network subnet'],
    ['10.1.1.0/30', 'ERROR: No unique addresses available. Check network subnet'],
  ])('stores %s before it runs out of addresses, and no node loses its address', (addressrange, message) => {
    const world = smallWorld();
    const nodes = [serverNode(world), join(world, 'a'), join(world, 'b')];
    const network = { ...getNetwork(world, adminCaller, 'net'), addressrange, defaultudpholepunch: 'yes' };
    expect(() => putNetwork(world, adminCaller, 'net', network)).toThrow(message);
    expect(getNetwork(world, adminCaller, 'net')).toMatchObject({ addressrange, defaultudpholepunch: 'yes' });
    expect(nodes.every((node) => node.address !== '')).toBe(true);
    expect(new Set(nodes.map((node) => node.address)).size).toBe(nodes.length);
    expect(nodes.map((node) => node.udpholepunch)).toEqual(['no', 'no', 'no']);
  });

  it('runs out of IPv6 addresses in the same way', () => {
    const world = smallWorld({}, { isipv6: 'yes', addressrange6: 'fd00::/64' });
    join(world, 'a');
    const network = { ...getNetwork(world, adminCaller, 'net'), addressrange6: 'fd01::/128' };
    expect(() => putNetwork(world, adminCaller, 'net', network)).toThrow(
      'ERROR: No unique IPv6 addresses available. Check network subnet',
    );
  });

  it('assigns new IPv4 addresses for a new local range, and fails on a network without IPv4', () => {
    const world = smallWorld();
    const node = join(world, 'a');
    const before = node.address;
    const network = { ...getNetwork(world, adminCaller, 'net'), localrange: '192.168.0.0/16' };
    putNetwork(world, adminCaller, 'net', network);
    expect(node.address).not.toBe(before);
    const six = smallWorld({}, { isipv4: 'no', addressrange: '', isipv6: 'yes', addressrange6: 'fd00::/64' });
    const sixNetwork = { ...getNetwork(six, adminCaller, 'net'), localrange: '192.168.0.0/16' };
    expect(() => putNetwork(six, adminCaller, 'net', sixNetwork)).toThrow('IPv4 not active on network net');
  });

  it('stores the host bits of a range as sent', () => {
    const world = smallWorld();
    const network = { ...getNetwork(world, adminCaller, 'net'), addressrange: '10.2.2.77/24' };
    expect(putNetwork(world, adminCaller, 'net', network).addressrange).toBe('10.2.2.77/24');
  });

  it('applies changed hole punching to all nodes except the server', () => {
    const world = smallWorld();
    const node = join(world, 'a');
    putNetwork(world, adminCaller, 'net', {
      ...getNetwork(world, adminCaller, 'net'),
      defaultudpholepunch: 'yes',
    });
    expect(node.udpholepunch).toBe('yes');
    expect(serverNode(world).udpholepunch).toBe('no');
  });

  it.each([
    [false, ''],
    [true, 'echo hello'],
  ])('with RCE %s a post-up script becomes %j', (rce, expected) => {
    const world = smallWorld({ settings: { rce } });
    const network = { ...getNetwork(world, adminCaller, 'net'), defaultpostup: 'echo hello' };
    expect(putNetwork(world, adminCaller, 'net', network).defaultpostup).toBe(expected);
  });

  it('revokes the access of users who are no longer allowed', () => {
    const world = smallWorld({ users: [anAccount('admin', { isadmin: true }), anAccount('alice')] });
    const network = getNetwork(world, adminCaller, 'net');
    const prosettings = {
      defaultaccesslevel: 1,
      defaultusernodelimit: 2,
      defaultuserclientlimit: 3,
      allowedusers: ['alice'],
      allowedgroups: [],
    };
    putNetwork(world, adminCaller, 'net', { ...network, prosettings });
    expect(world.networkUsers.get('net')?.get('alice')).toMatchObject({
      accesslevel: 1,
      nodelimit: 2,
      clientlimit: 3,
    });
    expect(world.networkUsers.get('net')?.get('admin')).toMatchObject({
      accesslevel: 3,
      nodelimit: 0,
      clientlimit: 0,
    });
  });

  it('returns the current modification time but stores the one sent', () => {
    const world = smallWorld();
    const network = { ...getNetwork(world, adminCaller, 'net'), networklastmodified: 1_795_000_000 };
    expect(putNetwork(world, adminCaller, 'net', network).networklastmodified).toBe(midnight / 1000);
    expect(getNetwork(world, adminCaller, 'net').networklastmodified).toBe(1_795_000_000);
  });

  it('rejects another netid', () => {
    const world = smallWorld();
    const network = { ...getNetwork(world, adminCaller, 'net'), netid: 'other' };
    expect(() => putNetwork(world, adminCaller, 'net', network)).toThrow('cannot change netid.');
  });
});

describe('deleting a network', () => {
  it('is rejected while the network has nodes, but still deletes its ACLs', () => {
    const world = smallWorld();
    join(world, 'a');
    expect(() => deleteNetwork(world, adminCaller, 'net')).toThrow('node check failed.');
    expect(world.networks.has('net')).toBe(true);
    expect(() => getAcls(world, adminCaller, 'net')).toThrow('no result found');
  });

  it('also deletes the server node and the network users', () => {
    const world = smallWorld();
    expect(deleteNetwork(world, adminCaller, 'net')).toBe('success');
    expect(world.nodes.size).toBe(0);
    expect(world.networkUsers.has('net')).toBe(false);
  });

  it('succeeds for an unknown network', () => {
    expect(deleteNetwork(createWorld(), adminCaller, 'nonet')).toBe('success');
  });
});

describe('listing networks', () => {
  it('returns null without networks', () => {
    expect(listNetworks(createWorld(), adminCaller)).toBeNull();
  });
});

describe('keyupdate', () => {
  it.each(['net', 'nonet'])('returns an empty network for %s', (netid) => {
    expect(updateKeys(smallWorld(), adminCaller, netid)).toEqual(zeroNetwork());
  });
});
