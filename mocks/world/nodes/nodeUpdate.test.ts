import { describe, expect, it } from 'vitest';
import { createRelay } from './gateways.ts';
import { zeroNode } from '../../wire/goStructs.ts';
import { deleteNetwork } from '../networks/networks.ts';
import { putNode } from './nodeUpdate.ts';
import { ConnectionDropped } from '../serverError.ts';
import { adminCaller, join, serverNode, smallWorld } from '../smallWorld.ts';
import type { World } from '../state.ts';
import type { WireNode } from '../../wire/wire.ts';

/** Returns the whole stored node with changes, as the console sends it. */
function edit(world: World, node: WireNode, changes: Partial<WireNode>): WireNode {
  return putNode(world, adminCaller, node.id, { ...structuredClone(node), ...changes });
}

describe('a node edit keeps', () => {
  it.each([
    ['name', ''],
    ['endpoint', ''],
    ['localaddress', ''],
    ['mtu', 0],
    ['expdatetime', 0],
    ['allowedips', null],
    ['defaultacl', ''],
  ] as const)('%s if sent as %j', (field, value) => {
    const world = smallWorld();
    const node = edit(world, join(world, 'a'), { allowedips: ['10.0.0.0/8'], localaddress: '192.168.1.2' });
    expect(edit(world, node, { [field]: value })[field]).toEqual(node[field]);
  });

  it('neither persistentkeepalive nor network settings nor firewall if missing', () => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    expect(putNode(world, adminCaller, id, { ...zeroNode(), name: 'a' })).toMatchObject({
      name: 'a',
      persistentkeepalive: 0,
      firewallinuse: '',
      networksettings: { netid: '' },
      address: '10.1.1.1',
    });
  });

  it('no list that is sent as []', () => {
    const world = smallWorld();
    const node = edit(world, join(world, 'a'), { allowedips: ['10.0.0.0/8'] });
    expect(edit(world, node, { allowedips: [] }).allowedips).toEqual([]);
  });

  it.each([
    [false, ''],
    [true, 'echo up'],
  ])('no post-up script unless RCE is off: with RCE %s it becomes %j', (rce, expected) => {
    const world = smallWorld({ settings: { rce } });
    expect(edit(world, join(world, 'a'), { postup: 'echo up' }).postup).toBe(expected);
  });

  it('the id of the path, but stores the last check-in of the body', () => {
    const world = smallWorld();
    const node = join(world, 'a');
    expect(edit(world, node, { id: 'other', lastcheckin: 7 })).toMatchObject({ id: node.id, lastcheckin: 7 });
  });
});

describe('a node edit rejects with 500', () => {
  it.each([
    [
      { name: 'no spaces' },
      "Key: 'Node.Name' Error:Field validation for 'Name' failed on the 'in_charset' tag",
    ],
    [{ name: 'x'.repeat(63) }, "Key: 'Node.Name' Error:Field validation for 'Name' failed on the 'max' tag"],
    [
      { address6: 'fd00::2/128' },
      "Key: 'Node.Address6' Error:Field validation for 'Address6' failed on the 'ipv6' tag",
    ],
    [
      { endpoint: 'host.example' },
      "Key: 'Node.Endpoint' Error:Field validation for 'Endpoint' failed on the 'ip' tag",
    ],
    [
      { listenport: 80 },
      "Key: 'Node.ListenPort' Error:Field validation for 'ListenPort' failed on the 'min' tag",
    ],
    [
      { defaultacl: 'maybe' },
      "Key: 'Node.DefaultACL' Error:Field validation for 'DefaultACL' failed on the 'checkyesornoorunset' tag",
    ],
    [{ address: '' }, 'invalid address provided; out of network range for node'],
    [{ address: '10.9.9.9' }, 'invalid address provided; out of network range for node'],
    [{ address: '10.1.1.255' }, 'invalid address provided; out of network range for node'],
  ])('%j', (changes, message) => {
    const world = smallWorld();
    const node = join(world, 'a');
    expect(() => edit(world, node, changes)).toThrow(expect.objectContaining({ status: 500 }));
    expect(() => edit(world, node, changes)).toThrow(message);
  });

  it('another address or port of the server node, but not another name', () => {
    const world = smallWorld();
    const server = serverNode(world);
    const message = 'this operation is not supported on server nodes';
    expect(() => edit(world, server, { address: '10.1.1.77' })).toThrow(message);
    expect(() => edit(world, server, { listenport: 51999 })).toThrow(message);
    expect(edit(world, server, { name: 'renamed' }).name).toBe('renamed');
  });

  it('no address that another node has', () => {
    const world = smallWorld();
    const other = join(world, 'a');
    expect(edit(world, join(world, 'b'), { address: other.address }).address).toBe(other.address);
  });
});

