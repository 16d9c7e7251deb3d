import { groupBy } from '../groupBy.ts';
import { textFromList } from '../list.ts';
import { paths } from '../paths.ts';
import { type Finding, type Severity, type Subject, subjectKey } from './finding.ts';

/** The findings about one record, for its row in a list. */
export type FindingMark = {
  /** Of the most urgent finding. */
  readonly severity: Severity;
  readonly title: string;
  readonly count: number;
  readonly titles: string;
  readonly href: string;
};

/** By `subjectKey`. */
export type FindingMarks = ReadonlyMap<string, FindingMark>;

/** Kinds that the state and the tags of a node already show, in lists and on its page. */
const shownAsState: ReadonlySet<string> = new Set(['pending', 'silent', 'offline', 'longSilent', 'expired']);

/** Kinds that the columns of a list already show. */
const shownInColumns: ReadonlySet<string> = new Set([...shownAsState, 'version']);

/** Marks for lists. Findings to clean up have none, because a mark stands for something that needs attention. */
export function findingMarks(findings: readonly Finding[]): FindingMarks {
  const about = findings
    .filter(({ check, severity }) => severity !== 'tidyUp' && !shownInColumns.has(check.kind))
    .flatMap((finding) => finding.subjects.map((subject) => ({ subject, finding })));
  const bySubject = groupBy(about, ({ subject }) => subjectKey(subject));
  return new Map(
    [...bySubject].flatMap(([key, group]) => group.slice(0, 1).map((first) => [key, markOf(first, group)])),
  );
}

const mostTitles = 3;

type About = { readonly subject: Subject; readonly finding: Finding };

function markOf({ subject, finding }: About, group: readonly About[]): FindingMark {
  const titles = [...new Set(group.map((one) => one.finding.check.title))];
  const more = titles.length - mostTitles;
  return {
    severity: finding.severity,
    title: finding.check.title,
    count: group.length,
    titles: textFromList(titles.slice(0, mostTitles)) + (more > 0 ? ` and ${more} more` : ''),
    href: paths.finding(finding.key, 'network' in subject ? subject.network : undefined),
  };
}

/** Findings for the page of a record. */
export function findingsAbout(subject: Subject, findings: readonly Finding[]): readonly Finding[] {
  const key = subjectKey(subject);
  return findings.filter(
    ({ check, subjects }) =>
      !shownAsState.has(check.kind) && subjects.some((candidate) => subjectKey(candidate) === key),
  );
}
