import { formatSpan, formatRelative } from '../../format/dateTime.ts';
import { formatLatency, formatPercent } from '../../format/quantities.ts';
import type { PeerMetrics } from '../../metrics/peerReports.ts';
import { reportedUntil } from '../../metrics/reports.ts';
import { type HealthStatus, healthReasonText, healthWords, isSeenLately } from '../../node/health.ts';
import { versionLabel } from '../../server/version.ts';
import { sentences } from '../../text/failureText.ts';
import { memberName } from '../network/member.ts';
import { endName } from './ends.ts';
import type { VerdictKind } from './evidence.ts';
import type { Reason } from './reason.ts';
import { joined, reasonSentence } from './reasonText.ts';
import type { Verdict } from './verdict.ts';

export const verdictTitles: Readonly<Record<VerdictKind, string>> = {
  reaches: 'Reaches',
  blocked: 'Blocked',
  noPath: 'No path',
  oneWay: 'One way',
  otherNetwork: 'Other network',
  unknown: 'Unknown',
};

export function verdictSentence(verdict: Verdict): string {
  const { kind, reason, path } = verdict;
  if (reason) return reasonSentence(reason);
  if (kind === 'unknown') return 'Nobody can tell.';
  const through = between(path);
  const answers = 'Answers come back the same way.';
  return through.length === 0 ? `Directly. ${answers}` : `Through ${joined(through)}. ${answers}`;
}

/** Notes on how far the verdict can be trusted. */
export function verdictNotes(verdict: Verdict): readonly string[] {
  const { kind, family, failingFamily, evidence, path } = verdict;
  const names = [path.passed[0], path.passed.at(-1)].map((member) => (member ? memberName(member) : ''));
  const isExpected = kind === 'reaches' || kind === 'oneWay';
  return [
    failingFamily && `This goes over ${family} only: over ${failingFamily} it does not arrive.`,
    verdict.isAroundRule &&
      `The rule between ${names.join(' and ')} is blocked. The way through ${joined(path.passed.slice(1, -1).map(memberName))} goes around it.`,
    verdict.isContradicted &&
      !isExpected &&
      reasonKind(verdict) !== 'measured' &&
      'They measured each other as connected, though: the last change may not have arrived at the nodes.',
    ...evidence.nodes.map(
      ({ node, isExpired }) => isExpired && `${node.name} has expired, which this server doesn’t enforce.`,
    ),
    ...evidence.nodes.map(({ node, health }) => {
      if (health.reason.kind === 'silent') {
        return `${node.name} has not checked in for ${formatSpan(health.reason.seconds)}: what is said of it may be out of date.`;
      }
      if (health.reason.kind === 'neverCheckedIn') return `${node.name} has never checked in.`;
      if (health.status === 'pending')
        return `${node.name} waits for approval; the server makes it a peer all the same.`;
      return undefined;
    }),
  ].filter((note) => typeof note === 'string');
}

function reasonKind({ reason }: Verdict): Reason['kind'] | undefined {
  return reason?.kind;
}

/** `direct`, `via lon-relay-01`, the same with `to it only`, or an en dash where there is no path. */
export function pathLabel({ kind, path }: Pick<Verdict, 'kind' | 'path'>): string {
  if (kind !== 'reaches' && kind !== 'oneWay') return '–';
  const over = between(path);
  const way = over.length === 0 ? 'direct' : `via ${joined(over)}`;
  return kind === 'oneWay' ? `${way}, to it only` : way;
}

/** The names of the members between the ends; for a range, its gateway too. */
function between({ passed, isFromBehind, range }: Verdict['path']): readonly string[] {
  const last = range === undefined ? -1 : undefined;
  return passed.slice(isFromBehind ? 0 : 1, last).map(memberName);
}

/** The explanation as text, for a ticket. */
export function verdictAsText(verdict: Verdict, lines: readonly string[]): string {
  const heading = `${endName(verdict.from)} to ${endName(verdict.to)}: ${verdictTitles[verdict.kind]}`;
  const story = sentences(verdictSentence(verdict), ...verdictNotes(verdict));
  return [heading, story, ...lines].join('\n');
}

export type EvidenceLine = {
  readonly label: string;
  readonly state: string;
  readonly tone: HealthStatus;
  readonly facts: readonly string[];
};

/** The state of each node on the path, then what both ends measured. */
export function evidenceLines({ evidence, from, to }: Verdict, now: number): readonly EvidenceLine[] {
  const nodes = evidence.nodes.map(({ node, health, isExpired }): EvidenceLine => {
    const expiry = formatRelative(node.expiresAt, now);
    return {
      label: node.name,
      state: `${healthWords[health.status].toLowerCase()}, ${healthReasonText(health.reason)}`,
      tone: isExpired && health.status === 'healthy' ? 'warning' : health.status,
      facts: [
        versionLabel(node.version),
        ...(node.expiresAt > 0 && expiry ? [isExpired ? `expired ${expiry}` : `expires ${expiry}`] : []),
        ...(node.isConnected ? [] : ['disconnected']),
      ],
    };
  });
  const [one, other] = [endName(from), endName(to)];
  const untilOf = (at: number) => {
    const node = evidence.nodes.at(at)?.node;
    return node && !isSeenLately(node, now) ? reportedUntil(node.lastCheckIn, now) : undefined;
  };
  return [
    ...nodes,
    ...measuredLine(`${one} measured ${other}`, evidence.there, untilOf(0)),
    ...measuredLine(`${other} measured ${one}`, evidence.back, untilOf(-1)),
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
