import { counted } from '../../format/count.ts';
import { healthReasonText, nodeHealth } from '../../node/health.ts';
import { memberName } from '../network/member.ts';
import { isAllowed, reachIndex, type ReachIndex, type ReachSource } from '../network/reachIndex.ts';
import { allPairs, type AllPairs, canReach, reachCount } from '../pairs/allPairs.ts';
import { hasBit } from '../pairs/bits.ts';
import {
  type CriticalNode,
  forEachIndirectPair,
  type ReachSummary,
  summaryOf,
} from '../pairs/reachSummary.ts';
import { nameList } from './impactText.ts';
import { obstacleOf, type OverviewContext } from './obstacle.ts';

/** Overview of which pairs of a network can reach each other, as plain data that a worker can send. */
export type ReachOverview = {
  readonly nodes: number;
  readonly clients: number;
  readonly ranges: number;
  /** Pairs of nodes and clients. The next four add up to it. */
  readonly pairs: number;
  readonly reaching: number;
  readonly noPath: number;
  /** Pairs with an address that several peers route. */
  readonly unsure: number;
  /** Pairs that should be able to reach each other, with a node on the path that is offline. */
  readonly silent: number;
  /** Parts of `noPath`: pairs of a point-to-site network without the hub, and pairs that an ACL blocks. */
  readonly withoutHub: number;
  readonly byRules: number;
  /** Where the ACLs are unknown, all pairs count as allowed. */
  readonly areRulesKnown: boolean;
  /** Describes the connectivity where there are no islands. */
  readonly cohesion: Cohesion;
  readonly islands: FirstOf<OverviewLine>;
  readonly unreached: FirstOf<OverviewLine>;
  readonly oneWay: FirstOf<OverviewLine>;
  readonly critical: FirstOf<OverviewLine>;
};

export type FirstOf<Item> = { readonly count: number; readonly first: readonly Item[] };

/** `hub`: all can reach the hub, and most can reach nothing else. `some`: some pairs have no path. */
export type Cohesion = { readonly kind: 'all' | 'some' } | { readonly kind: 'hub'; readonly name: string };

/** A line about an island, a node that others depend on, an unreachable node, or a one-way path. */
export type OverviewLine = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly island?: 'largest' | 'single' | 'group';
  /** The number of pairs that depend on the node. */
  readonly pairs?: number;
  /** The range that the one-way path leads into. */
  readonly range?: string;
  /** The member whose path to the unreachable node the note is about; none in a network of one node. */
  readonly from?: string | undefined;
};

const maxLines = 20;

export function overviewOf(source: ReachSource, netid: string, now: number): ReachOverview {
  const index = reachIndex(source);
  const pairs = allPairs(index, netid);
  const summary = summaryOf(pairs);
  const members = new Map(pairs.members.map((member, place) => [pairs.keys[place] ?? '', member]));
  const scene: OverviewContext = { index, pairs, members, now };
  const silent = silentPairs(pairs, index, now);
  return {
    nodes: pairs.nodeCount,
    clients: pairs.keys.length - pairs.nodeCount,
    ranges: pairs.ranges.length,
    pairs: summary.pairs,
    reaching: summary.reaching - silent,
    noPath: summary.pairs - summary.reaching - summary.unsure,
    unsure: summary.unsure,
    silent,
    ...blockedPairs(scene),
    areRulesKnown: source.acls.has(netid),
    cohesion: cohesionOf(scene, summary),
    islands: islandsOf(scene, summary),
    unreached: firstOf(summary.unreachableNodes, (key) => unreachableLine(scene, key)),
    oneWay: firstOf(summary.oneWay, ({ from, range }) => ({
      key: from,
      name: nameOf(scene, from),
      note: 'no return path',
      range,
    })),
    critical: firstOf(summary.critical.filter(isWorthALine), (critical) => criticalLine(scene, critical)),
  };
}

function firstOf<From, Item>(items: readonly From[], itemOf: (item: From) => Item): FirstOf<Item> {
  return { count: items.length, first: items.slice(0, maxLines).map(itemOf) };
}

function nameOf({ members }: OverviewContext, key: string): string {
  const member = members.get(key);
  return member ? memberName(member) : key;
}

/** Counts pairs that can reach each other where an end or a node on the path is offline. */
function silentPairs(pairs: AllPairs, { nodeById }: ReachIndex, now: number): number {
  const places = pairs.keys.flatMap((key, place) => {
    const node = nodeById.get(key);
    return node && nodeHealth(node, now).status === 'error' ? [place] : [];
  });
  if (places.length === 0) return 0;
  const silent = new Set(places);
  let count = 0;
  for (const [at, place] of places.entries()) {
    const alreadyCounted = places.slice(0, at).filter((other) => canReach(pairs, place, other));
    count += reachCount(pairs, place) - alreadyCounted.length;
  }
  forEachIndirectPair(pairs, (one, other, between) => {
    if (silent.has(one) || silent.has(other)) return;
    if (between.some((place) => silent.has(place))) count += 1;
  });
  return count;
}

