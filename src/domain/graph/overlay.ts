import { clientKey } from '../externalClient/externalClient.ts';
import { containsIP } from '../ip.ts';
import type { ReachImpact } from '../reach/report/impact.ts';
import { mergeLines, noIsolation } from './visibleGraph.ts';
import type { FocusGraph } from './focus.ts';
import { pairKey } from './layers/layer.ts';
import { linkOf, type GraphLink, type GraphNode, type Topology } from './topology.ts';

export type QueriedPath = {
  readonly stops: readonly { readonly key: string; readonly name: string }[];
  /** Index of the first stop that isn't reached; undefined if the path is complete. */
  readonly breakAt: number | undefined;
};

export type PathOverlay = { readonly ids: readonly string[]; readonly breakAt: number | undefined };

export function pathOverlay({ nodes }: Topology, { stops, breakAt }: QueriedPath): PathOverlay | undefined {
  const byKey = new Map(nodes.map((item) => [keyOf(item), item.id]));
  const rangeOf = (name: string) =>
    nodes.find(({ kind, label }) => kind === 'range' && (label === name || containsIP(label, name)))?.id;
  const found = stops.map(({ key, name }) => byKey.get(key) ?? rangeOf(name));
  const ids = found.filter((id) => id !== undefined);
  if (ids.length < 2) return undefined;
  const before = found.slice(0, breakAt).filter((id) => id !== undefined).length;
  return { ids, breakAt: breakAt === undefined ? undefined : before };
}

function keyOf(item: GraphNode): string {
  return item.kind === 'client' ? clientKey(item.client) : item.id;
}

export type FailureImpact = 'failed' | 'cutOff' | 'losing';

export function failureImpactOf(
  { nodes }: Topology,
  nodeId: string,
  { cutOff, losing, ranges }: ReachImpact['affected'],
): ReadonlyMap<string, FailureImpact> {
  const apart = new Set(cutOff);
  const less = new Set([...losing, ...ranges]);
  const marks = new Map<string, FailureImpact>();
  for (const item of nodes) {
    const key = item.kind === 'range' ? item.label : keyOf(item);
    if (item.id === nodeId) marks.set(item.id, 'failed');
    else if (apart.has(key)) marks.set(item.id, 'cutOff');
    else if (less.has(key)) marks.set(item.id, 'losing');
  }
  return marks;
}

export function pathsBetween(
  topology: Topology,
  id: string,
  other: string,
  ways: readonly { readonly path: PathOverlay; readonly reason: string }[],
): FocusGraph | undefined {
  const byId = new Map(topology.nodes.map((item) => [item.id, item]));
  if (!byId.has(id) || !byId.has(other)) return undefined;
  const kinds = new Map(topology.links.map((link) => [pairKey(link.from, link.to), link]));
  const links = new Map<string, GraphLink>();
  const blocked = new Map<string, { readonly kind: 'blocked'; readonly from: string; readonly to: string }>();
  const reasons = new Map<string, string>();
  const stops = new Set([id, other]);
  const edges: (readonly [string, string])[] = [];
  for (const { path, reason } of ways) {
    for (const [index, to] of path.ids.entries()) {
      stops.add(to);
      const from = path.ids[index - 1];
      if (from === undefined) continue;
      const isForth = path.ids[0] === id;
      edges.push(isForth ? [from, to] : [to, from]);
      const key = pairKey(from, to);
      if (path.breakAt !== undefined && index >= path.breakAt) {
        blocked.set(key, { kind: 'blocked', from, to });
        if (index === path.breakAt) reasons.set(to, reason);
      } else links.set(key, kinds.get(key) ?? linkOf('mesh', from, to));
    }
  }
  if (edges.length === 0) {
    edges.push([id, other]);
    blocked.set(pairKey(id, other), { kind: 'blocked', from: id, to: other });
    for (const { reason } of ways) reasons.set(other, reason);
  }
  const asIs = (end: string) => end;
  return {
    drawn: {
      nodes: [...stops].flatMap((stop) => byId.get(stop) ?? []),
      groups: [],
      links: mergeLines([...links.values()], asIs),
      blocked: mergeLines([...blocked.values()], asIs),
      isolated: noIsolation,
      disc: undefined,
      hidden: undefined,
      focus: { id, other },
      relations: new Map(
        [...new Set([id, ...edges.flat(), other])]
          .toSorted((a, b) => Number(a === other) - Number(b === other))
          .map((stop) => {
            const reason = reasons.get(stop);
            return [stop, reason === undefined ? { at: 'way' } : { at: 'unreached', reason }];
          }),
      ),
    },
    inner: [...stops],
    edges: [...new Map(edges.map((edge) => [edge.join(' '), edge])).values()],
    outer: [],
    shape: 'paths',
  };
}
