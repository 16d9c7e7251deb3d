import { type Finding, namesOf, severityWords } from '../../../domain/findings/finding.ts';
import type { FindingRow } from './findingRow.ts';

/** The finding for a ticket or a chat. */
export function findingText(finding: Finding): string {
  const { severity, networks, check, facts } = finding;
  return [
    `${severityWords[severity]}: ${namesOf(finding)} ${finding.text}`,
    ...(networks.length > 0 ? [`Network: ${networks.join(', ')}`] : []),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    check.why,
    check.advice,
  ].join('\n');
}

/** The finding as a line of a table. */
export function findingRecord({ finding, since, muted }: FindingRow) {
  const { severity, networks, check, facts } = finding;
  return {
    severity: severityWords[severity],
    kind: check.kind,
    check: check.title,
    finding: `${namesOf(finding)} ${finding.text}`,
    networks: networks.join(', '),
    facts: facts.map(({ label, value }) => `${label}: ${value}`).join('; '),
    why: check.why,
    advice: check.advice,
    firstSeen: since ? new Date(since.at * 1000).toISOString() : '',
    muted: muted ? [muted.until, muted.reason].filter((part) => part !== '').join(': ') : '',
  };
}
