import { grouped } from '../../format/count.ts';
import type { HealthStatus } from '../../node/health.ts';
import { routedRanges } from '../../node/gateways.ts';
import { searchIds } from '../../node/nodeSearch.ts';
import { compareNames } from '../../order.ts';
import { networkOf, type End } from '../why/ends.ts';
import {
  clientMember,
  type Member,
  memberAddresses,
  memberKey,
  memberName,
  nodeMember,
} from '../network/member.ts';
import { nodesOf, type ReachIndex } from '../network/reachIndex.ts';
import { type ReasonGroup, reasonGroups } from '../rules/groups.ts';
import { groupOf, shortReason } from '../rules/reason.ts';
import { pathLabel, verdictTitles } from '../why/reachText.ts';
import { verdictOf, type Verdict } from '../why/verdict.ts';
import { freshReports, isMeasuredDespiteVerdict } from '../why/evidence.ts';

export type ReachDirection = 'to' | 'from';

/** `silent`: reachable by configuration, but a node on the path is offline. `late`: one has missed check-ins. */
export const rowVerdicts = ['reaches', 'late', 'silent', 'oneWay', 'unknown', 'blocked', 'noPath'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

/** One row for another member or range, as plain data that a worker can send. */
export type ReachRow = {
  /** The id of a node, the key of a client, or a range. */
  readonly key: string;
  readonly kind: 'node' | 'client' | 'range';
  readonly name: string;
  readonly address: string;
  /** Further texts that a search finds: its second address and its DNS name. */
  readonly otherNames?: readonly string[];
  readonly verdict: RowVerdict;
  readonly title: string;
  /** Empty where the target is reached. */
  readonly reason: string;
  readonly group: ReasonGroup | undefined;
  /** `direct`, `via lon-relay-01`, or an en dash. */
  readonly path: string;
  /** Measured as connected although the configuration excludes it. */
  readonly isContradicted: boolean;
  /** The sender's measurement of the target, while the sender is online. */
  readonly measured: { readonly isConnected: boolean; readonly latency: number } | undefined;
  /** For clients. */
  readonly isEnabled: boolean | undefined;
};

/** Returns all other members and ranges of the network, by name, ranges last. */
export function reachOf(
  index: ReachIndex,
  end: End,
  direction: ReachDirection,
  now: number,
): readonly ReachRow[] {
  return othersOf(index, end).map((other) => rowOf(index, end, other, direction, now));
}

function rowOf(index: ReachIndex, end: End, other: Other, direction: ReachDirection, now: number): ReachRow {
  const { end: otherEnd, ...named } = other;
  const [from, to] = direction === 'to' ? [otherEnd, end] : [end, otherEnd];
  const verdict = verdictOf(index, { from, to, now });
  const { there } = freshReports(verdict.evidence);
  const silent = silenceOn(verdict);
  const kind = silent?.kind ?? kindOf(verdict);
  const isContradicted = isMeasuredDespiteVerdict(verdict.evidence, verdict.kind);
  return {
    ...named,
    verdict: kind,
    title: titleOf(kind, verdict, direction),
    reason: silent ? silent.reason(other.key) : reasonIn(verdict, isContradicted),
    group: silent ? 'silence' : verdict.reason && groupOf(verdict.reason),
    path: pathLabel(verdict),
    isContradicted,
    measured: there && { isConnected: there.isConnected, latency: there.latency },
    isEnabled: otherEnd.kind === 'client' ? otherEnd.client.isEnabled : undefined,
  };
}

function reasonIn({ reason }: Verdict, isContradicted: boolean): string {
  const words = reason ? [shortReason(reason)] : [];
  return [...words, ...(isContradicted ? ['but reported as connected'] : [])].join(', ');
}

function kindOf({ kind }: Verdict): RowVerdict {
  return kind === 'otherNetwork' ? 'noPath' : kind;
}

function titleOf(kind: RowVerdict, verdict: Verdict, direction: ReachDirection): string {
  if (kind === 'reaches') return direction === 'to' ? 'Can reach it' : 'Reachable';
  if (kind === 'late') return 'Probably reachable';
  if (kind === 'silent') return 'Offline';
  return verdictTitles[verdict.kind];
}

const silences: Partial<Record<HealthStatus, { readonly kind: 'late' | 'silent'; readonly words: string }>> =
  {
    warning: { kind: 'late', words: 'no check-in for over 5 min' },
    error: { kind: 'silent', words: 'offline for over 30 min' },
  };

/** The worst node that is offline on the path of a packet that should arrive. */
function silenceOn({ kind, evidence }: Verdict) {
  if (kind !== 'reaches') return undefined;
  const worst =
    evidence.nodes.find(({ health }) => health.status === 'error') ??
    evidence.nodes.find(({ health }) => health.status === 'warning');
  const silence = worst && silences[worst.health.status];
  if (!silence) return undefined;
  const { node, health } = worst;
  const words = health.reason.kind === 'neverCheckedIn' ? 'never checked in' : silence.words;
  return {
    kind: silence.kind,
    reason: (otherKey: string) => (node.id === otherKey ? words : `${node.name}: ${words}`),
  };
}

type Other = Pick<ReachRow, 'key' | 'kind' | 'name' | 'address' | 'otherNames'> & { readonly end: End };

function othersOf(index: ReachIndex, end: End): readonly Other[] {
  const netid = networkOf(end) ?? '';
  const nodes = nodesOf(index, netid);
  const own = end.kind === 'address' ? end.address : memberKey(end);
  const members = [
    ...nodes.map(nodeMember),
    ...index.clients.filter(({ network }) => network === netid).map(clientMember),
  ];
  const gateways = new Map<string, string[]>();
  for (const node of nodes) {
    // A gateway doesn't need the network for its own ranges.
    if (node.id === own) continue;
    for (const range of routedRanges(node)) gateways.set(range, [...(gateways.get(range) ?? []), node.name]);
  }
  const ranges = [...gateways].map(([range, names]): Other => ({
    key: range,
    kind: 'range',
    name: range,
    address: `behind ${names.toSorted(compareNames).join(', ')}`,
    end: { kind: 'address', address: range, network: netid },
  }));
  const others = [
    ...members.map(memberOther).toSorted((a, b) => compareNames(a.name, b.name)),
    ...ranges.toSorted((a, b) => compareNames(a.name, b.name)),
  ];
  return others.filter(({ key }) => key !== own);
}

function memberOther(member: Member): Other {
  const [address = '', ...others] = memberAddresses(member);
  return {
    key: memberKey(member),
    kind: member.kind,
    name: memberName(member),
    address,
    otherNames: member.kind === 'node' ? [...others, ...searchIds(member.node)] : others,
    end: member,
  };
}

export const reachFacets = ['reaches', 'doubtful', 'blocked', 'silent'] as const;
export type ReachFacet = (typeof reachFacets)[number];

const facets: Readonly<Record<RowVerdict, ReachFacet>> = {
  reaches: 'reaches',
  late: 'silent',
  silent: 'silent',
  oneWay: 'doubtful',
  unknown: 'doubtful',
  blocked: 'blocked',
  noPath: 'blocked',
};

type Judged = Pick<ReachRow, 'verdict' | 'group' | 'isContradicted'>;

/** Measurements that contradict the configuration make a row uncertain, in either direction. */
export function facetOf({ verdict, group, isContradicted }: Judged): ReachFacet {
  return isContradicted || group === 'measured' ? 'doubtful' : facets[verdict];
}

/** Whether neither the configuration nor a measurement has a path. */
export function isUnreached({ verdict, isContradicted }: Judged): boolean {
  return !isContradicted && facets[verdict] === 'blocked';
}

/** Counts rows that are reachable by configuration, whether or not all nodes on the path are online. */
export function configuredCount(rows: readonly ReachRow[], areRulesKnown: boolean): number {
  const isConfigured = ({ verdict, group }: ReachRow) =>
    verdict === 'reaches' ||
    verdict === 'late' ||
    verdict === 'silent' ||
    group === 'measured' ||
    (group === 'unread' && !areRulesKnown);
  return rows.filter(isConfigured).length;
}

/** For example "Blocked: 9 by ACL, 2 without a relay"; empty where nothing is blocked. */
export function blockedSummary(rows: readonly ReachRow[]): string {
  const counts = new Map<ReasonGroup, number>();
  for (const row of rows) {
    if (facetOf(row) === 'blocked' && row.group) counts.set(row.group, (counts.get(row.group) ?? 0) + 1);
  }
  const parts = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([group, count]) => `${grouped(count)} ${reasonGroups[group]}`);
  return parts.length === 0 ? '' : `Blocked: ${parts.join(', ')}`;
}
