import { counted } from '../../format/count.ts';
import { healthReasonText, nodeHealth } from '../../node/health.ts';
import { hasBit, reachCount, reachMap, type ReachMap } from '../map/allPairs.ts';
import {
  clientMember,
  isAllowed,
  memberName,
  nodeMember,
  reachIndex,
  type Member,
  type ReachIndex,
  type ReachSource,
} from '../told/reachIndex.ts';
import { clientKey } from '../../externalClient/externalClient.ts';
import { eachIndirect, summaryOf, type Hanging, type ReachSummary } from '../map/reachSummary.ts';
import { closeUpOf } from './closeUp.ts';
import { namesOf } from './impactText.ts';
import { obstacleOf, type Scene } from './obstacle.ts';

/** A network at a glance, in plain words and numbers, so that a worker can send it. */
export type ReachGlance = {
  readonly nodes: number;
  readonly clients: number;
  readonly ranges: number;
  /** Of nodes and clients; the next four add up to it. */
  readonly pairs: number;
  readonly reaching: number;
  readonly noPath: number;
  /** An address of theirs goes to several peers. */
  readonly unsure: number;
  /** They reach each other, but an end or a node between them has not checked in for long. */
  readonly silent: number;
  /** Of those without a path, pairs in a point-to-site network of which neither is the hub, and what the rules forbid. */
  readonly withoutHub: number;
  readonly byRules: number;
  /** Where the rules are not known, every pair counts as allowed. */
  readonly areRulesKnown: boolean;
  /** How the members are linked where there are no islands. */
  readonly cohesion: Cohesion;
  readonly islands: Cut<Island>;
  readonly unreached: Cut<Lonely>;
  readonly oneWay: Cut<OneWay>;
  readonly hanging: Cut<HangingLine>;
};

/** The first of many. */
export type Cut<Item> = { readonly count: number; readonly first: readonly Item[] };

/** `hub`: all reach the hub of that name, and most of them nothing else; `some`: not every pair has a path. */
export type Cohesion = { readonly kind: 'all' | 'some' } | { readonly kind: 'hub'; readonly name: string };

export type Island = {
  readonly key: string;
  /** A few by their names; those of the largest are "The rest". */
  readonly name: string;
  readonly isLargest: boolean;
  readonly isAlone: boolean;
  readonly note: string;
};

export type Lonely = {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
  /** The member whose path to it the reason is about; undefined in a network of one node. */
  readonly from: string | undefined;
};

export type OneWay = {
  readonly fromKey: string;
  readonly from: string;
  readonly range: string;
  readonly reason: string;
};

export type HangingLine = {
  readonly key: string;
  readonly name: string;
  /** Such as "the only path for 6 nodes". */
  readonly note: string;
  readonly pairs: number;
};

const mostLines = 20;

export function glanceOf(source: ReachSource, netid: string, now: number): ReachGlance {
  const index = reachIndex(source);
  const map = reachMap(source, netid);
  const summary = summaryOf(map);
  const scene: Scene = { index, map, closeUp: closeUpOf(index), members: membersOf(index, netid), now };
  const silent = silentPairs(map, index, now);
  return {
    nodes: map.nodeCount,
    clients: map.keys.length - map.nodeCount,
    ranges: map.ranges.length,
    pairs: summary.pairs,
    reaching: summary.reaching - silent,
    noPath: summary.pairs - summary.reaching - summary.unsure,
    unsure: summary.unsure,
    silent,
    ...divided(map, scene),
    areRulesKnown: source.acls.has(netid),
    cohesion: cohesionOf(scene, summary),
    islands: islandsOf(scene, summary),
    unreached: cut(summary.unreached, (key) => lonelyOf(scene, key)),
    oneWay: cut(summary.oneWay, ({ from, range }) => ({
      fromKey: from,
      from: nameOf(scene, from),
      range,
      reason: 'answers find no way back',
    })),
    hanging: cut(summary.hanging.filter(isWorthALine), (hanging) => hangingLine(scene, hanging)),
  };
}

function membersOf({ nodesByNetwork, clients }: ReachIndex, netid: string): ReadonlyMap<string, Member> {
  const here = clients.filter(({ network }) => network === netid);
  return new Map([
    ...(nodesByNetwork.get(netid) ?? []).map((node) => [node.id, nodeMember(node)] as const),
    ...here.map((client) => [clientKey(client), clientMember(client)] as const),
  ]);
}

function cut<From, Item>(items: readonly From[], itemOf: (item: From) => Item): Cut<Item> {
  return { count: items.length, first: items.slice(0, mostLines).map(itemOf) };
}

function nameOf({ members }: Scene, key: string): string {
  const member = members.get(key);
  return member ? memberName(member) : key;
}

function silentPairs(map: ReachMap, { nodeById }: ReachIndex, now: number): number {
  const silent = map.keys.flatMap((key, place) => {
    const node = nodeById.get(key);
    return node && nodeHealth(node, now).status === 'error' ? [place] : [];
  });
  let twice = 0;
  for (const [at, one] of silent.entries()) {
    for (const other of silent.slice(at + 1)) twice += hasBit(map.reaches, map.stride, one, other) ? 1 : 0;
  }
  const ending = silent.reduce((sum, place) => sum + reachCount(map, place), 0) - twice;
  return ending + pairsThrough(map, new Set(silent));
}

