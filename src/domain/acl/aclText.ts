import { aclGroupKey, nameParts, type MatrixGrouping } from './aclGroups.ts';
import type { PairReason } from './aclMatrix.ts';
import type { ChangedBlocks, PairBlock } from './pairBlocks.ts';
import type { RewrittenPair } from './ruleRewrite.ts';
import { counted, grouped, plural } from '../format/count.ts';
import type { Node } from '../node/node.ts';
import { compareNames } from '../order.ts';
import { tally } from '../tally.ts';
import { capitalized, joinNames, firstNames } from '../text/labels.ts';

export const aclTexts = {
  heading: (netid: string) => `Viewing ACLs on network ${netid}`,
  nodeHeading: (name: string) => `Who can connect to ${name}`,
  submit: 'Submit Changes',
  submitTitle: (netid: string) => `Confirm Network ACL Change ${netid}`,
  submitQuestion: 'Submit these ACL changes? Each rule applies in both directions.',
  viewAll: 'View All Rules',
  picker: 'Node ACLs',
  denied: {
    heading: 'You don’t have access to ACLs',
    text: 'Only administrators can view and edit ACLs.',
  },
  serverNode: 'The ACL view of a server node is disabled',
  unknownNode: 'This node no longer exists',
} as const;

export const pairWords = { allowed: 'Allowed', blocked: 'Blocked' } as const;

export const reasonTexts: Readonly<Record<PairReason, string | undefined>> = {
  allowed: undefined,
  blocked: undefined,
  missing: 'its ACL rule is missing on the server',
  oneSided: 'allowed in only one direction',
};

export function othersText(count: number): string {
  return `${counted(count, 'pair')} ${plural(count, 'was', 'were')} changed by someone else`;
}

export const groupingNames: Readonly<Record<MatrixGrouping, string>> = {
  rules: 'Same rules',
  role: 'Role',
  system: 'System',
  prefix: 'Name prefix',
  part2: 'Second part of the name',
  part3: 'Third part of the name',
  health: 'Health',
};

export function groupName(by: MatrixGrouping, key: string): string {
  if (key === '') return 'Others';
  if (by === 'role' && key === 'plain') return 'No role';
  return by === 'role' || by === 'health' ? capitalized(key) : key;
}

export const unknownRewriteText = {
  label: 'Overwrite this node’s ACL rules',
  consequence:
    'Changing this resets all of this node’s rules. Pairs you allowed or blocked manually will be overwritten.',
} as const;

export const rewriteOfManyText =
  'Changing this resets all rules of these nodes. Pairs you allowed or blocked manually will be overwritten.';

export function rewriteText(to: 'allow' | 'block', pairs: readonly RewrittenPair[]) {
  const [verb, was] = to === 'allow' ? ['Allow', 'blocked'] : ['Block', 'allowed'];
  const manual = pairs.filter(({ isManual }) => isManual).length;
  const overwritten = manual > 0 ? ` ${counted(manual, 'pair')} ${was} manually will be overwritten.` : '';
  const peers = pairs.map(({ peer }) => peer);
  return {
    label: `${verb} ${counted(pairs.length, 'pair')} currently ${was}`,
    consequence:
      `Changing this resets all of this node’s rules.${overwritten} ` +
      `Affected peers: ${firstNames(peers, maxNamed)}.`,
  };
}

const maxNamed = 3;

export type Members = {
  readonly nodeIds: readonly string[];
  readonly nodes: readonly (Node | undefined)[];
  /** How many nodes have a part in their name, and how many have a role. */
  readonly parts: ReadonlyMap<string, number>;
  readonly roles: ReadonlyMap<string, number>;
};

export function membersOf(nodeIds: readonly string[], nodes: readonly Node[]): Members {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const places = nodeIds.map((id) => byId.get(id));
  const known = places.flatMap((node) => node ?? []);
  return { nodeIds, nodes: places, parts: namedParts(known), roles: rolesIn(known) };
}

export function memberName({ nodeIds, nodes }: Members, place: number): string {
  return nodes[place]?.name ?? nodeIds[place] ?? '';
}

const minShare = 0.6;

export function sharedName(places: readonly number[], members: Members) {
  const nodes = places.flatMap((place) => members.nodes[place] ?? []);
  let best: { name: string; count: number; of: number } | undefined;
  let bestScore = minShare / 2;
  for (const [name, count] of namedParts(nodes)) {
    const share = count / nodes.length;
    const of = members.parts.get(name) ?? count;
    const score = share * (count / of);
    if (nodes.length > 1 && share >= minShare && score >= bestScore)
      [best, bestScore] = [{ name, count, of }, score];
  }
  return best ?? sharedRole(nodes, members.roles);
}

function namedParts(nodes: readonly Node[]): ReadonlyMap<string, number> {
  return tally(
    nodes.flatMap(({ name }) => [...new Set(nameParts(name))]).filter((part) => !/^\d*$/.test(part)),
  );
}

function sharedRole(nodes: readonly Node[], of: Members['roles']) {
  const [top] = [...rolesIn(nodes)].toSorted(([, a], [, b]) => b - a);
  if (!top) return undefined;
  const [role, count] = top;
  if (role === 'plain' || count / nodes.length < minShare) return undefined;
  return { name: role, count, of: of.get(role) ?? count };
}

function rolesIn(nodes: readonly Node[]): ReadonlyMap<string, number> {
  return tally(nodes.map((node) => aclGroupKey(node, 'role', 0)));
}

export function nodesText(places: readonly number[], members: Members): string {
  const size = places.length;
  if (size <= maxNamed) {
    return joinNames(places.map((place) => memberName(members, place)).toSorted(compareNames));
  }
  if (size === members.nodeIds.length) return `all ${grouped(size)} nodes`;
  const shared = sharedName(places, members);
  if (!shared) return `${grouped(size)} nodes, including ${memberName(members, places[0] ?? 0)}`;
  const { name, count, of } = shared;
  if (count < size) return `${grouped(size)} nodes, mostly ${name}`;
  return count === of
    ? `all ${grouped(size)} ${name} nodes`
    : `${grouped(size)} of ${grouped(of)} ${name} nodes`;
}

export type BlockSides = { readonly one: string; readonly other: string | undefined };

export function blockSides({ one, other, pairs }: PairBlock, members: Members): BlockSides {
  if (one === other && pairs > 1) return { one: nodesText(one, members), other: undefined };
  const [left, right] = one === other ? [one.slice(0, 1), one.slice(1)] : [one, other];
  const sides = [sideText(left, right, members), sideText(right, left, members)] as const;
  const isTurned = left.length > right.length || (pairs === 1 && compareNames(...sides) > 0);
  return isTurned ? { one: sides[1], other: sides[0] } : { one: sides[0], other: sides[1] };
}

function sideText(places: readonly number[], others: readonly number[], members: Members): string {
  const isRest = places.length > maxNamed && places.length + others.length === members.nodeIds.length;
  return isRest ? `all ${grouped(places.length)} others` : nodesText(places, members);
}

export const amongThemselves = 'among themselves';

export function sidesText({ one, other }: BlockSides): string {
  return other === undefined ? `${one} ${amongThemselves}` : `${one} with ${other}`;
}

export function changesText({ blocks, morePairs }: ChangedBlocks, members: Members): string {
  const named = blocks.map(
    (block) => `${sidesText(blockSides(block, members))} ${block.isAllowed ? 'allowed' : 'blocked'}`,
  );
  return [...named, ...(morePairs > 0 ? [`and ${counted(morePairs, 'more pair')}`] : [])].join(' · ');
}
