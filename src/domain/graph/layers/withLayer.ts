import { type HealthStatus, healthLabels } from '../../node/health.ts';
import { noIsolation, type VisibleGraph } from '../visibleGraph.ts';
import type { Topology } from '../topology.ts';
import { pairKey, layerRows, type Layer } from './layer.ts';

export function withLayer(drawn: VisibleGraph, layer: Layer): VisibleGraph {
  const ends = new Set(layer.lines.map(({ from, to }) => pairKey(from, to)));
  const isPeer = (kind: string) => kind === 'mesh' || kind === 'hub';
  return {
    ...drawn,
    layer,
    links:
      layer.id === 'traffic' && layer.lines.length > 0
        ? drawn.links.filter(({ kind }) => !isPeer(kind))
        : drawn.links,
    blocked:
      layer.id === 'rules' || drawn.focus
        ? drawn.blocked.filter(({ from, to }) => !ends.has(pairKey(from, to)))
        : [],
    isolated: layer.id === 'rules' ? drawn.isolated : noIsolation,
  };
}

const urgency: Readonly<Record<HealthStatus, number>> = { error: 3, pending: 2, warning: 1, healthy: 0 };

export function healthLayer({ nodes }: Topology): Layer {
  const states = ['healthy', 'warning', 'error', 'pending'] as const;
  const members = nodes.filter((item) => 'node' in item);
  return {
    id: 'health',
    looks: new Map(nodes.map((item) => [item.id, 'health' in item ? item.health : 'off'])),
    notes: new Map(
      members.flatMap(({ id, health }) =>
        health === 'healthy' ? [] : [[id, healthLabels[health].toLowerCase()] as const],
      ),
    ),
    lines: [],
    // The row already shows the health, which changes with the clock.
    rows: layerRows(members.map(({ id, health }) => ({ id, parts: [], urgency: urgency[health] }))),
    legend: states.map((key) => ({ key, count: members.filter(({ health }) => health === key).length })),
    keysOf: new Map(members.map(({ id, health }) => [id, [health]])),
    facts: [],
  };
}