/** The pairs that reach each other through one of some members, and neither of which is one. */
function pairsThrough(map: ReachMap, places: ReadonlySet<number>): number {
  let count = 0;
  if (places.size === 0) return count;
  eachIndirect(map, (one, other, between) => {
    if (places.has(one) || places.has(other)) return;
    if (between.some((place) => places.has(place))) count += 1;
  });
  return count;
}

/** A client goes by the rules of its gateway. */
function divided(map: ReachMap, { index, members }: Scene): Pick<ReachGlance, 'withoutHub' | 'byRules'> {
  const speakers = map.keys.map((key) => {
    const member = members.get(key);
    return member?.kind === 'client' ? index.nodeById.get(member.client.ingressGatewayId) : member?.node;
  });
  let [withoutHub, byRules] = [0, 0];
  for (const [one, speaker] of speakers.entries()) {
    for (let other = one + 1; other < speakers.length; other++) {
      if (hasBit(map.reaches, map.stride, one, other) || hasBit(map.unsure, map.stride, one, other)) continue;
      const partner = speakers[other];
      if (!speaker || !partner || speaker === partner) continue;
      if (map.hub >= 0 && !speaker.isHub && !partner.isHub) withoutHub += 1;
      else if (!isAllowed(index, speaker, partner)) byRules += 1;
    }
  }
  return { withoutHub, byRules };
}

function cohesionOf(scene: Scene, { pairs, reaching }: ReachSummary): Cohesion {
  const { keys, hub } = scene.map;
  if (reaching === pairs) return { kind: 'all' };
  if (hub < 0 || reachCount(scene.map, hub) < keys.length - 1) return { kind: 'some' };
  return { kind: 'hub', name: nameOf(scene, keys[hub] ?? '') };
}

/** None where every member has a path to every other one, directly or through others. */
function islandsOf(scene: Scene, { islands }: ReachSummary): Cut<Island> {
  const [largest, ...others] = islands;
  if (!largest || others.length === 0) return { count: 0, first: [] };
  const hasRest = largest.length > 1;
  const targets = hasRest ? largest : islands.flat();
  return cut(islands, (island) => {
    const isLargest = hasRest && island === largest;
    const isAlone = island.length === 1;
    return {
      key: island[0] ?? '',
      name: isLargest ? 'The rest' : namesOf(island, (one) => namedOf(scene, one)),
      isLargest,
      isAlone,
      note: isLargest
        ? `${sizeOf(scene, island)}${linkage(scene, island)}`
        : `${isAlone ? 'alone: ' : ''}${obstacleOf(scene, island, targets)?.text ?? ''}`,
    };
  });
}

/** How the members of an island are linked, where they do not all reach each other. */
function linkage(scene: Scene, island: readonly string[]): string {
  const { map } = scene;
  const places = new Map(map.keys.map((key, place) => [key, place]));
  const isLinkedToAll = (place: number) => reachCount(map, place) === island.length - 1;
  const own = island.map((key) => places.get(key) ?? -1);
  if (own.every(isLinkedToAll)) return '';
  return own.includes(map.hub) && isLinkedToAll(map.hub)
    ? `, connected to the hub ${nameOf(scene, map.keys[map.hub] ?? '')} only`
    : ', some pairs of them without a path';
}

function namedOf(scene: Scene, key: string) {
  return { name: nameOf(scene, key), isClient: scene.members.get(key)?.kind === 'client' };
}

function sizeOf({ members }: Scene, keys: readonly string[]): string {
  const clients = keys.filter((key) => members.get(key)?.kind === 'client').length;
  const nodes = counted(keys.length - clients, 'node');
  return clients === 0 ? nodes : `${nodes}, ${counted(clients, 'client')}`;
}

function lonelyOf(scene: Scene, key: string): Lonely {
  const obstacle = obstacleOf(scene, [key], scene.map.keys);
  const reason = obstacle?.text ?? 'the only node of its network';
  return { key, name: nameOf(scene, key), reason, from: obstacle?.from };
}

function isWorthALine({ members, ranges }: Hanging): boolean {
  return members.length > 0 || ranges.length > 0;
}

function hangingLine(scene: Scene, { key, pairs, members, ranges }: Hanging): HangingLine {
  const [first, ...more] = ranges;
  const parts = [
    members.length > 0 &&
      `for ${members.length > 1 ? sizeOfMembers(scene, members) : nameOf(scene, members[0] ?? '')}`,
    first && `to ${first.range}${more.length > 0 ? ` and ${counted(more.length, 'more range')}` : ''}`,
  ].filter((part) => typeof part === 'string');
  const isHub = key === scene.map.keys[scene.map.hub];
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

function sizeOfMembers({ members }: Scene, keys: readonly string[]): string {
  const clients = keys.filter((key) => members.get(key)?.kind === 'client').length;
  const nodes = keys.length - clients;
  return [nodes > 0 && counted(nodes, 'node'), clients > 0 && counted(clients, 'client')]
    .filter((part) => part !== false)
    .join(' and ');
}
