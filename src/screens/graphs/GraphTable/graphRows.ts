import { counted } from '../../../domain/format/count.ts';
import { linkWords } from '../../../domain/graph/graphText.ts';
import {
  blockedPeersOf,
  type GraphNode,
  type LinkKind,
  type Topology,
} from '../../../domain/graph/topology.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { matchingItems } from '../GraphCanvas/graphItems.ts';

export type GraphRow = ReturnType<typeof rowOf> & { readonly relation: string | undefined };

type Narrowed = {
  readonly lit?: ReadonlySet<string> | undefined;
  readonly listed?: ReadonlyMap<string, string> | undefined;
  readonly layered?: ReadonlyMap<string, string> | undefined;
};

export function graphRows(
  netid: string,
  topology: Topology,
  text: string,
  address: string,
  { lit, listed, layered }: Narrowed = {},
): readonly GraphRow[] {
  const links = linksByItem(topology);
  const said = listed ?? layered;
  const places = new Map([...(said?.keys() ?? [])].map((id, place) => [id, place]));
  const placeIn = (row: GraphRow) => places.get(row.id) ?? places.size + placeOf(row);
  return matchingItems(topology.nodes, text)
    .filter(({ id }) => (!lit || lit.has(id)) && (!listed || listed.has(id)))
    .map((item) => ({
      ...rowOf(item, netid, topology, address, links.get(item.id)),
      relation: said?.get(item.id),
    }))
    .toSorted((a, b) => placeIn(a) - placeIn(b) || compareNames(a.name, b.name));
}

export type RowSort = {
  readonly column: 'name' | 'standing' | 'links' | 'blocked';
  readonly isAscending: boolean;
};

export function sortedRows(rows: readonly GraphRow[], { column, isAscending }: RowSort): readonly GraphRow[] {
  const turn = isAscending ? 1 : -1;
  if (column === 'standing') return isAscending ? rows : rows.toReversed();
  if (column === 'name') {
    return rows.toSorted((a, b) => turn * (placeOf(a) - placeOf(b) || compareNames(a.name, b.name)));
  }
  const valueOf = ({ linkCount, blocked }: GraphRow) => (column === 'links' ? linkCount : (blocked ?? -1));
  return rows.toSorted((a, b) => turn * (valueOf(a) - valueOf(b)));
}

function placeOf({ kind }: GraphRow): number {
  if (kind === 'range') return 2;
  return kind === 'client' ? 1 : 0;
}

function rowOf(
  item: GraphNode,
  netid: string,
  topology: Topology,
  address: string,
  links: LinkCounts | undefined,
) {
  const { id, kind, label } = item;
  const node = 'node' in item ? item : undefined;
  const addressed = node?.node ?? ('client' in item ? item.client : undefined);
  const selecting = new URLSearchParams(address);
  selecting.set('selected', id);
  return {
    id,
    name: label,
    href: `${paths.graphs(netid)}?${selecting}`,
    kind,
    isHub: node?.isHub ?? false,
    health: node?.health,
    node: node?.node,
    addresses: addressed ? [addressed.address, addressed.address6].filter((text) => text !== '') : [],
    links: linksText(links),
    linkCount: [...(links?.values() ?? [])].reduce((sum, count) => sum + count, 0),
    blocked: node && topology.rules ? blockedCount(topology, id) : undefined,
    isIsolated: topology.rules?.isolated.has(id) ?? false,
  };
}

type LinkCounts = ReadonlyMap<LinkKind, number>;

function linksByItem({ links, mesh }: Topology): ReadonlyMap<string, LinkCounts> {
  const counts = new Map<string, Map<LinkKind, number>>();
  const add = (id: string, kind: LinkKind, by: number) => {
    const ofItem = counts.get(id) ?? new Map<LinkKind, number>();
    counts.set(id, ofItem.set(kind, (ofItem.get(kind) ?? 0) + by));
  };
  for (const { from, to, kind } of links) {
    add(from, kind, 1);
    add(to, kind, 1);
  }
  mesh.ids.forEach((id, index) => add(id, 'mesh', mesh.linkCounts[index] ?? 0));
  return counts;
}

const kindsInOrder: readonly LinkKind[] = ['mesh', 'hub', 'relay', 'client', 'range'];

function linksText(counts: LinkCounts | undefined): string {
  return kindsInOrder
    .flatMap((kind) => {
      const count = counts?.get(kind) ?? 0;
      return count > 0 ? [counted(count, linkWords[kind].unit)] : [];
    })
    .join(', ');
}

function blockedCount(topology: Topology, id: string): number {
  const index = topology.mesh.indexOf.get(id);
  return index === undefined
    ? blockedPeersOf(topology, id).length
    : (topology.mesh.blockedCounts[index] ?? 0);
}
