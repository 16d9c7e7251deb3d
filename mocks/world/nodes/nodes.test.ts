import { describe, expect, it } from 'vitest';
import { createClient } from './externalClients.ts';
import { createIngress, createRelay } from './gateways.ts';
import { listNodes, listNodesOf, approveNode, deleteNode, getNode } from './nodes.ts';
import { adminCaller, anAccount, join, midnight, serverNode, smallWorld, userCaller } from '../smallWorld.ts';
import { createWorld } from '../world.ts';

describe('joining', () => {
  it('starts with the settings of the network', () => {
    const world = smallWorld({}, { defaultacl: 'no', defaultkeepalive: 25, defaultmtu: 1420 });
    expect(join(world, 'a')).toMatchObject({
      address: '10.1.1.1',
      persistentkeepalive: 25,
      mtu: 1420,
      defaultacl: 'no',
      interface: 'nm-net',
      lastcheckin: midnight / 1000,
      expdatetime: midnight / 1000 + 300_000_000,
      networksettings: { netid: 'net', accesskeys: [] },
    });
  });

  it('is rejected without a key if manual sign-up is off', () => {
    const world = smallWorld({}, { allowmanualsignup: 'no' });
    expect(() => join(world, 'a')).toThrow('W1R3: Key invalid, or none provided.');
  });

  it('creates a server node for the name netmaker', () => {
    expect(join(smallWorld(), 'netmaker').isserver).toBe('yes');
  });

  it('assigns IPv6 addresses from the network address on', () => {
    const world = smallWorld({}, { addressrange6: 'fd00:40:50::/64' });
    expect(serverNode(world).address6).toBe('fd00:40:50:0:ffff:ffff:ffff:ffff');
    expect(join(world, 'a').address6).toBe('fd00:40:50::');
    expect(join(world, 'b').address6).toBe('fd00:40:50::1');
  });

  it('adds a row and a column to the ACLs, by the network’s default', () => {
    const world = smallWorld({}, { defaultacl: 'no' });
    const { id } = join(world, 'a');
    const server = serverNode(world).id;
    expect(world.acls.get('net')).toEqual({ [id]: { [server]: 1 }, [server]: { [id]: 1 } });
  });
});

describe('approving', () => {
  it('returns a word instead of the node, also the second time', () => {
    const world = smallWorld();
    const node = join(world, 'a');
    expect(approveNode(world, adminCaller, node.id)).toBe('SUCCESS');
    expect(approveNode(world, adminCaller, node.id)).toBe('SUCCESS');
    expect(node.ispending).toBe('no');
  });

  it('rejects an unknown node with 500', () => {
    expect(() => approveNode(smallWorld(), adminCaller, 'nobody')).toThrow(
      expect.objectContaining({ status: 500 }),
    );
  });
});

describe('deleting', () => {
  it('also deletes the clients, the ACL entries and the owner’s link', () => {
    const world = smallWorld({ users: [anAccount('admin', { isadmin: true }), anAccount('alice')] });
    const { id } = join(world, 'gateway');
    createIngress(world, adminCaller, 'net', id, false);
    createClient(world, adminCaller, 'net', id, 'phone');
    world.networkUsers.get('net')?.get('alice')?.nodes?.push(id);
    deleteNode(world, id);
    expect(world.extClients.size).toBe(0);
    expect(JSON.stringify(world.acls.get('net'))).not.toContain(id);
    expect(world.networkUsers.get('net')?.get('alice')?.nodes).toEqual([]);
  });

  it('leaves the nodes of a relay relayed', () => {
    const world = smallWorld();
    const relay = join(world, 'relay');
    const member = join(world, 'member');
    createRelay(world, adminCaller, relay.id, [member.address]);
    deleteNode(world, relay.id);
    expect(member.isrelayed).toBe('yes');
  });

  it('is rejected with 400 for the server node and for an unknown node', () => {
    const world = smallWorld();
    expect(() => deleteNode(world, serverNode(world).id)).toThrow('cannot delete server node');
    expect(() => deleteNode(world, 'nobody')).toThrow(expect.objectContaining({ status: 400 }));
  });
});

function orders(): (string | undefined)[] {
  const world = smallWorld();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) join(world, name);
  return [1, 2, 3].map(() =>
    listNodes(world, adminCaller)
      ?.map((node) => node.name)
      .join(),
  );
}

describe('listing', () => {
  it('returns an empty list to administrators and null to other users', () => {
    const world = createWorld({ users: [anAccount('carol')] });
    expect(listNodes(world, adminCaller)).toEqual([]);
    expect(listNodes(world, userCaller('carol'))).toBeNull();
    expect(listNodesOf(world, adminCaller, 'net')).toBeNull();
  });

  it('uses the networks of the stored user, not of the token', () => {
    const world = smallWorld({ users: [anAccount('alice', { networks: ['net'] }), anAccount('bob')] });
    expect(listNodes(world, userCaller('alice'))).toHaveLength(1);
    expect(listNodes(world, userCaller('bob', 'net'))).toBeNull();
  });

  it('changes its order with every call, reproducibly by seed', () => {
    expect(new Set(orders()).size).toBeGreaterThan(1);
    expect(orders()).toEqual(orders());
  });
});

describe('a single node', () => {
  it('includes its peers and the server’s configuration', () => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    const answer = getNode(world, id);
    expect(answer.node.id).toBe(id);
    expect(answer.peers?.map((peer) => peer.AllowedIPs)).toEqual([[{ IP: '10.1.1.254', Mask: '/////w==' }]]);
    expect(answer.serverconfig.Is_EE).toBe(false);
    expect(Object.values(answer.peerids ?? {}).map((peer) => peer.name)).toEqual(['netmaker-1']);
  });

  it('has only its relay as a peer if it is relayed', () => {
    const world = smallWorld();
    const relay = join(world, 'relay');
    const member = join(world, 'member');
    createRelay(world, adminCaller, relay.id, [member.address]);
    const { peers, peerids } = getNode(world, member.id);
    expect(peers).toHaveLength(1);
    expect(peers?.[0]?.AllowedIPs.map((range) => range.IP).toSorted()).toEqual(
      [relay.address, '10.1.1.254'].toSorted(),
    );
    expect(peerids).toBeUndefined();
  });
});
