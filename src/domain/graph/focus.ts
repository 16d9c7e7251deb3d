import { facetOf, reasonGroups, type ReachRow } from '../reach/report/reachOf.ts';
import { compareNames } from '../order.ts';
import {
  healthById,
  healthCounts,
  mergeLines,
  noIsolation,
  type VisibleGraph,
  type VisibleGroup,
  type FocusRelation,
} from './visibleGraph.ts';
import { groupBy } from '../groupBy.ts';
import { namePrefix } from './groups.ts';
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
  /** `rings`: a tree around the focused item. `ways`: paths from left to right. */
  readonly shape: 'rings' | 'ways';
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

  const groups = new FocusGroups(topology, opened);
  for (const [kind, members] of groupBy(itemsOf(direct.keys()), (item) => item.kind)) {
    if (kind === 'normal') groups.addPlain(members);
    else groups.add(`focus/${kind}`, members, maxOfAKind);
  }
  const attached = groupBy(
    itemsOf(behind.keys()),
    (item) => `${item.kind}/${groups.placeOf(behind.get(item.id)?.via ?? id)}`,
  );
  for (const [key, members] of attached) groups.add(`focus/behind/${key}`, members, maxOfAKind);
  const byReason = groupBy(itemsOf(unreached.keys()), (item) => unreached.get(item.id)?.group ?? '');
  const maxAlone = unreached.size > maxUnreached ? smallestGroup : maxUnreached;
  for (const [group, members] of byReason) groups.add(`focus/unreached/${group}`, members, maxAlone, group);

  const { placeOf } = groups;
  const links = mergeLines([...direct.values(), ...[...behind.values()].map(({ link }) => link)], placeOf);
  const outer = [...new Set([...byReason.values()].flat().map((item) => placeOf(item.id)))];
  const edges = new Map<string, readonly [string, string]>();
  for (const peer of direct.keys()) edges.set(placeOf(peer), [id, placeOf(peer)]);
  for (const [end, { via }] of behind) {
    if (!edges.has(placeOf(end))) edges.set(placeOf(end), [placeOf(via), placeOf(end)]);
  }
  return {
    drawn: {
      ...groups.drawn([id, ...direct.keys(), ...behind.keys(), ...unreached.keys()]),
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
    kind === 'client' ? clientNodeId(name) : kind === 'range' ? (ranges.get(key) ?? key) : key;
  return new Map(
    rows
      .filter((row) => facetOf(row) === 'blocked')
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

class FocusGroups {
  readonly #topology: Topology;
  readonly #opened: ReadonlySet<string>;
  readonly #healthOf: ReturnType<typeof healthById>;
  readonly #groups: VisibleGroup[] = [];
  readonly #groupOf = new Map<string, string>();

  constructor(topology: Topology, opened: ReadonlySet<string>) {
    this.#topology = topology;
    this.#opened = opened;
    this.#healthOf = healthById(topology);
  }

  readonly placeOf = (id: string): string => this.#groupOf.get(id) ?? id;

  add(id: string, members: readonly GraphNode[], maxAlone: number, title?: string, prefix = ''): void {
    const [first] = members;
    if (!first || members.length <= maxAlone) return;
    const ids = members.map((member) => member.id);
    const isExpanded = this.#opened.has(id);
    this.#groups.push({
      id,
      kind: members.every(({ kind }) => kind === first.kind) ? first.kind : 'normal',
      prefix,
      gatewayId: undefined,
      memberIds: isExpanded ? [] : ids,
      isExpanded,
      allIds: ids,
      count: ids.length,
      health: healthCounts(ids, this.#healthOf),
      blocked: ids.filter((member) => this.#topology.rules?.withBlocked.has(member)).length,
      radius: Math.min(80, 26 + 3 * Math.sqrt(ids.length)),
      ...(title !== undefined && { title }),
    });
    if (!isExpanded) for (const member of ids) this.#groupOf.set(member, id);
  }

  addPlain(members: readonly GraphNode[]): void {
    if (members.length <= maxPlain) return;
    const byPrefix = [...groupBy(members, ({ label }) => namePrefix(label))]
      .filter(([prefix, some]) => prefix !== '' && some.length >= smallestGroup)
      .toSorted(([, some], [, others]) => others.length - some.length)
      .slice(0, maxPlain)
      .toSorted(([a], [b]) => compareNames(a, b));
    const named = new Set(byPrefix.map(([prefix]) => prefix));
    for (const [prefix, some] of byPrefix) this.add(`focus/normal/${prefix}`, some, 0, undefined, prefix);
    const rest = members.filter(({ label }) => !named.has(namePrefix(label)));
    this.add('focus/normal/', rest, smallestGroup);
  }

  drawn(ids: readonly string[]) {
    const alone = new Set(ids.filter((id) => !this.#groupOf.has(id)));
    return {
      nodes: this.#topology.nodes.filter((item) => alone.has(item.id)),
      groups: this.#groups.filter(({ isExpanded }) => !isExpanded),
      expandedGroups: this.#groups.filter(({ isExpanded }) => isExpanded),
      isolated: noIsolation,
      disc: undefined,
      hidden: undefined,
    };
  }
}
