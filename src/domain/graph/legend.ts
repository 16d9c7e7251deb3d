import { tally } from '../tally.ts';
import { nodeKinds, type NodeKind } from './nodeKind.ts';
import type { GraphNode, Topology } from './topology.ts';

export const islandKeys = ['island1', 'island2', 'island3', 'island4', 'island5', 'islands'] as const;
export const draftKeys = ['willBlock', 'willAllow', 'draftBlocks', 'draftAllows'] as const;
export type DraftKey = (typeof draftKeys)[number];
export const speeds = ['near', 'middling', 'far', 'down'] as const;

export const legendKeys = [
  ...nodeKinds,
  'hub',
  'warning',
  'error',
  'pending',
  'isolated',
  'blocked',
  'open',
  'healthy',
  'oneWay',
  ...draftKeys,
  ...islandKeys,
  ...speeds,
] as const;
export type LegendKey = (typeof legendKeys)[number];

export type LegendEntry = { readonly key: LegendKey; readonly count: number };

const states = ['hub', 'warning', 'error', 'pending'] as const;

export function legendOf(topology: Topology) {
  const counts = tally(topology.nodes.flatMap((item) => keysOf(item, topology)));
  const entry = (key: LegendKey) => ({ key, count: counts.get(key) ?? 0 });
  const present = (keys: readonly LegendKey[]) => keys.map(entry).filter(({ count }) => count > 0);
  return {
    kinds: present(nodeKinds),
    states: present(states),
    rules: topology.rules && (['isolated', 'blocked', 'open'] as const).map(entry),
  };
}

export function highlightedBy(
  topology: Topology,
  key: LegendKey,
  layer?: { readonly keysOf: ReadonlyMap<string, readonly LegendKey[]> },
): ReadonlySet<string> {
  const keysIn = (item: GraphNode) => [...keysOf(item, topology), ...(layer?.keysOf.get(item.id) ?? [])];
  return new Set(topology.nodes.filter((item) => keysIn(item).includes(key)).map(({ id }) => id));
}

function keysOf(item: GraphNode, { rules }: Topology): readonly LegendKey[] {
  const keys: LegendKey[] = [item.kind satisfies NodeKind];
  if (!('node' in item)) return keys;
  if (item.isHub) keys.push('hub');
  if (item.health !== 'healthy') keys.push(item.health);
  if (!rules) return keys;
  if (rules.isolated.has(item.id)) keys.push('isolated');
  else keys.push(rules.withBlocked.has(item.id) ? 'blocked' : 'open');
  return keys;
}