describe('the effects of a node edit on other nodes', () => {
  it('a new hub replaces the previous one', () => {
    const world = smallWorld({}, { ispointtosite: 'yes' });
    const first = serverNode(world);
    edit(world, join(world, 'a'), { ishub: 'yes' });
    expect(first.ishub).toBe('no');
  });

  it('changed relay addresses update the relayed flags', () => {
    const world = smallWorld();
    const [relay, old, fresh] = [join(world, 'r'), join(world, 'a'), join(world, 'b')];
    createRelay(world, adminCaller, relay.id, [old.address]);
    edit(world, relay, { relayaddrs: [fresh.address] });
    expect([old.isrelayed, fresh.isrelayed]).toEqual(['no', 'yes']);
  });

  it('clearing the relay addresses leaves nodes relayed', () => {
    const world = smallWorld();
    const [relay, member] = [join(world, 'r'), join(world, 'a')];
    createRelay(world, adminCaller, relay.id, [member.address]);
    expect(edit(world, relay, { relayaddrs: [] }).relayaddrs).toEqual([]);
    expect(member.isrelayed).toBe('yes');
  });

  it('a relayed node’s new address is updated in the relay’s list', () => {
    const world = smallWorld();
    const [relay, member] = [join(world, 'r'), join(world, 'a')];
    createRelay(world, adminCaller, relay.id, [member.address]);
    edit(world, member, { address: '10.1.1.99' });
    expect(relay.relayaddrs).toEqual(['10.1.1.99']);
  });
});

describe('a changed default ACL', () => {
  it.each([
    ['no', 1],
    ['yes', 2],
    ['unset', 2],
  ])('%s sets all pairs of the node to %i, including manually changed ones', (defaultacl, expected) => {
    const world = smallWorld();
    const node = edit(world, join(world, 'a'), { defaultacl: defaultacl === 'yes' ? 'unset' : 'yes' });
    const server = serverNode(world).id;
    world.acls.set('net', { [node.id]: { [server]: 3 }, [server]: { [node.id]: 3 } });
    edit(world, node, { defaultacl });
    expect(world.acls.get('net')).toEqual({
      [node.id]: { [server]: expected },
      [server]: { [node.id]: expected },
    });
  });

  it('keeps a pair if both sides are unset', () => {
    const world = smallWorld();
    edit(world, serverNode(world), { defaultacl: 'unset' });
    const node = join(world, 'a');
    const server = serverNode(world).id;
    world.acls.set('net', { [node.id]: { [server]: 1 }, [server]: { [node.id]: 1 } });
    edit(world, node, { defaultacl: 'unset' });
    expect(world.acls.get('net')?.[node.id]).toEqual({ [server]: 1 });
  });

  it('never allows a pair that the other side denies', () => {
    const world = smallWorld();
    edit(world, serverNode(world), { defaultacl: 'no' });
    const node = join(world, 'a');
    edit(world, node, { defaultacl: 'unset' });
    expect(world.acls.get('net')?.[node.id]).toEqual({ [serverNode(world).id]: 1 });
  });

  it('crashes without ACLs', () => {
    const world = smallWorld();
    const node = join(world, 'a');
    expect(() => deleteNetwork(world, adminCaller, 'net')).toThrow('node check failed');
    expect(() => edit(world, node, { defaultacl: 'no' })).toThrow(ConnectionDropped);
  });
});