/** The ACL rules of a client are those of its gateway. */
function blockedPairs({
  index,
  pairs,
  members,
}: OverviewContext): Pick<ReachOverview, 'withoutHub' | 'byRules'> {
  const ruled = pairs.keys.map((key) => {
    const member = members.get(key);
    return member?.kind === 'client' ? index.nodeById.get(member.client.ingressGatewayId) : member?.node;
  });
  let [withoutHub, byRules] = [0, 0];
  for (const [one, node] of ruled.entries()) {
    for (let other = one + 1; other < ruled.length; other++) {
      if (canReach(pairs, one, other) || hasBit(pairs.unsure, pairs.stride, one, other)) continue;
      const partner = ruled[other];
      if (!node || !partner || node === partner) continue;
      if (pairs.hub >= 0 && !node.isHub && !partner.isHub) withoutHub += 1;
      else if (!isAllowed(index, node, partner)) byRules += 1;
    }
  }
  return { withoutHub, byRules };
}

function cohesionOf(scene: OverviewContext, { pairs, reaching }: ReachSummary): Cohesion {
  const { keys, hub } = scene.pairs;
  if (reaching === pairs) return { kind: 'all' };
  if (hub < 0 || reachCount(scene.pairs, hub) < keys.length - 1) return { kind: 'some' };
  return { kind: 'hub', name: nameOf(scene, keys[hub] ?? '') };
}

/** None where every member has a path to every other one, directly or through others. */
function islandsOf(scene: OverviewContext, { islands }: ReachSummary): FirstOf<OverviewLine> {
  const [largest, ...others] = islands;
  if (!largest || others.length === 0) return { count: 0, first: [] };
  const hasRest = largest.length > 1;
  const targets = hasRest ? largest : islands.flat();
  return firstOf(islands, (island) => {
    const key = island[0] ?? '';
    if (hasRest && island === largest) {
      const note = `${sizeOf(scene, island).join(', ')}${linkage(scene, island)}`;
      return { key, name: 'The rest', note, island: 'largest' };
    }
    const name = nameList(island, (member) => namedOf(scene, member));
    const note = obstacleOf(scene, island, targets)?.text ?? '';
    return island.length === 1
      ? { key, name, note: `isolated: ${note}`, island: 'single' }
      : { key, name, note, island: 'group' };
  });
}

/** Describes an island whose members can't all reach each other. */
function linkage(scene: OverviewContext, island: readonly string[]): string {
  const { keys, hub } = scene.pairs;
  const places = new Map(keys.map((key, place) => [key, place]));
  const isLinkedToAll = (place: number) => reachCount(scene.pairs, place) === island.length - 1;
  const own = island.map((key) => places.get(key) ?? -1);
  if (own.every(isLinkedToAll)) return '';
  return own.includes(hub) && isLinkedToAll(hub)
    ? `, connected only to the hub ${nameOf(scene, keys[hub] ?? '')}`
    : ', not fully connected';
}

function namedOf(scene: OverviewContext, key: string) {
  return { name: nameOf(scene, key), isClient: scene.members.get(key)?.kind === 'client' };
}

function sizeOf({ members }: OverviewContext, keys: readonly string[]): readonly string[] {
  const clients = keys.filter((key) => members.get(key)?.kind === 'client').length;
  const nodes = keys.length - clients;
  return [
    ...(nodes > 0 ? [counted(nodes, 'node')] : []),
    ...(clients > 0 ? [counted(clients, 'client')] : []),
  ];
}

function unreachableLine(scene: OverviewContext, key: string): OverviewLine {
  const obstacle = obstacleOf(scene, [key], scene.pairs.keys);
  const note = obstacle?.text ?? 'the only node in its network';
  return { key, name: nameOf(scene, key), note, from: obstacle?.from };
}

function isWorthALine({ members, ranges }: CriticalNode): boolean {
  return members.length > 0 || ranges.length > 0;
}

function criticalLine(scene: OverviewContext, { key, pairs, members, ranges }: CriticalNode): OverviewLine {
  const [first, ...more] = ranges;
  const parts = [
    members.length > 0 &&
      `for ${members.length > 1 ? sizeOf(scene, members).join(' and ') : nameOf(scene, members[0] ?? '')}`,
    first && `to ${first.range}${more.length > 0 ? ` and ${counted(more.length, 'more range')}` : ''}`,
  ].filter((part) => typeof part === 'string');
  const isHub = key === scene.pairs.keys[scene.pairs.hub];
  const node = scene.index.nodeById.get(key);
  const health = node && nodeHealth(node, scene.now);
  const silence = health?.status === 'error' ? `, ${healthReasonText(health.reason)}` : '';
  return {
    key,
    name: nameOf(scene, key),
    note: `${isHub ? 'the hub, ' : ''}the only path ${parts.join(' and ')}${silence}`,
    pairs: pairs + ranges.reduce((sum, { members: count }) => sum + count, 0),
  };
}
