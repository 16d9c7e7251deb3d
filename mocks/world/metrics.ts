import type { Caller } from './access.ts';
import { log } from './logs.ts';
import type { World } from './state.ts';
import type { WireMetrics, WireNode } from '../wire/wire.ts';

type MetricsByNode = { nodes: Record<string, WireMetrics> };

export function allMetrics(world: World, caller: Caller): MetricsByNode {
  log(world, `${caller.name} requested fetching all metrics`);
  log(world, `${caller.name} fetched metrics for all nodes on server`);
  return byNode(world, [...world.nodes.values()]);
}

/** An unknown network is not an error. */
export function networkMetrics(world: World, caller: Caller, netid: string): MetricsByNode {
  log(world, `${caller.name} requested fetching network node metrics on network ${netid}`);
  log(world, `${caller.name} fetched metrics for network ${netid}`);
  return byNode(
    world,
    [...world.nodes.values()].filter((node) => node.network === netid),
  );
}

/** Without a level "nodes". An unknown node is not an error either. */
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

/** The networks that have a failover node. */
function failoverNetworks(world: World): ReadonlySet<string> {
  const failovers = [...world.nodes.values()].filter((node) => node.failover === 'yes');
  return new Set(failovers.map((node) => node.network));
}

/** A node that never reported is blank; a failover node in its network has put an empty list there. */
function withoutData(node: WireNode, failover: ReadonlySet<string>): WireMetrics {
  return { ...blank, connectivity: {}, needsfailover: failover.has(node.network) ? {} : null };
}
