import type { MatrixRectangle } from '../../../components/MatrixGrid/cellPosition.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { pairReason } from '../../../domain/acl/aclMatrix.ts';
import { allowedInRow, isAllowed, isSameRow } from '../../../domain/acl/aclPairs.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { measuredText, type Reports } from '../../../domain/metrics/reports.ts';
import { whyQuery } from '../../../domain/paths.ts';
import { pairWords, reasonTexts } from '../../../domain/acl/aclText.ts';
import { lockedReason, placesOf, type AclAxis, type AclNode } from './aclAxis.ts';
import { pairState, coveredPairs, aclState, aclStates } from './aclCells.ts';
import type { AclSquare } from './useAclSquare.ts';

export type SelectionView = ReturnType<typeof selectionView>;

type CoveredPlaces = { readonly rows: readonly number[]; readonly columns: readonly number[] };

export function coveredBy(
  { rows, columns }: Pick<AclSquare, 'rows' | 'columns'>,
  rectangle: MatrixRectangle,
): CoveredPlaces {
  return {
    rows: placesOf(rows, rectangle.rows.from, rectangle.rows.to),
    columns: placesOf(columns, rectangle.columns.from, rectangle.columns.to),
  };
}

/** Whether acting on the selection allows it: a fully allowed selection is blocked, any other is allowed. */
export function allowsNext(edit: AclEdit, { rows, columns }: CoveredPlaces): boolean {
  const { pairs, allowed } = coveredPairs(edit.pairs, rows, columns);
  return allowed < pairs;
}

export function selectionView(
  edit: AclEdit,
  square: Pick<AclSquare, 'nodes' | 'rows' | 'columns'>,
  rectangle: MatrixRectangle,
  reports?: Reports,
) {
  const { nodes } = square;
  const { rows, columns } = coveredBy(square, rectangle);
  const [one, other] = [rows[0], columns[0]];
  if (rows.length === 1 && columns.length === 1 && one !== undefined && other !== undefined) {
    return pairView(edit, nodes, one, other, reports);
  }
  return {
    is: 'several' as const,
    rows: sideText(square.rows, rectangle.rows, rows.length),
    columns: sideText(square.columns, rectangle.columns, columns.length),
    ...coveredPairs(edit.pairs, rows, columns),
  };
}

function sideText({ headings }: AclAxis, { from, to }: MatrixRectangle['rows'], count: number): string {
  const heading = to - from === 1 ? headings[from] : undefined;
  if (!heading) return counted(count, 'node');
  return heading.kind === 'group' ? `${heading.label} ${grouped(count)}` : heading.label;
}

export type PairView = ReturnType<typeof pairView>;

function pairView(
  edit: AclEdit,
  nodes: readonly AclNode[],
  one: number,
  other: number,
  reports: Reports | undefined,
) {
  const state = pairState(edit, one, other);
  const isChanged = state === aclState.nowAllowed || state === aclState.nowBlocked;
  const isNowAllowed = state === aclState.allowed || state === aclState.nowAllowed;
  const was = isNowAllowed ? pairWords.blocked : pairWords.allowed;
  return {
    is: 'pair' as const,
    one: nodes[one]?.name ?? '',
    other: nodes[other]?.name ?? '',
    isSelf: one === other,
    whyHref: whyQuery(nodes[one]?.id ?? '', nodes[other]?.id),
    isAllowed: isNowAllowed,
    mark: aclStates[state]?.mark ?? ('self' as const),
    isChanged,
    note: isChanged ? `was ${was.toLowerCase()}` : reasonTexts[pairReason(edit.loaded, one, other)],
    measured: reports && measuredText(reports, nodes[one]?.id ?? '', nodes[other]?.id ?? ''),
  };
}

const mostPairs = 3;

/** The names of the first changed pairs. */
export function changedPairs(
  edit: AclEdit,
  nodes: readonly AclNode[],
): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (let one = 0; one < nodes.length && found.length < mostPairs; one++) {
    if (isSameRow(edit.before, edit.pairs, one)) continue;
    for (let other = one + 1; other < nodes.length && found.length < mostPairs; other++) {
      if (isAllowed(edit.before, one, other) === isAllowed(edit.pairs, one, other)) continue;
      found.push([nodes[one]?.name ?? '', nodes[other]?.name ?? '']);
    }
  }
  return found;
}

export type RowView = ReturnType<typeof rowView>;

export function rowView(edit: AclEdit, nodes: readonly AclNode[], place: number) {
  const node = nodes[place];
  return {
    place,
    name: node?.name ?? '',
    href: node?.href,
    lockedReason: node?.href === undefined ? lockedReason(node) : undefined,
    whyHref: whyQuery(node?.id ?? ''),
    allowed: allowedInRow(edit.pairs, place),
    of: nodes.length - 1,
  };
}
