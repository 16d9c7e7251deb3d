import {
  bySeverity,
  type Finding,
  networksOf,
  severities,
  type Severity,
  subjectName,
} from '../../../domain/findings/finding.ts';
import {
  addressFilter,
  anyOf,
  direction,
  filterByText,
  oneOf,
  searched,
  textOf,
} from '../../../domain/listFilter.ts';
import { compareNames } from '../../../domain/order.ts';
import type { ListFilter } from '../../list/RecordList/listState.ts';
import type { RowContext } from './findingRow.ts';

const sortFields = ['severity', 'network', 'since'] as const;
type SortField = (typeof sortFields)[number];

export const sortNames: Readonly<Record<SortField, string>> = {
  severity: 'Severity',
  network: 'Network',
  since: 'First seen',
};

const facetIds = [...severities, 'muted'] as const;

export type FindingsFilter = ListFilter & {
  readonly severity: Severity | 'muted' | undefined;
  readonly networks: readonly string[];
  /** Kinds of checks. */
  readonly kinds: readonly string[];
  /** The key of the finding whose details are shown. */
  readonly finding: string;
  /** Whether the list of checks is shown. */
  readonly checks: 'all' | undefined;
  readonly sort: SortField;
  readonly isAscending: boolean;
};

export const findingsFilter = addressFilter<FindingsFilter>({
  search: searched,
  severity: oneOf('severity', facetIds),
  networks: anyOf('network'),
  kinds: anyOf('kind'),
  finding: textOf('finding'),
  checks: oneOf('checks', ['all'] as const),
  sort: oneOf('sort', sortFields, 'severity'),
  isAscending: direction,
});

export const noFindingsFilter = { search: '', severity: undefined, networks: [], kinds: [] } as const;

export function matching(
  findings: readonly Finding[],
  { search, severity, networks, kinds }: FindingsFilter,
): readonly Finding[] {
  const found = findings.filter(
    (finding) =>
      (severity === undefined || severity === 'muted' || finding.severity === severity) &&
      (networks.length === 0 || finding.networks.some((network) => networks.includes(network))) &&
      (kinds.length === 0 || kinds.includes(finding.check.kind)),
  );
  return filterByText(found, search, (finding) => [
    ...finding.subjects.map(subjectName),
    ...(finding.affected ?? []).map(({ subject }) => subjectName(subject)),
    ...finding.networks,
    finding.check.title,
    finding.text,
    ...finding.facts.map(({ value }) => value),
  ]);
}

/** Findings come sorted by severity and network. */
export function sorted(
  found: readonly Finding[],
  { sort, isAscending }: FindingsFilter,
  sinceOf: RowContext['sinceOf'],
): readonly Finding[] {
  const chosen = {
    severity: bySeverity,
    network: (one: Finding, other: Finding) => compareNames(networksOf(one), networksOf(other)),
    since: (one: Finding, other: Finding) => (sinceOf(one) ?? 0) - (sinceOf(other) ?? 0),
  }[sort];
  return found.toSorted((one, other) => (isAscending ? chosen(one, other) : chosen(other, one)));
}
