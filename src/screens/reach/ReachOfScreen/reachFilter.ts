import {
  addressFilter,
  anyOf,
  direction,
  filterByText,
  oneOf,
  searched,
} from '../../../domain/listFilter.ts';
import { compareNames } from '../../../domain/order.ts';
import {
  facetOf,
  reachFacets,
  rowVerdicts,
  type ReachDirection,
  type ReachFacet,
  type ReachRow,
} from '../../../domain/reach/report/reachOf.ts';
import { reasonGroupIds, type ReasonGroup } from '../../../domain/reach/rules/groups.ts';
import type { ListFilter } from '../../list/RecordList/listState.ts';

export const reachSorts = ['name', 'address', 'path', 'verdict'] as const;
type ReachSort = (typeof reachSorts)[number];

export const kinds: readonly ReachRow['kind'][] = ['node', 'client', 'range'];

export type ReachFilter = ListFilter & {
  readonly direction: ReachDirection;
  readonly facet: ReachFacet | undefined;
  readonly reasons: readonly ReasonGroup[];
  readonly kinds: readonly ReachRow['kind'][];
  readonly sort: ReachSort;
  readonly isAscending: boolean;
};

export const noReachFilter = {
  facet: undefined,
  search: '',
  reasons: [],
  kinds: [],
} satisfies Partial<ReachFilter>;

export const reachFilter = addressFilter<ReachFilter>({
  direction: oneOf<ReachDirection, 'to'>('direction', ['to', 'from'], 'to'),
  facet: oneOf<ReachFacet>('show', reachFacets),
  search: searched,
  reasons: anyOf('reason', reasonGroupIds),
  kinds: anyOf('kind', kinds),
  sort: oneOf<ReachSort, 'name'>('sort', reachSorts, 'name'),
  isAscending: direction,
});

export function listedRows(rows: readonly ReachRow[], filter: ReachFilter): readonly ReachRow[] {
  const { facet, reasons, sort, isAscending } = filter;
  const narrowed = filterByText(
    rows,
    filter.search,
    ({ name, address }) => [name, address],
    ({ otherNames = [] }) => otherNames,
  ).filter(
    (row) =>
      (facet === undefined || facetOf(row) === facet) &&
      (reasons.length === 0 || (row.group !== undefined && reasons.includes(row.group))) &&
      (filter.kinds.length === 0 || filter.kinds.includes(row.kind)),
  );
  if (sort === 'name' && isAscending) return narrowed;
  const ordered = narrowed.toSorted((a, b) => compareBy[sort](a, b) || compareNames(a.name, b.name));
  return isAscending ? ordered : ordered.toReversed();
}

const compareBy: Readonly<Record<ReachSort, (one: ReachRow, other: ReachRow) => number>> = {
  // Ranges come after members.
  name: (a, b) => Number(a.kind === 'range') - Number(b.kind === 'range') || compareNames(a.name, b.name),
  address: (a, b) => compareNames(a.address, b.address),
  path: (a, b) => compareNames(a.path, b.path),
  verdict: (a, b) =>
    rowVerdicts.indexOf(a.verdict) - rowVerdicts.indexOf(b.verdict) || compareNames(a.reason, b.reason),
};
