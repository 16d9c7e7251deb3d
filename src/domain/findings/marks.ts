import { groupBy } from '../groupBy.ts';
import { paths } from '../paths.ts';
import { firstNames } from '../text/labels.ts';
import { type Finding, namesOf, type Severity, type Subject, subjectKey } from './finding.ts';

/** The findings about one record, for its row in a list. */
export type FindingMark = {
  /** The severity of the most urgent finding. */
  readonly severity: Severity;
  readonly title: string;
  readonly count: number;
  readonly titles: string;
  readonly href: string;
};

/** Marks of records, by their `subjectKey`. */
export type FindingMarks = ReadonlyMap<string, FindingMark>;

/** Kinds that the state and the tags of a node already show, in lists and on its page. */
const shownAsState: ReadonlySet<string> = new Set(['pending', 'silent', 'offline', 'longSilent', 'expired']);

/** Kinds that the columns of a list already show. */
const shownInColumns: ReadonlySet<string> = new Set([...shownAsState, 'version']);

/**
 * Marks for lists. Findings of severity Cleanup have none, because nothing needs attention. The mark of a network counts
 * everything inside it.
 */
export function findingMarks(findings: readonly Finding[]): FindingMarks {
  const urgent = findings.filter(({ severity }) => severity !== 'tidyUp');
  const ofRecords = urgent
    .filter(({ check }) => !shownInColumns.has(check.kind))
    .flatMap((finding) => recordsOf(finding).map((subject) => ({ subject, finding })))
    .filter(({ subject }) => subject.kind !== 'network');
  const ofNetworks = urgent.flatMap((finding) =>
    networksIn(finding).map((network) => ({ subject: { kind: 'network', network } as const, finding })),
  );
  const bySubject = groupBy([...ofRecords, ...ofNetworks], ({ subject }) => subjectKey(subject));
  return new Map(
    [...bySubject].flatMap(([key, group]) => group.slice(0, 1).map((first) => [key, markOf(first, group)])),
  );
}

function networksIn(finding: Finding): readonly string[] {
  const netids = recordsOf(finding).flatMap((subject) => ('network' in subject ? [subject.network] : []));
  return [...new Set(netids)];
}

function recordsOf({ subjects, affected = [] }: Finding): readonly Subject[] {
  return [...subjects, ...affected.map(({ subject }) => subject)];
}

const mostTitles = 3;

type About = { readonly subject: Subject; readonly finding: Finding };

function markOf({ subject, finding }: About, group: readonly About[]): FindingMark {
  const titles = [...new Set(group.map((one) => one.finding.check.title))];
  return {
    severity: finding.severity,
    title: finding.check.title,
    count: group.length,
    titles: firstNames(titles, mostTitles),
    href:
      subject.kind === 'network' && group.length > 1
        ? paths.findings(subject.network)
        : paths.finding(finding.key, 'network' in subject ? subject.network : undefined),
  };
}

/** Findings for the page of a record. A cause elsewhere is shown by what it means for the record. */
export function findingsAbout(subject: Subject, findings: readonly Finding[]): readonly ShownFinding[] {
  const key = subjectKey(subject);
  return findings.flatMap((finding): readonly ShownFinding[] => {
    if (shownAsState.has(finding.check.kind)) return [];
    if (finding.subjects.some((candidate) => subjectKey(candidate) === key)) return [finding];
    const affected = finding.affected?.find((one) => subjectKey(one.subject) === key);
    return affected ? [{ ...finding, lead: affected.as, text: finding.effect ?? finding.text }] : [];
  });
}

/** `lead` is the role of the cause for the record whose page shows the finding. */
export type ShownFinding = Finding & { readonly lead?: string };

/** Why nodes are cut off from their network, by their IDs: the role and the name of the gateway that is down. */
export function nodesCutOff(findings: readonly Finding[]): ReadonlyMap<string, string> {
  return new Map(
    findings.flatMap((finding) =>
      (finding.check.kind === 'gatewayDown' ? (finding.affected ?? []) : []).flatMap(({ subject, as }) =>
        subject.kind === 'node' ? [[subject.id, `${as.toLowerCase()} ${namesOf(finding)}`] as const] : [],
      ),
    ),
  );
}
