import { describe, expect, it } from 'vitest';
import { createRelay } from './gateways.ts';
import { getNode } from './nodes.ts';
import { adminCaller, join, serverNode, smallWorld } from '../smallWorld.ts';

/** What of peers the recorded networks do not show. */
describe('the peers of a node', () => {
  it('are null where there are none, and have no ids', () => {
    const world = smallWorld();
    const answer = getNode(world, serverNode(world).id);
    expect(answer.peers).toBeNull();
    expect(answer).not.toHaveProperty('peerids');
  });

  it('are called as often as the node itself wants to', () => {
    const world = smallWorld();
    const node = join(world, 'a', { persistentkeepalive: 33 });
    expect(getNode(world, node.id).peers?.map((peer) => peer.PersistentKeepaliveInterval)).toEqual([33e9]);
  });

  it('cannot be told to anybody when the key of one is no key', () => {
    const world = smallWorld();
    const [node, broken] = [join(world, 'a'), join(world, 'b', { endpoint: '198.51.100.8' })];
    broken.publickey = btoa('short');
    expect(() => getNode(world, node.id).peers).toThrow('wgtypes: incorrect key size: 5');
    expect(getNode(world, broken.id).peers).not.toBeNull();
  });

  it('cannot be told to a relayed node whose relay is gone', () => {
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
