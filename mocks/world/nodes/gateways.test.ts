import { describe, expect, it } from 'vitest';
import { createClient, listClients } from './externalClients.ts';
import {
  createEgress,
  createIngress,
  deleteEgress,
  deleteIngress,
  createRelay,
  deleteRelay,
} from './gateways.ts';
import { zeroEgressRequest } from '../../wire/goStructs.ts';
import { adminCaller, join, serverNode, smallWorld } from '../smallWorld.ts';
import type { World } from '../state.ts';
import type { WireEgressRequest, WireMetrics, WireNode } from '../../wire/wire.ts';

/** Commands as in the recorded networks, for example of t322. */
const forwarding =
  'iptables -A FORWARD -i nm-net -j ACCEPT ; iptables -A FORWARD -o nm-net -j ACCEPT ; iptables -t nat -A POSTROUTING -o ';
const toRanges = `${forwarding}eth0 -j MASQUERADE ; `;
const toMesh = `${forwarding}nm-net -j MASQUERADE ; `;
const withoutNat = forwarding.replace(/iptables -t nat.*/, '');
const family6 = (commands: string) => commands.replaceAll('iptables', 'ip6tables');

function measuring(node: WireNode, peer: WireNode, connected: boolean): WireMetrics {
  const measured = {
    node_name: peer.name,
    isserver: peer.isserver,
    uptime: 1,
    totaltime: 1,
    latency: connected ? 8 : 999,
    totalreceived: 0,
    totalsent: 0,
    actualuptime: 60_000_000_000,
    percentup: 100,
    connected,
  };
  return {
    network: node.network,
    node_id: node.id,
    node_name: node.name,
    isserver: node.isserver,
    connectivity: { [peer.id]: measured },
    needsfailover: {},
  };
}

function ranges(changes: Partial<WireEgressRequest> = {}): WireEgressRequest {
  return { ...zeroEgressRequest(), ranges: ['192.168.99.17/24'], interface: 'eth0', ...changes };
}

describe('egress gateways', () => {
  it('clear host bits, turn NAT on and add firewall commands even with RCE off', () => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    expect(createEgress(world, adminCaller, id, ranges())).toMatchObject({
      isegressgateway: 'yes',
      egressgatewayranges: ['192.168.99.0/24'],
      egressgatewaynatenabled: 'yes',
      egressgatewayrequest: { nodeid: id, netid: 'net', interface: 'eth0' },
      postup: `${forwarding}eth0 -j MASQUERADE ; `,
    });
  });

  it('leave an empty list of ranges and the NAT flag when deleted', () => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    createEgress(world, adminCaller, id, ranges());
    expect(deleteEgress(world, adminCaller, id)).toMatchObject({
      isegressgateway: 'no',
      egressgatewayranges: [],
      egressgatewaynatenabled: 'yes',
      egressgatewayrequest: zeroEgressRequest(),
      postup: '',
    });
  });

  it('restore the ingress commands when deleted from an ingress gateway', () => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    createIngress(world, adminCaller, 'net', id, false);
    createEgress(world, adminCaller, id, ranges());
    expect(deleteEgress(world, adminCaller, id).postup).toBe(`${forwarding}nm-net -j MASQUERADE ; `);
  });

  it.each([
    [{ interface: '' }, 'linux', 'interface cannot be empty'],
    [{ ranges: [] }, 'linux', 'IP Ranges Cannot Be Empty'],
    [{ ranges: ['192.168.99.0'] }, 'linux', 'invalid CIDR address: 192.168.99.0'],
    [{}, 'darwin', 'darwin is unsupported for egress gateways'],
  ])('reject %j on %s', (changes, os, message) => {
    const world = smallWorld();
    const { id } = join(world, 'a', { os });
    expect(() => createEgress(world, adminCaller, id, ranges(changes))).toThrow(message);
  });

  it('support FreeBSD, and Linux with a firewall', () => {
    const world = smallWorld();
    const bsd = join(world, 'a', { os: 'freebsd' });
    const bare = join(world, 'b', { firewallinuse: 'none' });
    expect(createEgress(world, adminCaller, bsd.id, ranges()).isegressgateway).toBe('yes');
    expect(() => createEgress(world, adminCaller, bare.id, ranges())).toThrow(
      'firewall is not supported for egress gateways',
    );
  });
});

describe('ingress gateways', () => {
  it('get the ranges of the network and turn hole punching off', () => {
    const world = smallWorld({}, { defaultudpholepunch: 'yes' });
    const { id } = join(world, 'a');
    expect(createIngress(world, adminCaller, 'net', id, false)).toMatchObject({
      isingressgateway: 'yes',
      ingressgatewayrange: '10.1.1.0/24',
      udpholepunch: 'no',
    });
  });

  it('delete their clients and restore hole punching when removed', () => {
    const world = smallWorld({}, { defaultudpholepunch: 'yes' });
    const { id } = join(world, 'a');
    createIngress(world, adminCaller, 'net', id, false);
    createClient(world, adminCaller, 'net', id, 'phone');
    expect(deleteIngress(world, adminCaller, id)).toMatchObject({
      isingressgateway: 'no',
      udpholepunch: 'yes',
    });
    expect(listClients(world)).toBeNull();
  });

  it('can be removed from a node that isn’t an ingress gateway', () => {
    const world = smallWorld();
    const { id } = join(world, 'a', { os: 'darwin' });
    expect(deleteIngress(world, adminCaller, id).isingressgateway).toBe('no');
  });

  it.each([
    ['nonet', 'a', 'no result found'],
    ['net', 'unknown', ' is unsupported for ingress gateways'],
    ['net', 'windows', 'windows is unsupported for ingress gateways'],
  ])('on network %s reject node %s with "%s"', (netid, which, message) => {
    const world = smallWorld();
    const ids: Record<string, string> = {
      a: join(world, 'a').id,
      windows: join(world, 'w', { os: 'windows' }).id,
    };
    expect(() => createIngress(world, adminCaller, netid, ids[which] ?? 'unknown', false)).toThrow(message);
  });

  it.each([
    ['community', 'no', false],
    ['enterprise', 'yes', true],
  ] as const)('with failover in the %s edition: %s', (edition, failover, isChosen) => {
    const world = smallWorld({ edition });
    const [gateway, peer, cutOff] = [join(world, 'a'), join(world, 'b'), join(world, 'c')];
    world.metrics.set(peer.id, measuring(peer, gateway, true));
    world.metrics.set(cutOff.id, measuring(cutOff, gateway, false));
    createIngress(world, adminCaller, 'net', gateway.id, true);
    expect(gateway.failover).toBe(failover);
    expect(peer.failovernode === gateway.id).toBe(isChosen);
    expect(cutOff.failovernode).toBe('');
    deleteIngress(world, adminCaller, gateway.id);
    expect([gateway.failover, peer.failovernode === gateway.id]).toEqual(['no', isChosen]);
  });
});

