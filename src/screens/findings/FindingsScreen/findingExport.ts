import {
  findingHref,
  namesOf,
  severityWords,
  type Finding,
  type Subject,
} from '../../../domain/findings/finding.ts';
import type { FindingRow } from './findingRow.ts';

/** The finding for a ticket or a chat. */
export function findingText(finding: Finding): string {
  const { severity, networks, check, facts, key } = finding;
  return [
    `${severityWords[severity]}: ${namesOf(finding)} ${finding.text}`,
    ...(networks.length > 0 ? [`Network: ${networks.join(', ')}`] : []),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    check.why,
    check.advice,
    `Key: ${key}`,
    `Link: ${linkOf(finding)}`,
  ].join('\n');
}

/** Works from anywhere. */
function linkOf(finding: Finding): string {
  return globalThis.location.origin + findingHref(finding);
}

type ExportedSubject = Readonly<Record<'kind' | 'network' | 'id' | 'name', string>>;

function exported(subject: Subject): ExportedSubject {
  const name = 'name' in subject ? subject.name : subject.kind === 'network' ? subject.network : '';
  return {
    kind: subject.kind,
    network: 'network' in subject ? subject.network : '',
    id: subject.kind === 'node' ? subject.id : name,
    name,
  };
}

/** The finding as a record that a script can find again in another export, by its key. */
export function findingRecord({ finding, since, muted }: FindingRow) {
  const { key, severity, networks, check, facts, subjects, affected = [] } = finding;
  return {
    key,
    severity,
    kind: check.kind,
    check: check.title,
    finding: `${namesOf(finding)} ${finding.text}`,
    networks,
    subjects: subjects.map(exported),
    affected: affected.map(({ subject, as }) => ({ ...exported(subject), as })),
    facts: Object.fromEntries(facts.map(({ label, value }) => [label, value])),
    why: check.why,
    advice: check.advice,
    firstSeen: since ? new Date(since.at * 1000).toISOString() : null,
    muted: muted ?? null,
    link: linkOf(finding),
  };
}

/** The finding as a line of a table. Lists are JSON, so that a script reads them as it reads the other export. */
export function findingLine(row: FindingRow) {
  const { networks, subjects, affected, facts, muted, firstSeen, ...texts } = findingRecord(row);
  return {
    ...texts,
    networks: networks.join(' '),
    subjects: JSON.stringify(subjects),
    affected: JSON.stringify(affected),
    facts: JSON.stringify(facts),
    firstSeen: firstSeen ?? '',
    muted: muted ? [muted.until, muted.reason].filter((part) => part !== '').join(': ') : '',
  };
}
