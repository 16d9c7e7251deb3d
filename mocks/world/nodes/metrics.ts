import { seedOf } from '../../fixtures/seed.ts';
import { seededRandom } from '../../seededRandom.ts';
import type { Caller } from '../access.ts';
import { nextHops } from './peers.ts';
import { seconds, type World } from '../state.ts';
import type { WireMetric, WireMetrics, WireNode } from '../../wire/wire.ts';
import { log } from '../logs.ts';

type MetricsByNode = { nodes: Record<string, WireMetrics> };

export function allMetrics(world: World, caller: Caller): MetricsByNode {
  log(world, `${caller.name} requested fetching all metrics`);
  log(world, `${caller.name} fetched metrics for all nodes on server`);
  return byNode(world, [...world.nodes.values()]);
}

/** Succeeds for unknown networks. */
export function networkMetrics(world: World, caller: Caller, netid: string): MetricsByNode {
  log(world, `${caller.name} requested fetching network node metrics on network ${netid}`);
  log(world, `${caller.name} fetched metrics for network ${netid}`);
  return byNode(
    world,
    [...world.nodes.values()].filter((node) => node.network === netid),
  );
}

/** Returns the report without the enclosing `nodes`. Succeeds for unknown nodes. */
export function nodeMetrics(world: World, caller: Caller, netid: string, id: string): WireMetrics {
  log(world, `${caller.name} requested fetching metrics for node ${id} on network ${netid}`);
  log(world, `${caller.name} fetched metrics for node ${id}`);
  const node = world.nodes.get(id);
  if (!node) return { ...blank, connectivity: null, needsfailover: null };
  return world.metrics.get(id) ?? withoutData(node, failoverNetworks(world));
}

function byNode(world: World, nodes: readonly WireNode[]): MetricsByNode {
  const sorted = nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const failover = failoverNetworks(world);
  return {
    nodes: Object.fromEntries(
      sorted.map((node) => [node.id, world.metrics.get(node.id) ?? withoutData(node, failover)]),
    ),
  };
}

const blank = { network: '', node_id: '', node_name: '', isserver: '' } as const;

function failoverNetworks(world: World): ReadonlySet<string> {
  const failovers = [...world.nodes.values()].filter((node) => node.failover === 'yes');
  return new Set(failovers.map((node) => node.network));
}

/** The report of a node that never reported. In a network with a failover node, `needsfailover` is empty, not null. */
function withoutData(node: WireNode, failover: ReadonlySet<string>): WireMetrics {
  return { ...blank, connectivity: {}, needsfailover: failover.has(node.network) ? {} : null };
}

/** Limits the size of the response, which grows with the square of the number of reporting nodes. */
const maxReporting = 200;
/** Seconds since the last check-in after which a node can't be reached. */
const lostAfter = 30 * 60;
/** Seconds since the last check-in after which a node no longer reports. */
const silentAfter = 5 * 60;
/** The latency that nodes report for a peer that doesn't respond. */
const noLatency = 999;
const minuteInNanoseconds = 60_000_000_000;

/**
 * Generates the nodes' current reports about their peers from ACLs, relays and last check-ins. The server keeps the
 * last report of a node that went offline.
 */
export function measure(world: World): void {
  for (const netid of world.measured) measureNetwork(world, netid);
}

function measureNetwork(world: World, netid: string): void {
  const members = [...world.nodes.values()]
    .filter((node) => node.network === netid && node.ispending !== 'yes')
    .slice(0, maxReporting);
  const hops = new Map<string, ReadonlyMap<string, string>>();
  const hopsOf = (node: WireNode) => {
    const known = hops.get(node.id) ?? nextHops(world, node);
    hops.set(node.id, known);
    return known;
  };
  const isOnline = (node: WireNode, at: number) =>
    node.connected === 'yes' && at - node.lastcheckin < lostAfter;
  const isOpen = (from: WireNode, to: WireNode) => arrives(world, hopsOf, from, to);
  for (const node of members) {
    const isSilent = seconds(world) - node.lastcheckin >= silentAfter;
    if (node.lastcheckin === 0 || (isSilent && world.metrics.has(node.id))) continue;
    const reportedAt = isSilent ? node.lastcheckin : seconds(world);
    const reports = members
      .filter((peer) => peer !== node)
      .map((peer): [string, WireMetric] => {
        const isAllowed = isOpen(node, peer) && isOpen(peer, node);
        const state = !isAllowed
          ? 'blocked'
          : isOnline(node, reportedAt) && isOnline(peer, reportedAt)
            ? 'up'
            : 'lost';
        return [peer.id, reportOf(node, peer, state)];
      });
    world.metrics.set(node.id, {
      network: netid,
      node_id: node.id,
      node_name: node.name,
      isserver: node.isserver,
      connectivity: Object.fromEntries(reports),
      needsfailover: {},
    });
  }
}

function arrives(
  world: World,
  hopsOf: (node: WireNode) => ReadonlyMap<string, string>,
  from: WireNode,
  to: WireNode,
): boolean {
  let current: WireNode | undefined = from;
  // A longer path is a routing loop.
  for (let hop = 0; current && hop < 8; hop += 1) {
    const next = hopsOf(current).get(to.address || to.address6);
    if (next === to.id) return true;
    current = world.nodes.get(next ?? '');
  }
  return false;
}

/** Generates a report that depends only on the pair and its state. Each node receives what its peer sends. */
function reportOf(node: WireNode, peer: WireNode, state: 'up' | 'lost' | 'blocked'): WireMetric {
  const pair = [node.id, peer.id].toSorted().join(' ');
  const random = seededRandom(seedOf(pair));
  const totaltime = 600 + Math.floor(random() * 1400);
  const up = { up: 0.95 + random() * 0.05, lost: 0.3 + random() * 0.3, blocked: 0 }[state];
  const uptime = Math.floor(totaltime * up);
  const bytes = (from: WireNode) =>
    Math.floor(up * 10 ** (3 + seededRandom(seedOf(`${from.id} ${pair}`))() * 7));
  return {
    node_name: peer.name,
    isserver: peer.isserver,
    uptime,
    totaltime,
    latency: state === 'up' ? latencyBetween(node, peer) : noLatency,
    totalreceived: bytes(peer),
    totalsent: bytes(node),
    actualuptime: uptime * minuteInNanoseconds,
    percentup: Math.round((uptime / totaltime) * 1e8) / 1e6,
    connected: state === 'up',
  };
}

/** Returns milliseconds, few for nodes of one site, whose names share a prefix. */
function latencyBetween(a: WireNode, b: WireNode): number {
  const sites = [a, b].map(({ name }) => name.split('-')[0] ?? '').toSorted();
  const jitter = Math.floor(seededRandom(seedOf([a.id, b.id].toSorted().join()))() * 6);
  if (sites[0] === sites[1]) return jitter;
  return 8 + Math.floor(seededRandom(seedOf(sites.join(' ')))() * 140) + jitter;
}
