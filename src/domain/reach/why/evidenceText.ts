import { formatRelative } from '../../format/dateTime.ts';
import { formatLatency, formatPercent } from '../../format/quantities.ts';
import type { PeerMetrics } from '../../metrics/metrics.ts';
import type { HealthStatus } from '../../node/health.ts';
import { healthReasonText, healthWords } from '../../node/healthText.ts';
import { versionLabel } from '../../server/version.ts';
import { endName } from './ends.ts';
import type { Verdict } from './verdict.ts';

/** What is known beside the configuration, a line each. */
export type EvidenceLine = {
  readonly label: string;
  readonly state: string;
  readonly tone: HealthStatus;
  readonly facts: readonly string[];
};

/** Of each node on the way, then what the ends measured of each other. */
export function evidenceLines({ evidence, from, to }: Verdict, now: number): readonly EvidenceLine[] {
  const nodes = evidence.nodes.map(({ node, health, isExpired }): EvidenceLine => {
    const expiry = formatRelative(node.expiresAt, now);
    return {
      label: node.name,
      state: `${healthWords[health.status].toLowerCase()}, ${healthReasonText(health.reason)}`,
      tone: isExpired ? 'error' : health.status,
      facts: [
        versionLabel(node.version),
        ...(node.expiresAt > 0 && expiry ? [isExpired ? `expired ${expiry}` : `expires ${expiry}`] : []),
        ...(node.isConnected ? [] : ['disconnected']),
      ],
    };
  });
  const [one, other] = [endName(from), endName(to)];
  return [
    ...nodes,
    ...measuredLine(`${one} measured ${other}`, evidence.there),
    ...measuredLine(`${other} measured ${one}`, evidence.back),
  ];
}

function measuredLine(label: string, report: PeerMetrics | undefined): readonly EvidenceLine[] {
  if (!report) return [];
  const { isConnected, latency, percentUp } = report;
  return [
    {
      label,
      state: isConnected ? 'connected' : 'disconnected',
      tone: isConnected ? 'healthy' : 'error',
      facts: [
        ...(isConnected ? [`${formatLatency(latency)} ms`] : []),
        `connected ${formatPercent(percentUp)} of the time`,
      ],
    },
  ];
}
