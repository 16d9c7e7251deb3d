import { isUnreached, type ReachRow } from '../reach/report/reachOf.ts';
import { reasonGroups } from '../reach/rules/groups.ts';
import { compareNames } from '../order.ts';
import {
  mergeLines,
  noIsolation,
  showGroups,
  type FocusRelation,
  type VisibleGraph,
} from './visibleGraph.ts';
import { groupBy } from '../groupBy.ts';
import { prefixGroups, type GraphGroup } from './groups.ts';
import { nodeKinds } from './nodeKind.ts';
import {
  blockedPeersOf,
  clientNodeId,
  type GraphLink,
  type GraphNode,
  linksOf,
  type Topology,
} from './topology.ts';

export type FocusGraph = {
  readonly drawn: VisibleGraph;
  readonly inner: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string])[];
  readonly outer: readonly string[];
  /** `rings`: a tree around the focused item. `paths`: from left to right. */
  readonly shape: 'rings' | 'paths';
};

type Unreached = { readonly reason: string; readonly group: string };

const maxOfAKind = 8;
const maxPlain = 12;
const smallestGroup = 3;
const maxUnreached = 12;

/**
 * Puts one item in the middle, its peers around it, items behind relays and gateways around those, and
 * unreachable items outermost. Reachability comes from `rows`, or from the ACLs without them. Returns
 * undefined if the item doesn't exist.
 */
export function focusOn(
  topology: Topology,
  id: string,
  rows: readonly ReachRow[] | undefined,
  opened: ReadonlySet<string> = new Set(),
): FocusGraph | undefined {
  const items = new Map(topology.nodes.map((item) => [item.id, item]));
  if (!items.has(id)) return undefined;
  const unreached = unreachedFrom(topology, id, rows);
  const { direct, behind } = around(topology, id, unreached);
  const itemsOf = (ids: Iterable<string>) =>
    [...ids].flatMap((itemId) => items.get(itemId) ?? []).toSorted((a, b) => compareNames(a.label, b.label));

  const peers = [...groupBy(itemsOf(direct.keys()), ({ kind }) => kind)].flatMap(([kind, members]) =>
    kind === 'normal' ? plainGroups(members) : groupOver(maxOfAKind, `focus/${kind}`, members),
  );
  const ofPeers = showGroups(topology, peers, opened);
  const attached = groupBy(
    itemsOf(behind.keys()),
    (item) => `${item.kind}/${ofPeers.placeOf(behind.get(item.id)?.via ?? id)}`,
  );
  const byReason = groupBy(itemsOf(unreached.keys()), (item) => unreached.get(item.id)?.group ?? '');
  const maxAlone = unreached.size > maxUnreached ? smallestGroup : maxUnreached;
  const all = [
    ...peers,
    ...[...attached].flatMap(([key, members]) => groupOver(maxOfAKind, `focus/behind/${key}`, members)),
    ...[...byReason].flatMap(([title, members]) =>
      groupOver(maxAlone, `focus/unreached/${title}`, members, { title }),
    ),
  ];
  const { groups, groupOf, placeOf } = showGroups(topology, all, opened);
  const shown = new Set([id, ...direct.keys(), ...behind.keys(), ...unreached.keys()]);

  const links = mergeLines([...direct.values(), ...[...behind.values()].map(({ link }) => link)], placeOf);
  const outer = [...new Set([...byReason.values()].flat().map((item) => placeOf(item.id)))];
  const edges = new Map<string, readonly [string, string]>();
  for (const peer of direct.keys()) edges.set(placeOf(peer), [id, placeOf(peer)]);
  for (const [end, { via }] of behind) {
    if (!edges.has(placeOf(end))) edges.set(placeOf(end), [placeOf(via), placeOf(end)]);
  }
  return {
    drawn: {
      nodes: topology.nodes.filter((item) => shown.has(item.id) && !groupOf.has(item.id)),
      groups,
      isolated: noIsolation,
      disc: undefined,
      hidden: undefined,
      links,
      blocked: mergeLines(
        outer.map((end) => ({ kind: 'blocked' as const, from: id, to: end })),
        (end) => end,
      ),
      focus: { id, other: undefined },
      relations: new Map<string, FocusRelation>([
        [id, { at: 'middle' }],
        ...byKind(itemsOf(direct.keys())).map(
          (item) => [item.id, { at: 'direct', kind: direct.get(item.id)?.kind ?? 'mesh' }] as const,
        ),
        ...byKind(itemsOf(behind.keys())).map((item) => {
          const via = behind.get(item.id)?.via ?? id;
          return [item.id, { at: 'behind', via: items.get(via)?.label ?? via }] as const;
        }),
        ...itemsOf(unreached.keys()).map(
          (item) => [item.id, { at: 'unreached', reason: unreached.get(item.id)?.reason ?? '' }] as const,
        ),
      ]),
    },
    inner: [id, ...edges.keys()],
    edges: [...edges.values()],
    outer,
    shape: 'rings',
  };
}

