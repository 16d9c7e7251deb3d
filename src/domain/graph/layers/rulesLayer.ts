import { aclAllowed, cellAt, type AclMatrix } from '../../acl/aclMatrix.ts';
import { counted, grouped } from '../../format/count.ts';
import { isolationTexts } from '../graphText.ts';
import { islandKeys, type LegendKey } from '../legend.ts';
import { areLinked } from '../mesh.ts';
import type { NodeKind } from '../nodeKind.ts';
import { maxBlockedLines } from '../ruleFindings.ts';
import type { Topology } from '../topology.ts';
import { layerRows, type Layer, type LayerLine, type Look } from './layer.ts';

/** Reuses the colours of node kinds, which this layer doesn't show. */
export const islandLooks: Readonly<Record<(typeof islandKeys)[number], NodeKind>> = {
  island1: 'normal',
  island2: 'ingress',
  island3: 'egress',
  island4: 'client',
  island5: 'relay',
  islands: 'ingressRelay',
};

export function rulesLayer(topology: Topology, acl: AclMatrix): Layer {
  const islands = islandsOf(topology);
  const looks = new Map<string, Look>(topology.nodes.map(({ id }) => [id, 'off']));
  const notes = new Map<string, string>();
  const keysOf = new Map<string, LegendKey[]>();
  for (const [place, ids] of islands.entries()) {
    const key = islandKeys[Math.min(place, islandKeys.length - 1)] ?? 'islands';
    for (const id of ids) {
      looks.set(id, islandLooks[key]);
      if (islands.length > 1) keysOf.set(id, [key]);
      if (place > 0) notes.set(id, `island ${grouped(place + 1)}`);
    }
  }
  const { lines, count, ends } = oneWayPairs(topology, acl);
  for (const id of ends.keys()) keysOf.set(id, [...(keysOf.get(id) ?? []), 'oneWay']);
  const inIslands = (key: LegendKey) => [...keysOf.values()].filter((keys) => keys.includes(key)).length;
  return {
    id: 'rules',
    looks,
    notes,
    lines,
    rows: ruleRows(topology, islands, ends),
    legend: [
      { key: 'oneWay', count },
      ...(islands.length > 1
        ? islandKeys.map((key) => ({ key, count: inIslands(key) })).filter((entry) => entry.count > 0)
        : []),
    ],
    keysOf,
    facts: [
      islands.length > 1
        ? `${grouped(islands.length)} islands. Nodes can’t reach nodes on other islands.`
        : 'No islands. All nodes that aren’t isolated can reach each other.',
      ...(count > lines.length
        ? [`Showing ${grouped(lines.length)} of ${counted(count, 'one-way pair')}.`]
        : []),
    ],
  };
}

function ruleRows(
  { nodes, rules }: Topology,
  islands: readonly (readonly string[])[],
  oneWay: ReadonlyMap<string, number>,
): Layer['rows'] {
  const islandOf = new Map(islands.flatMap((ids, place) => ids.map((id) => [id, place + 1] as const)));
  return layerRows(
    nodes.map((item) => {
      const { id } = item;
      const isolation = rules?.isolated.get(id);
      const island = islandOf.get(id);
      const oneWayCount = oneWay.get(id) ?? 0;
      const isBlocked = rules?.withBlocked.has(id) ?? false;
      const isRuled = 'node' in item;
      return {
        id,
        parts: [
          isolation !== undefined && isolationTexts[isolation],
          islands.length > 1 && island !== undefined && `island ${grouped(island)}`,
          oneWayCount > 0 && counted(oneWayCount, 'one-way pair'),
          isRuled && isolation === undefined && (isBlocked ? 'some pairs blocked' : 'no blocked pairs'),
        ],
        urgency:
          isolation !== undefined
            ? 1e6
            : oneWayCount > 0
              ? 1e5 + oneWayCount
              : (island ?? 0) + (isBlocked ? 0.5 : 0),
      };
    }),
  );
}

/**
 * Returns the islands, largest first. Clients and ranges belong to the island of their gateway. A single node
 * is isolated, not an island.
 */
function islandsOf(topology: Topology): readonly (readonly string[])[] {
  const { mesh, links, nodes } = topology;
  const structure = new Map<string, string[]>();
  for (const { kind, from, to } of links) {
    if (kind !== 'relay' && kind !== 'hub') continue;
    structure.set(from, [...(structure.get(from) ?? []), to]);
    structure.set(to, [...(structure.get(to) ?? []), from]);
  }
  const unseen = new Set(nodes.flatMap((item) => ('node' in item ? [item.id] : [])));
  const islands: string[][] = [];
  while (unseen.size > 0) {
    const [first = ''] = unseen;
    const island = [first];
    unseen.delete(first);
    for (let at = 0; at < island.length; at += 1) {
      const id = island[at] ?? '';
      const index = mesh.indexOf.get(id);
      const isNext = (other: string) =>
        structure.get(id)?.includes(other) ||
        (index !== undefined &&
          mesh.indexOf.has(other) &&
          areLinked(mesh, index, mesh.indexOf.get(other) ?? 0));
      for (const other of [...unseen].filter(isNext)) {
        island.push(other);
        unseen.delete(other);
      }
    }
    islands.push(island);
  }
  const attached = new Map<string, string[]>();
  for (const { kind, from, to } of links) {
    if (kind === 'client') attached.set(to, [...(attached.get(to) ?? []), from]);
    if (kind === 'range') attached.set(from, [...(attached.get(from) ?? []), to]);
  }
  return islands
    .filter((ids) => ids.length > 1)
    .toSorted((a, b) => b.length - a.length)
    .map((ids) => [...ids, ...ids.flatMap((id) => attached.get(id) ?? [])]);
}

function oneWayPairs({ nodes }: Topology, acl: AclMatrix) {
  const places = nodes.flatMap(({ id }) => acl.indexOf.get(id) ?? []);
  const lines: LayerLine[] = [];
  const ends = new Map<string, number>();
  let count = 0;
  for (const [index, a] of places.entries()) {
    for (let before = 0; before < index; before += 1) {
      const b = places[before] ?? 0;
      if ((cellAt(acl, a, b) === aclAllowed) === (cellAt(acl, b, a) === aclAllowed)) continue;
      const [from, to] = [acl.nodeIds[a] ?? '', acl.nodeIds[b] ?? ''];
      count += 1;
      for (const id of [from, to]) ends.set(id, (ends.get(id) ?? 0) + 1);
      if (lines.length < maxBlockedLines) lines.push({ from, to, kind: 'oneWay' });
    }
  }
  return { lines, count, ends };
}