describe('the commands of a node', () => {
  const roles = {
    egress: (world: World, id: string) => createEgress(world, adminCaller, id, ranges()),
    egressWithoutNat: (world: World, id: string) =>
      createEgress(world, adminCaller, id, ranges({ natenabled: 'no' })),
    ingress: (world: World, id: string) => createIngress(world, adminCaller, 'net', id, false),
    relay: (world: World, id: string) => createRelay(world, adminCaller, id, ['10.1.1.77']),
    noEgress: (world: World, id: string) => deleteEgress(world, adminCaller, id),
    noIngress: (world: World, id: string) => deleteIngress(world, adminCaller, id),
    noRelay: (world: World, id: string) => deleteRelay(world, adminCaller, id),
  };

  it.each<[readonly (keyof typeof roles)[], string]>([
    [['egress', 'ingress'], toRanges + toMesh],
    [['ingress', 'egress'], toMesh + toRanges],
    [['egress', 'ingress', 'noIngress'], ''],
    [['egress', 'ingress', 'noIngress', 'egress'], toRanges],
    [['egress', 'ingress', 'noEgress'], toMesh],
    [['egress', 'ingress', 'ingress'], toMesh],
    [['egress', 'ingress', 'ingress', 'egress'], toMesh + toRanges],
    [['ingress', 'egress', 'egress'], toRanges],
    [['ingress', 'egressWithoutNat'], withoutNat],
    [['egress', 'relay', 'noRelay'], toRanges],
    [['egress', 'relay', 'noEgress'], ''],
    [['ingress', 'relay', 'noRelay'], toMesh],
    [['ingress', 'relay', 'noIngress'], ''],
  ])('after %j', (steps, postup) => {
    const world = smallWorld();
    const node = join(world, 'a');
    for (const step of steps) roles[step](world, node.id);
    expect(node.postup).toBe(postup);
    expect(node.postdown).toBe(postup.replaceAll(' -A ', ' -D '));
  });

  it.each([
    [['192.168.99.0/24'], toRanges],
    [['fd99::/64'], family6(toRanges)],
    [['fd99::/64', '192.168.99.0/24'], toRanges + family6(toRanges)],
  ])('of an egress gateway have the address families of its ranges: %j', (routed, postup) => {
    const world = smallWorld();
    const { id } = join(world, 'a');
    expect(createEgress(world, adminCaller, id, ranges({ ranges: routed })).postup).toBe(postup);
  });

  it('of an ingress gateway have the address families of the node', () => {
    const world = smallWorld({}, { addressrange6: 'fd00::/64', isipv6: 'yes' });
    const { id } = join(world, 'a');
    expect(createIngress(world, adminCaller, 'net', id, false).postup).toBe(toMesh + family6(toMesh));
  });
});

describe('relays', () => {
  it('mark their nodes as relayed, except server nodes', () => {
    const world = smallWorld();
    const [relay, member] = [join(world, 'r'), join(world, 'a')];
    const server = serverNode(world);
    createRelay(world, adminCaller, relay.id, [member.address, server.address]);
    expect([relay.isrelay, member.isrelayed, server.isrelayed]).toEqual(['yes', 'yes', 'no']);
    deleteRelay(world, adminCaller, relay.id);
    expect([relay.isrelay, relay.relayaddrs, member.isrelayed]).toEqual(['no', [], 'no']);
  });

  it('accept an unused address', () => {
    const world = smallWorld();
    const { id } = join(world, 'r');
    expect(createRelay(world, adminCaller, id, ['10.1.1.77']).relayaddrs).toEqual(['10.1.1.77']);
  });

  it.each([
    ['linux', [], 'IP Ranges Cannot Be Empty'],
    ['linux', null, 'IP Ranges Cannot Be Empty'],
    ['freebsd', ['10.1.1.1'], 'only linux machines can be relay nodes'],
  ])('on %s with %j are rejected: %s', (os, addresses, message) => {
    const world = smallWorld();
    const { id } = join(world, 'r', { os });
    expect(() => createRelay(world, adminCaller, id, addresses)).toThrow(message);
  });

  it('of an unknown node return 500 when created and 400 when deleted', () => {
    const world = smallWorld();
    expect(() => createRelay(world, adminCaller, 'x', ['a'])).toThrow(
      expect.objectContaining({ status: 500 }),
    );
    expect(() => deleteRelay(world, adminCaller, 'x')).toThrow(expect.objectContaining({ status: 400 }));
  });
});
