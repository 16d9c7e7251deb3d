import { clientKey } from '../externalClient/externalClient.ts';
import { containsIP } from '../ip.ts';
import type { ReachImpact } from '../reach/report/impact.ts';
import type { GraphNode, Topology } from './topology.ts';

/** The way of a packet that is asked about: members by their keys, a range by an address or a part of it. */
export type AskedPath = {
  readonly stops: readonly { readonly key: string; readonly name: string }[];
  /** The gap before the stop at this place is where it ends; undefined where it arrives. */
  readonly breakAt: number | undefined;
};

/** The same way, as far as its stops are things of the graph. */
export type PathOverlay = { readonly ids: readonly string[]; readonly breakAt: number | undefined };

/** Undefined where less than two of the stops are in this graph. */
export function pathOverlay({ nodes }: Topology, { stops, breakAt }: AskedPath): PathOverlay | undefined {
  const byKey = new Map(nodes.map((thing) => [keyOf(thing), thing.id]));
  const rangeOf = (name: string) =>
    nodes.find(({ kind, label }) => kind === 'range' && (label === name || containsIP(label, name)))?.id;
  const found = stops.map(({ key, name }) => byKey.get(key) ?? rangeOf(name));
  const ids = found.filter((id) => id !== undefined);
  if (ids.length < 2) return undefined;
  const before = found.slice(0, breakAt).filter((id) => id !== undefined).length;
  return { ids, breakAt: breakAt === undefined ? undefined : before };
}

function keyOf(thing: GraphNode): string {
  return thing.kind === 'client' ? clientKey(thing.client) : thing.id;
}

/** What becomes of things when one node fails. */
export type Mark = 'failed' | 'cutOff' | 'losing';

/** Who loses a way with a node, by id of the thing. */
export function failureMarks(
  { nodes }: Topology,
  nodeId: string,
  { cutOff, losing, ranges }: ReachImpact['affected'],
): ReadonlyMap<string, Mark> {
  const apart = new Set(cutOff);
  const less = new Set([...losing, ...ranges]);
  const marks = new Map<string, Mark>();
  for (const thing of nodes) {
    const key = thing.kind === 'range' ? thing.label : keyOf(thing);
    if (thing.id === nodeId) marks.set(thing.id, 'failed');
    else if (apart.has(key)) marks.set(thing.id, 'cutOff');
    else if (less.has(key)) marks.set(thing.id, 'losing');
  }
  return marks;
}
