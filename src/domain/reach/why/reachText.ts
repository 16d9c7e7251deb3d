import { formatSpan, formatRelative } from '../../format/dateTime.ts';
import { formatLatency, formatPercent } from '../../format/quantities.ts';
import type { PeerMetrics } from '../../metrics/peerReports.ts';
import { lastCheckInText } from '../../metrics/reports.ts';
import { type HealthStatus, healthReasonText, healthLabels, isSeenRecently } from '../../node/health.ts';
import { versionLabel } from '../../server/version.ts';
import { sentences } from '../../text/failureText.ts';
import { joinNames } from '../../text/labels.ts';
import { memberName } from '../network/member.ts';
import { endName } from './ends.ts';
import { isMeasuredDespiteVerdict, type VerdictKind } from './evidence.ts';
import { reasonSentence } from '../rules/reason.ts';
import type { Verdict } from './verdict.ts';

export const verdictTitles: Readonly<Record<VerdictKind, string>> = {
  reaches: 'Reachable',
  blocked: 'Blocked',
  noPath: 'No path',
  oneWay: 'One-way',
  otherNetwork: 'Different network',
  unknown: 'Unknown',
};

export function verdictSentence(verdict: Verdict): string {
  const { reason, path } = verdict;
  if (reason) return reasonSentence(reason);
  const through = between(path);
  return `${through.length === 0 ? 'Directly' : `Through ${joinNames(through)}`}, in both directions.`;
}

/** Notes on how far the verdict can be trusted. */
export function verdictNotes(verdict: Verdict): readonly string[] {
  const { kind, family, failingFamily, evidence, path } = verdict;
  const names = [path.visited[0], path.visited.at(-1)].map((member) => (member ? memberName(member) : ''));
  return [
    failingFamily && `Works over ${family} only, not ${failingFamily}.`,
    verdict.bypassesAcl &&
      `An ACL blocks ${names.join(' and ')}, but traffic through ${joinNames(path.visited.slice(1, -1).map(memberName))} bypasses it.`,
    kind !== 'oneWay' &&
      isMeasuredDespiteVerdict(evidence, kind) &&
      'They report each other as connected, so the latest change may not have reached the nodes yet.',
    ...evidence.nodes.map(
      ({ node, isExpired }) => isExpired && `${node.name} has expired, which this server doesn’t enforce.`,
    ),
    ...evidence.nodes.map(({ node, health }) => {
      if (health.reason.kind === 'silent') {
        const how = health.status === 'error' ? 'has been offline' : 'hasn’t checked in';
        return `${node.name} ${how} for ${formatSpan(health.reason.seconds)}, so this may be out of date.`;
      }
      if (health.reason.kind === 'neverCheckedIn') return `${node.name} has never checked in.`;
      if (health.status === 'pending')
        return `${node.name} is pending approval, but the server already lists it as a peer.`;
      return undefined;
    }),
  ].filter((note) => typeof note === 'string');
}

export const noPath = 'none';

/** `direct`, `via lon-relay-01`, the same with `one-way`, or `none`. */
export function pathLabel({ kind, path }: Pick<Verdict, 'kind' | 'path'>): string {
  if (kind !== 'reaches' && kind !== 'oneWay') return noPath;
  const over = between(path);
  const label = over.length === 0 ? 'direct' : `via ${joinNames(over)}`;
  return kind === 'oneWay' ? `${label}, one-way` : label;
}

/** The names of the members between the ends; for a range, its gateway too. */
function between({ visited, isFromBehind, range }: Verdict['path']): readonly string[] {
  const last = range === undefined ? -1 : undefined;
  return visited.slice(isFromBehind ? 0 : 1, last).map(memberName);
}

export function verdictAsText(verdict: Verdict, lines: readonly string[]): string {
  const heading = `${endName(verdict.from)} to ${endName(verdict.to)}: ${verdictTitles[verdict.kind]}`;
  const explanation = sentences(verdictSentence(verdict), ...verdictNotes(verdict));
  return [heading, explanation, ...lines].join('\n');
}

export type EvidenceLine = {
  readonly label: string;
  readonly state: string;
  readonly tone: HealthStatus;
  readonly facts: readonly string[];
};

/** Lists the state of each node on the path, then the measurements of both ends. */
export function evidenceLines({ evidence, from, to }: Verdict, now: number): readonly EvidenceLine[] {
  const nodes = evidence.nodes.map(({ node, health, isExpired }): EvidenceLine => {
    const expiry = formatRelative(node.expiresAt, now);
    return {
      label: node.name,
      state: `${healthLabels[health.status].toLowerCase()}, ${healthReasonText(health.reason)}`,
      tone: isExpired && health.status === 'healthy' ? 'warning' : health.status,
      facts: [
        versionLabel(node.version),
        ...(expiry ? [isExpired ? `expired ${expiry}` : `expires ${expiry}`] : []),
        ...(node.isConnected ? [] : ['disconnected']),
      ],
    };
  });
  const [one, other] = [endName(from), endName(to)];
  const untilOf = (at: number) => {
    const node = evidence.nodes.at(at)?.node;
    return node && !isSeenRecently(node, now) ? lastCheckInText(node.lastCheckIn, now) : undefined;
  };
  return [
    ...nodes,
    ...measuredLine(`${one} to ${other}, measured`, evidence.there, untilOf(0)),
    ...measuredLine(`${other} to ${one}, measured`, evidence.back, untilOf(-1)),
  ];
}

/** `until`: how old the report can be, for a node that is offline. */
function measuredLine(
  label: string,
  report: PeerMetrics | undefined,
  until: string | undefined,
): readonly EvidenceLine[] {
  if (!report) return [];
  const { isConnected, latency, percentUp } = report;
  const word = isConnected ? 'connected' : 'disconnected';
  return [
    {
      label,
      state: until === undefined ? word : `was ${word}`,
      tone: until !== undefined ? 'warning' : isConnected ? 'healthy' : 'error',
      facts: [
        ...(until === undefined ? [] : [until]),
        ...(isConnected ? [`${formatLatency(latency)} ms`] : []),
        `connected ${formatPercent(percentUp)} of the time`,
      ],
    },
  ];
}
