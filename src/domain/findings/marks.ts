import { textFromList } from '../list.ts';
import { paths } from '../paths.ts';
import { type Finding, type Severity, type Subject, subjectKey } from './finding.ts';

/** The findings about one record, for its row in a list. */
export type FindingMark = {
  /** Of the most urgent finding. */
  readonly severity: Severity;
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

export function findingMarks(findings: readonly Finding[]): FindingMarks {
  const bySubject = new Map<string, { readonly subject: Subject; readonly found: Finding[] }>();
  for (const finding of findings) {
    if (shownInColumns.has(finding.check.kind)) continue;
    for (const subject of finding.subjects) {
      const key = subjectKey(subject);
      const known = bySubject.get(key);
      if (known) known.found.push(finding);
      else bySubject.set(key, { subject, found: [finding] });
    }
  }
  return new Map(
    [...bySubject].flatMap(([key, { subject, found }]) => {
      const [first] = found;
      return first ? [[key, markOf(first, found, subject)]] : [];
    }),
  );
}

const mostTitles = 3;

function markOf({ severity, key }: Finding, found: readonly Finding[], subject: Subject): FindingMark {
  const titles = [...new Set(found.map(({ check }) => check.title))];
  const more = titles.length - mostTitles;
  return {
    severity,
    count: found.length,
    titles: textFromList(titles.slice(0, mostTitles)) + (more > 0 ? ` and ${more} more` : ''),
    href: paths.finding(key, 'network' in subject ? subject.network : undefined),
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
