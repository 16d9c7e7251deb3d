import {
  type Finding,
  namesOf,
  severities,
  type Severity,
  severityWords,
  subjectName,
} from '../../../domain/findings/finding.ts';
import { addressFilter, anyOf, filterByText, oneOf, searched, textOf } from '../../../domain/listFilter.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { severityTones } from '../../shared/FindingMark/severityTones.ts';
import {
  type ListActions,
  type ListFilter,
  type ListInput,
  type ListView,
  listView,
} from '../../shared/RecordList/listState.ts';

export type FindingsInput = ListInput & {
  /** Undefined for all networks. */
  readonly netid: string | undefined;
  readonly findings: Loadable<readonly Finding[]>;
  readonly areAclsLoading: boolean;
};

export type FindingsFilter = ListFilter & {
  readonly severity: Severity | undefined;
  readonly networks: readonly string[];
  /** Kinds of checks. */
  readonly kinds: readonly string[];
  /** The key of the finding whose details are shown. */
  readonly finding: string;
};

export const findingsFilter = addressFilter<FindingsFilter>({
  search: searched,
  severity: oneOf('severity', severities),
  networks: anyOf('network'),
  kinds: anyOf('kind'),
  finding: textOf('finding'),
});

export const noFindingsFilter = { search: '', severity: undefined, networks: [], kinds: [] } as const;

export type FindingsActions = ListActions<FindingsFilter> & { approve(finding: Finding): void };

export type FindingsView = ReturnType<typeof findingsView>;

export function findingsView(input: FindingsInput) {
  const { netid, query } = input;
  const ofNetwork = inNetwork(valueOf(input.findings) ?? [], netid);
  const data: typeof input.findings =
    input.findings.status === 'ready' ? { ...input.findings, value: ofNetwork } : input.findings;
  const href = (changes: Partial<FindingsFilter>) => {
    const search = findingsFilter.change(query, changes).toString();
    return search === '' ? paths.findings(netid) : `${paths.findings(netid)}?${search}`;
  };
  const filter = findingsFilter.read(query);
  const { severity: _, ...others } = filter;
  const counted = matching(ofNetwork, { ...others, severity: undefined });
  const found = matching(ofNetwork, filter);
  const selected = found.find(({ key }) => key === filter.finding) ?? found[0];
  const list: ListView<FindingRow, FindingsFilter> = listView(data, input, {
    filter: findingsFilter,
    find: matching,
    rowOf: (finding) => rowOf(finding, finding === selected, href),
    keyOf: ({ key }) => key,
  });
  return {
    ...list,
    netid,
    areAclsLoading: input.areAclsLoading,
    selected,
    facets: [
      { id: 'all', label: 'All', count: counted.length, href: href({ severity: undefined, finding: '' }) },
      ...severities.map((id) => ({
        id,
        label: severityWords[id],
        tone: severityTones[id],
        count: counted.filter(({ severity }) => severity === id).length,
        href: href({ severity: id, finding: '' }),
      })),
    ],
    options: {
      networks: netid === undefined ? countedOptions(ofNetwork.flatMap(({ networks }) => networks)) : [],
      kinds: countedOptions(
        ofNetwork.map(({ check }) => check.kind),
        new Map(ofNetwork.map(({ check }) => [check.kind, check.title])),
      ),
    },
    text: found.map(findingText).join('\n\n'),
  };
}

function inNetwork(findings: readonly Finding[], netid: string | undefined): readonly Finding[] {
  return netid === undefined ? findings : findings.filter(({ networks }) => networks.includes(netid));
}

function matching(
  findings: readonly Finding[],
  { search, severity, networks, kinds }: FindingsFilter,
): readonly Finding[] {
  const found = findings.filter(
    (finding) =>
      (severity === undefined || finding.severity === severity) &&
      (networks.length === 0 || finding.networks.some((network) => networks.includes(network))) &&
      (kinds.length === 0 || kinds.includes(finding.check.kind)),
  );
  return filterByText(found, search, (finding) => [
    ...finding.subjects.map(subjectName),
    ...finding.networks,
    finding.check.title,
    finding.text,
    ...finding.facts.map(({ value }) => value),
  ]);
}

function rowOf(finding: Finding, isSelected: boolean, href: (changes: Partial<FindingsFilter>) => string) {
  const { key, severity, text, networks, fix } = finding;
  return {
    key,
    severity,
    names: namesOf(finding),
    text,
    networks: networks.length > 1 ? `${networks.length} networks` : (networks[0] ?? 'Server'),
    fix,
    isSelected,
    href: href({ finding: key }),
    finding,
  };
}

export type FindingRow = ReturnType<typeof rowOf>;

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

function countedOptions(ids: readonly string[], labels?: ReadonlyMap<string, string>) {
  return [...new Set(ids)]
    .map((id) => ({ id, label: labels?.get(id) ?? id, count: ids.filter((one) => one === id).length }))
    .toSorted((one, other) => compareNames(one.label, other.label));
}
