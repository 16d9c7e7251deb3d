import { describe, expect, it } from 'vitest';
import { createRelay } from './gateways.ts';
import { getNode } from './nodes.ts';
import { adminCaller, join, serverNode, smallWorld } from '../smallWorld.ts';

/** Cases that the recorded networks don't contain. */
describe('the peers of a node', () => {
  it('are null without ids if there are none', () => {
    const world = smallWorld();
    const answer = getNode(world, serverNode(world).id);
    expect(answer.peers).toBeNull();
    expect(answer).not.toHaveProperty('peerids');
  });

  it('get the keepalive interval of the node itself', () => {
    const world = smallWorld();
    const node = join(world, 'a', { persistentkeepalive: 33 });
    expect(getNode(world, node.id).peers?.map((peer) => peer.PersistentKeepaliveInterval)).toEqual([33e9]);
  });

  it('cannot be returned if one has an invalid key', () => {
    const world = smallWorld();
    const [node, broken] = [join(world, 'a'), join(world, 'b', { endpoint: '198.51.100.8' })];
    broken.publickey = btoa('short');
    expect(() => getNode(world, node.id).peers).toThrow('wgtypes: incorrect key size: 5');
    expect(getNode(world, broken.id).peers).not.toBeNull();
  });

  it.each([
    ['endpoint', { endpoint: '2001:db8::7', listenport: 51823 }, 'address 2001:db8::7:51823'],
    ['local address behind one router', { localaddress: 'fd77::7' }, 'address fd77::7:51821'],
  ] as const)('cannot be returned if one has an IPv6 %s', (_, changes, address) => {
    const world = smallWorld();
    const shared = { endpoint: '198.51.100.1', listenport: 51821 };
    const [node, broken] = [join(world, 'a', shared), join(world, 'b', { ...shared, ...changes })];
    expect(() => getNode(world, node.id)).toThrow(`${address}: too many colons in address`);
    expect(getNode(world, broken.id).node.id).toBe(broken.id);
    // The server node never initiates connections, so its peers have no endpoints.
    expect(getNode(world, serverNode(world).id).peers).toHaveLength(2);
  });

  it('cannot be returned to a relayed node if its relay has an IPv6 peer', () => {
    const world = smallWorld();
    const [relay, member] = [join(world, 'relay'), join(world, 'member')];
    join(world, 'c', { endpoint: '2001:db8::7' });
    createRelay(world, adminCaller, relay.id, [member.address]);
    expect(() => getNode(world, member.id)).toThrow('too many colons in address');
  });

  it('cannot be returned to a relayed node without a relay', () => {
    const world = smallWorld();
    const [relay, member] = [join(world, 'relay'), join(world, 'member')];
    createRelay(world, adminCaller, relay.id, [member.address]);
    world.nodes.delete(relay.id);
    expect(() => getNode(world, member.id)).toThrow('not found');
  });

  it.each([
    ['192.168.7.4', ['172.16.1.0/24', '192.168.7.0/24'], '192.168.7.0'],
    ['fd42::9', ['fd77::/64', 'fd42::/64'], 'fd42::'],
    ['', ['172.16.1.0/24', '198.51.100.0/24'], '198.51.100.0'],
  ])(
    'have the last range of their relay among them, where it holds the local address %o too',
    (localaddress, ranges, last) => {
      const world = smallWorld();
      const [relay, member] = [join(world, 'relay', { endpoint: '198.51.100.9' }), join(world, 'member')];
      createRelay(world, adminCaller, relay.id, [member.address]);
      Object.assign(relay, { isegressgateway: 'yes', egressgatewayranges: ranges });
      Object.assign(member, { localaddress });
      const allowed = getNode(world, member.id).peers?.flatMap(({ AllowedIPs }) =>
        AllowedIPs.map(({ IP }) => IP),
      );
      const bases = ranges.map((range) => range.slice(0, range.lastIndexOf('/')));
      expect(allowed?.filter((ip) => bases.includes(ip))).toEqual([last]);
    },
  );
});
