import { facetOf, reasonGroups, type ReachRow } from '../reach/report/reachOf.ts';
import { compareNames } from '../order.ts';
import {
  healthById,
  healthCounts,
  joined,
  noIsolation,
  type DrawnGraph,
  type DrawnGroup,
  type Standing,
} from './drawn.ts';
import { groupedBy, namePrefix } from './groups.ts';
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
  readonly drawn: DrawnGraph;
  readonly inner: readonly string[];
  readonly edges: readonly (readonly [from: string, to: string])[];
  readonly outer: readonly string[];
  /** `rings`: a tree around the focused item. `ways`: paths from left to right. */
  readonly shape: 'rings' | 'ways';
};

type Unreached = { readonly reason: string; readonly group: string };

const mostOfAKind = 8;
const mostPlain = 12;
const smallestGroup = 3;
const mostUnreached = 12;

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
  const things = new Map(topology.nodes.map((thing) => [thing.id, thing]));
  if (!things.has(id)) return undefined;
  const unreached = unreachedFrom(topology, id, rows);
  const { direct, behind } = around(topology, id, unreached);
  const thingsAt = (ids: Iterable<string>) =>
    [...ids]
      .flatMap((one) => things.get(one) ?? [])
      .toSorted((one, other) => compareNames(one.label, other.label));

  const classes = new Classes(topology, opened);
  for (const [kind, members] of groupedBy(thingsAt(direct.keys()), (thing) => thing.kind)) {
    if (kind === 'normal') classes.addPlain(members);
    else classes.add(`focus/${kind}`, members, mostOfAKind);
  }
  const hanging = groupedBy(
    thingsAt(behind.keys()),
    (thing) => `${thing.kind}/${classes.placeOf(behind.get(thing.id)?.via ?? id)}`,
  );
  for (const [key, members] of hanging) classes.add(`focus/behind/${key}`, members, mostOfAKind);
  const byReason = groupedBy(thingsAt(unreached.keys()), (thing) => unreached.get(thing.id)?.group ?? '');
  const mostAlone = unreached.size > mostUnreached ? smallestGroup : mostUnreached;
  for (const [group, members] of byReason) classes.add(`focus/unreached/${group}`, members, mostAlone, group);

  const { placeOf } = classes;
  const links = joined([...direct.values(), ...[...behind.values()].map(({ link }) => link)], placeOf);
  const outer = [...new Set([...byReason.values()].flat().map((thing) => placeOf(thing.id)))];
  const edges = new Map<string, readonly [string, string]>();
  for (const one of direct.keys()) edges.set(placeOf(one), [id, placeOf(one)]);
  for (const [one, { via }] of behind) {
    if (!edges.has(placeOf(one))) edges.set(placeOf(one), [placeOf(via), placeOf(one)]);
  }
  return {
    drawn: {
      ...classes.drawn([id, ...direct.keys(), ...behind.keys(), ...unreached.keys()]),
      links,
      blocked: joined(
        outer.map((one) => ({ kind: 'blocked' as const, from: id, to: one })),
        (one) => one,
      ),
      focus: { id, other: undefined },
      reasons: new Map([...unreached].map(([one, { reason }]) => [one, reason])),
      standing: new Map<string, Standing>([
        [id, { at: 'middle' }],
        ...byClass(thingsAt(direct.keys())).map(
          (one) => [one.id, { at: 'direct', kind: direct.get(one.id)?.kind ?? 'mesh' }] as const,
        ),
        ...byClass(thingsAt(behind.keys())).map((one) => {
          const via = behind.get(one.id)?.via ?? id;
          return [one.id, { at: 'behind', via: things.get(via)?.label ?? via }] as const;
        }),
        ...thingsAt(unreached.keys()).map(
          (one) => [one.id, { at: 'unreached', reason: unreached.get(one.id)?.reason ?? '' }] as const,
        ),
      ]),
    },
    inner: [id, ...edges.keys()],
    edges: [...edges.values()],
    outer,
    shape: 'rings',
  };
}

function byClass(things: readonly GraphNode[]): readonly GraphNode[] {
  const placeOf = ({ kind }: GraphNode) => {
    if (kind === 'client' || kind === 'range') return 2 * nodeKinds.length;
    return kind === 'normal' ? nodeKinds.length : nodeKinds.indexOf(kind);
  };
  return things.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || nodeKinds.indexOf(one.kind) - nodeKinds.indexOf(other.kind),
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
    topology.nodes.flatMap((thing) => (thing.kind === 'range' ? [[thing.label, thing.id]] : [])),
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

class Classes {
  readonly #topology: Topology;
  readonly #opened: ReadonlySet<string>;
  readonly #healthOf: ReturnType<typeof healthById>;
  readonly #groups: DrawnGroup[] = [];
  readonly #groupOf = new Map<string, string>();

  constructor(topology: Topology, opened: ReadonlySet<string>) {
    this.#topology = topology;
    this.#opened = opened;
    this.#healthOf = healthById(topology);
  }

  readonly placeOf = (id: string): string => this.#groupOf.get(id) ?? id;

  add(id: string, members: readonly GraphNode[], mostAlone: number, title?: string, prefix = ''): void {
    const [first] = members;
    if (!first || members.length <= mostAlone) return;
    const ids = members.map((member) => member.id);
    const isOpen = this.#opened.has(id);
    this.#groups.push({
      id,
      kind: members.every(({ kind }) => kind === first.kind) ? first.kind : 'normal',
      prefix,
      gatewayId: undefined,
      memberIds: isOpen ? [] : ids,
      isOpen,
      allIds: ids,
      count: ids.length,
      health: healthCounts(ids, this.#healthOf),
      blocked: ids.filter((one) => this.#topology.rules?.withBlocked.has(one)).length,
      radius: Math.min(80, 26 + 3 * Math.sqrt(ids.length)),
      ...(title !== undefined && { title }),
    });
    if (!isOpen) for (const one of ids) this.#groupOf.set(one, id);
  }

  addPlain(members: readonly GraphNode[]): void {
    if (members.length <= mostPlain) return;
    const byPrefix = [...groupedBy(members, ({ label }) => namePrefix(label))]
      .filter(([prefix, some]) => prefix !== '' && some.length >= smallestGroup)
      .toSorted(([, some], [, others]) => others.length - some.length)
      .slice(0, mostPlain)
      .toSorted(([one], [other]) => compareNames(one, other));
    const named = new Set(byPrefix.map(([prefix]) => prefix));
    for (const [prefix, some] of byPrefix) this.add(`focus/normal/${prefix}`, some, 0, undefined, prefix);
    const rest = members.filter(({ label }) => !named.has(namePrefix(label)));
    this.add('focus/normal/', rest, smallestGroup);
  }

  drawn(ids: readonly string[]) {
    const alone = new Set(ids.filter((id) => !this.#groupOf.has(id)));
    return {
      nodes: this.#topology.nodes.filter((thing) => alone.has(thing.id)),
      groups: this.#groups.filter(({ isOpen }) => !isOpen),
      openGroups: this.#groups.filter(({ isOpen }) => isOpen),
      isolated: noIsolation,
      disc: undefined,
      notDrawn: undefined,
    };
  }
}
