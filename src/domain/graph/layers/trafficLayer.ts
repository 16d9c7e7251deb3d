import { tally } from '../../tally.ts';
import { counted, grouped } from '../../format/count.ts';
import { formatBytes } from '../../format/quantities.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { reportCount, reportsIn } from '../../metrics/peerReports.ts';
import { compareNames } from '../../order.ts';
import { speeds, type LegendKey } from '../legend.ts';
import { clientNodeId, type GraphNode, type Topology } from '../topology.ts';
import {
  latencyThresholds,
  levels,
  pairKey,
  layerRows,
  type Layer,
  type Level,
  type Speed,
} from './layer.ts';

const maxMeasuredLines = 60;
const maxDownLines = 8;

type Measured = {
  readonly from: string;
  readonly to: string;
  readonly speed: Speed;
  readonly latency: number;
  readonly bytes: number;
};

export function trafficLayer({ nodes }: Topology, metrics: Metrics): Layer {
  const outdated = nodes.filter((node) => isOutdated(node, metrics));
  const pairs = measuredPairs(nodes, metrics, new Set(outdated.map(({ id }) => id)));
  const up = pairs.filter(({ speed }) => speed !== 'down').toSorted((a, b) => b.bytes - a.bytes);
  const down = pairs.filter(({ speed }) => speed === 'down');
  const downOf = tally(down.flatMap(({ from, to }) => [from, to]));
  const isFarDown = (id: string) => (downOf.get(id) ?? 0) > maxDownLines;
  const downLines = down.filter(({ from, to }) => !isFarDown(from) && !isFarDown(to));
  const shown = up.slice(0, maxMeasuredLines);
  const [most, least] = [shown[0]?.bytes ?? 0, shown.at(-1)?.bytes ?? 0];
  const keysOf = new Map<string, LegendKey[]>();
  for (const { from, to, speed } of pairs) {
    for (const id of [from, to]) {
      const keys = keysOf.get(id) ?? [];
      if (!keys.includes(speed)) keysOf.set(id, [...keys, speed]);
    }
  }
  const counts = speeds.map((key) => ({ key, count: pairs.filter(({ speed }) => speed === key).length }));
  return {
    id: 'traffic',
    looks: new Map(),
    notes: new Map(
      [...downOf].flatMap(([id, count]) =>
        isFarDown(id) ? [[id, `not connected to ${grouped(count)}`] as const] : [],
      ),
    ),
    lines: [
      ...downLines.map(({ from, to }) => ({ from, to, kind: 'down', level: 1 }) as const),
      ...shown.map(({ from, to, speed, bytes }) => ({
        from,
        to,
        kind: speed,
        level: levelOf(bytes, least, most),
      })),
    ],
    rows: trafficRows(pairs),
    legend: counts.filter(({ count }) => count > 0),
    keysOf,
    facts: [
      ...(shown.length > 0
        ? [`Line width shows traffic in both directions, from ${formatBytes(least)} to ${formatBytes(most)}.`]
        : ['No traffic data for these nodes.']),
      ...(up.length > shown.length
        ? [`Showing the ${grouped(shown.length)} busiest of ${counted(up.length, 'connected pair')}.`]
        : []),
      ...(downLines.length < down.length
        ? ['Nodes with many lost connections show a count instead of lines.']
        : []),
      ...(outdated.length > 0 ? [outdatedFact(outdated)] : []),
    ],
  };
}

/** The server keeps the last report of an offline node. */
function isOutdated(item: GraphNode, metrics: Metrics): boolean {
  if (!('health' in item) || (item.health !== 'warning' && item.health !== 'error')) return false;
  return reportCount(metrics.get(item.id)?.connectivity) > 0;
}

const maxNamed = 3;

function outdatedFact(nodes: readonly GraphNode[]): string {
  const names =
    nodes.length > maxNamed
      ? counted(nodes.length, 'node')
      : nodes
          .map(({ label }) => label)
          .toSorted(compareNames)
          .join(', ');
  return `Not included because their reports are out of date: ${names}.`;
}

function trafficRows(pairs: readonly Measured[]): Layer['rows'] {
  const of = new Map<string, { up: number; down: number; bytes: number; latency: number }>();
  for (const { from, to, speed, bytes, latency } of pairs) {
    for (const id of [from, to]) {
      const sum = of.get(id) ?? { up: 0, down: 0, bytes: 0, latency: 0 };
      if (speed === 'down') sum.down += 1;
      else {
        sum.up += 1;
        sum.bytes += bytes;
        sum.latency = Math.max(sum.latency, latency);
      }
      of.set(id, sum);
    }
  }
  return layerRows(
    [...of].map(([id, { up, down, bytes, latency }]) => ({
      id,
      parts: [
        down > 0 && `not connected to ${counted(down, 'peer')}`,
        up > 0 &&
          `${formatBytes(bytes)} with ${down > 0 ? grouped(up) : counted(up, 'peer')}, up to ${grouped(Math.round(latency))} ms`,
      ],
      urgency: down * 1e18 + bytes,
    })),
  );
}

function measuredPairs(
  nodes: readonly GraphNode[],
  metrics: Metrics,
  outdated: ReadonlySet<string>,
): readonly Measured[] {
  const ids = new Set(nodes.map(({ id }) => id));
  const idOf = (peer: string) => [peer, clientNodeId(peer)].find((id) => ids.has(id));
  const pairs = new Map<string, Measured>();
  for (const { nodeId, connectivity } of metrics.values()) {
    if (!ids.has(nodeId) || outdated.has(nodeId)) continue;
    for (const report of reportsIn(connectivity)) {
      const to = idOf(report.peerId);
      if (to === undefined || to === nodeId) continue;
      const key = pairKey(nodeId, to);
      const known = pairs.get(key);
      const speed = speedOf(report.isConnected, report.latency);
      const bytes = report.totalSent + report.totalReceived;
      pairs.set(key, {
        from: known?.from ?? nodeId,
        to: known?.to ?? to,
        // The worse end decides the speed. Each end may have seen only part of the traffic, so the larger
        // figure counts.
        speed: known && speeds.indexOf(known.speed) > speeds.indexOf(speed) ? known.speed : speed,
        latency: Math.max(known?.latency ?? 0, report.isConnected ? report.latency : 0),
        bytes: Math.max(known?.bytes ?? 0, bytes),
      });
    }
  }
  return [...pairs.values()];
}

function speedOf(isConnected: boolean, latency: number): Speed {
  if (!isConnected) return 'down';
  if (latency < latencyThresholds.near) return 'near';
  return latency < latencyThresholds.far ? 'middling' : 'far';
}

/** Logarithmic scale between the least and the most traffic drawn. */
function levelOf(bytes: number, least: number, most: number): Level {
  const [low, high] = [Math.log1p(least), Math.log1p(most)];
  const share = high > low ? (Math.log1p(bytes) - low) / (high - low) : 0.5;
  return levels[Math.round(share * (levels.length - 1))] ?? 1;
}
