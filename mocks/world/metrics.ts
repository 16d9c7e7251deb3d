import type { Caller } from './access.ts';
import { log } from './logs.ts';
import type { World } from './state.ts';
import type { WireMetrics, WireNode } from './wire.ts';

type MetricsByNode = { nodes: Record<string, WireMetrics> };

export function allMetrics(world: World, caller: Caller): MetricsByNode {
  log(world, `${caller.name} requested fetching all metrics`);
  return byNode(world, [...world.nodes.values()]);
}

/** An unknown network is not an error. */
export function networkMetrics(world: World, caller: Caller, netid: string): MetricsByNode {
  log(world, `${caller.name} requested fetching network metrics for network ${netid}`);
  return byNode(
    world,
    [...world.nodes.values()].filter((node) => node.network === netid),
  );
}

/** Without a level "nodes". An unknown node is not an error either. */
export function nodeMetrics(world: World, caller: Caller, id: string): WireMetrics {
  log(world, `${caller.name} requested fetching metrics for node ${id}`);
  if (!world.nodes.has(id)) return { ...withoutData(), connectivity: null, needsfailover: null };
  return world.metrics.get(id) ?? withoutData();
}

function byNode(world: World, nodes: readonly WireNode[]): MetricsByNode {
  const sorted = nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return { nodes: Object.fromEntries(sorted.map(({ id }) => [id, world.metrics.get(id) ?? withoutData()])) };
}

function withoutData(): WireMetrics {
  return { network: '', node_id: '', node_name: '', isserver: '', connectivity: {}, needsfailover: {} };
}
