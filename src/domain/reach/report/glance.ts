import { counted } from '../../format/count.ts';
import { nodeHealth } from '../../node/health.ts';
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
import { shortReason } from '../why/reasonText.ts';
import { summaryOf, type Hanging, type ReachSummary } from '../map/reachSummary.ts';
import { verdictOf } from '../why/verdict.ts';
import { closeUpOf, type CloseUp } from './closeUp.ts';
import { namesOf } from './impactText.ts';

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
  /** They reach each other, but one of them is a node that has not checked in for long. */
  readonly silent: number;
  /** Of those without a path, what the rules forbid. */
  readonly byRules: number;
  /** Where the rules are not known, every pair counts as allowed. */
  readonly areRulesKnown: boolean;
  readonly islands: Cut<Island>;
  readonly unreached: Cut<Lonely>;
  readonly oneWay: Cut<OneWay>;
  readonly hanging: Cut<HangingLine>;
};

/** The first of many. */
export type Cut<Item> = { readonly count: number; readonly first: readonly Item[] };

export type Island = {
  readonly key: string;
  /** A few by their names; those of the largest are "The rest". */
  readonly name: string;
  readonly isLargest: boolean;
  readonly isAlone: boolean;
  readonly note: string;
};

export type Lonely = { readonly key: string; readonly name: string; readonly reason: string };

export type OneWay = {
  readonly fromKey: string;
  readonly from: string;
  readonly range: string;
  readonly reason: string;
};

export type HangingLine = {
  readonly key: string;
  readonly name: string;
  /** Such as "the only way for 6 nodes". */
  readonly note: string;
  readonly pairs: number;
};

const mostLines = 20;

export function glanceOf(source: ReachSource, netid: string, now: number): ReachGlance {
  const index = reachIndex(source);
  const map = reachMap(source, netid);
  const summary = summaryOf(map);
  const scene: Scene = { index, closeUp: closeUpOf(index), members: membersOf(index, netid), now };
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
    byRules: forbiddenPairs(map, scene),
    areRulesKnown: source.acls.has(netid),
    islands: islandsOf(scene, summary),
    unreached: cut(summary.unreached, (key) => lonelyOf(scene, map, key)),
    oneWay: cut(summary.oneWay, ({ from, range }) => ({
      fromKey: from,
      from: nameOf(scene, from),
      range,
      reason: 'answers find no way back',
    })),
    hanging: cut(summary.hanging.filter(isWorthALine), (hanging) => hangingLine(scene, hanging)),
  };
}

type Scene = {
  readonly index: ReachIndex;
  readonly closeUp: CloseUp;
  readonly members: ReadonlyMap<string, Member>;
  readonly now: number;
};

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
  return silent.reduce((sum, place) => sum + reachCount(map, place), 0) - twice;
}

/** A client goes by the rules of its gateway. */
function forbiddenPairs(map: ReachMap, { index, members }: Scene): number {
  const speakers = map.keys.map((key) => {
    const member = members.get(key);
    return member?.kind === 'client' ? index.nodeById.get(member.client.ingressGatewayId) : member?.node;
  });
  let count = 0;
  for (const [one, speaker] of speakers.entries()) {
    for (let other = one + 1; other < speakers.length; other++) {
      if (hasBit(map.reaches, map.stride, one, other) || hasBit(map.unsure, map.stride, one, other)) continue;
      const partner = speakers[other];
      if (speaker && partner && speaker !== partner && !isAllowed(index, speaker, partner)) count += 1;
    }
  }
  return count;
}

/** None where all reach each other. */
function islandsOf(scene: Scene, { islands }: ReachSummary): Cut<Island> {
  const [largest, ...others] = islands;
  if (!largest || others.length === 0) return { count: 0, first: [] };
  const hasRest = largest.length > 1;
  const targets = hasRest ? largest : islands.flat();
  return cut(islands, (island) => {
    const [key = ''] = island;
    const isLargest = hasRest && island === largest;
    const isAlone = island.length === 1;
    return {
      key,
      name: isLargest ? 'The rest' : namesOf(island, (one) => namedOf(scene, one)),
      isLargest,
      isAlone,
      note: isLargest
        ? sizeOf(scene, island)
        : `${isAlone ? 'alone: ' : ''}${mainReason(scene, key, targets)}`,
    };
  });
}

function namedOf(scene: Scene, key: string) {
  return { name: nameOf(scene, key), isClient: scene.members.get(key)?.kind === 'client' };
}

function sizeOf({ members }: Scene, keys: readonly string[]): string {
  const clients = keys.filter((key) => members.get(key)?.kind === 'client').length;
  const nodes = counted(keys.length - clients, 'node');
  return clients === 0 ? nodes : `${nodes}, ${counted(clients, 'client')}`;
}

function lonelyOf(scene: Scene, { keys }: ReachMap, key: string): Lonely {
  return { key, name: nameOf(scene, key), reason: mainReason(scene, key, keys) };
}

/** So many are asked for the reason that most of them have. */
const mostAsked = 12;

function mainReason({ closeUp, members, now }: Scene, key: string, others: readonly string[]): string {
  const from = members.get(key);
  const counts = new Map<string, number>();
  for (const other of others.filter((one) => one !== key).slice(0, mostAsked)) {
    const to = members.get(other);
    if (!from || !to) continue;
    const { kind, reason } = verdictOf(closeUp(from, to), { from, to, now });
    if (!reason) continue;
    const text = `${kind === 'blocked' ? 'blocked ' : ''}${shortReason(reason)}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? '';
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
  return {
    key,
    name: nameOf(scene, key),
    note: `the only way ${parts.join(' and ')}`,
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