function byKind(items: readonly GraphNode[]): readonly GraphNode[] {
  const placeOf = ({ kind }: GraphNode) => {
    if (kind === 'client' || kind === 'range') return 2 * nodeKinds.length;
    return kind === 'normal' ? nodeKinds.length : nodeKinds.indexOf(kind);
  };
  return items.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || nodeKinds.indexOf(a.kind) - nodeKinds.indexOf(b.kind),
  );
}

function unreachedFrom(
  topology: Topology,
  id: string,
  rows: readonly ReachRow[] | undefined,
): ReadonlyMap<string, Unreached> {
  if (!rows) {
    const reason = { reason: 'blocked by ACL', group: reasonGroups.acl };
    return new Map(blockedPeersOf(topology, id).map((peer) => [peer, reason]));
  }
  const ranges = new Map(
    topology.nodes.flatMap((item) => (item.kind === 'range' ? [[item.label, item.id]] : [])),
  );
  const idOf = ({ kind, key, name }: ReachRow) =>
    kind === 'client' ? clientNodeId(name) : (ranges.get(key) ?? key);
  return new Map(
    rows
      .filter(isUnreached)
      .map((row) => [
        idOf(row),
        { reason: row.reason || row.title, group: reasonGroups[row.group ?? 'other'] },
      ]),
  );
}

type Behind = { readonly via: string; readonly link: GraphLink };

function around(topology: Topology, id: string, unreached: ReadonlyMap<string, Unreached>) {
  const direct = new Map<string, GraphLink>();
  for (const link of linksOf(topology, id)) {
    const other = otherEnd(link, id);
    if (!unreached.has(other) && !direct.has(other)) direct.set(other, link);
  }
  const behind = new Map<string, Behind>();
  const put = (via: string, link: GraphLink) => {
    const other = otherEnd(link, via);
    const isNew = other !== id && !direct.has(other) && !unreached.has(other) && !behind.has(other);
    if (isNew) behind.set(other, { via, link });
  };
  for (const link of topology.links) {
    for (const via of [link.from, link.to]) if (direct.has(via)) put(via, link);
  }
  if (!topology.mesh.indexOf.has(id)) {
    for (const via of direct.keys()) for (const link of linksOf(topology, via)) put(via, link);
  }
  return { direct, behind };
}

function otherEnd({ from, to }: GraphLink, id: string): string {
  return from === id ? to : from;
}

function groupOver(
  most: number,
  id: string,
  members: readonly GraphNode[],
  names: Partial<Pick<GraphGroup, 'title' | 'prefix'>> = {},
): readonly GraphGroup[] {
  const [first] = members;
  if (!first || members.length <= most) return [];
  const kind = members.every((member) => member.kind === first.kind) ? first.kind : 'normal';
  const radius = Math.min(80, 26 + 3 * Math.sqrt(members.length));
  return [{ id, kind, prefix: '', memberIds: members.map((member) => member.id), radius, ...names }];
}

function plainGroups(members: readonly GraphNode[]): readonly GraphGroup[] {
  if (members.length <= maxPlain) return [];
  const { named, rest } = prefixGroups(members, smallestGroup, maxPlain);
  return [
    ...named
      .toSorted(([a], [b]) => compareNames(a, b))
      .flatMap(([prefix, some]) => groupOver(0, `focus/normal/${prefix}`, some, { prefix })),
    ...groupOver(smallestGroup, 'focus/normal/', rest),
  ];
}
