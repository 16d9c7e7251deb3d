import type { MatrixState } from '../../../components/MatrixGrid/marks.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { pairReason } from '../../../domain/acl/aclMatrix.ts';
import { isAllowed, maskOf, pairCount, type AclPairs } from '../../../domain/acl/aclPairs.ts';
import { bitsSet, hasBit } from '../../../domain/reach/pairs/bits.ts';
import type { IntentEffect } from '../../../domain/acl/intent/intent.ts';
import type { AclAxis, AxisEntry } from './aclAxis.ts';

type AclMarks = {
  readonly byOthers?: AclPairs | undefined;
  readonly planned?: Pick<IntentEffect, 'changed' | 'isAllowed'> | undefined;
};

export function aclCells(
  edit: AclEdit,
  rows: AclAxis,
  columns: AclAxis,
  { byOthers, planned }: AclMarks = {},
): (row: number, column: number) => AclState {
  // The grid asks repeatedly, and counting the pairs of groups is slow.
  const groupStates = new Map<number, AclState>();
  const ofGroups = (a: AxisEntry, b: AxisEntry) => {
    const state = groupState(coveredPairs(edit.pairs, a.places, b.places));
    const isPlanned = planned && coveredPairs(planned.changed, a.places, b.places).allowed > 0;
    return isPlanned ? state + fromPlans : state;
  };
  const ofNodes = (one: number, other: number) => {
    if (planned && isAllowed(planned.changed, one, other)) {
      return fromPlans + (planned.isAllowed ? aclState.allowed : aclState.blocked);
    }
    const state = pairState(edit, one, other);
    return byOthers && isAllowed(byOthers, one, other) ? state + fromOthers : state;
  };
  return (row, column) => {
    const [one, other] = [rows.entries[row], columns.entries[column]];
    if (!one || !other) return aclState.self;
    if (!one.isGroup && !other.isGroup) return ofNodes(one.places[0] ?? -1, other.places[0] ?? -1);
    const at = row * columns.entries.length + column;
    const state = groupStates.get(at) ?? ofGroups(one, other);
    groupStates.set(at, state);
    return state;
  };
}

export function pairState(edit: AclEdit, one: number, other: number): AclState {
  if (one === other) return aclState.self;
  const was = isAllowed(edit.before, one, other);
  if (isAllowed(edit.pairs, one, other)) return was ? aclState.allowed : aclState.nowAllowed;
  return was ? aclState.nowBlocked : aclState[pairReason(edit.loaded, one, other)];
}

export function groupState({ pairs, allowed }: PairCount): AclState {
  if (pairs === 0) return aclState.self;
  if (allowed === pairs) return aclState.allAllowed;
  if (allowed === 0) return aclState.allBlocked;
  // Never 0% or 100%, however small the rest is.
  return aclState.allBlocked + Math.min(99, Math.max(1, Math.round((1 - allowed / pairs) * 100)));
}

type PairCount = { readonly pairs: number; readonly allowed: number };

/** Both lists contain each index once. A pair covered in both directions counts once. */
export function coveredPairs(
  pairs: AclPairs,
  rows: readonly number[],
  columns: readonly number[],
): PairCount {
  if (rows.length > columns.length) return coveredPairs(pairs, columns, rows);
  const inColumns = maskOf(columns, pairs.stride);
  const both = rows.filter((row) => hasBit(inColumns, pairs.stride, 0, row));
  const inBoth = maskOf(both, pairs.stride);
  return {
    pairs: rows.length * columns.length - both.length - pairCount(both.length),
    allowed: allowedIn(pairs, rows, inColumns) - allowedIn(pairs, both, inBoth) / 2,
  };
}

function allowedIn({ bits, stride }: AclPairs, rows: readonly number[], mask: Uint32Array): number {
  let allowed = 0;
  for (const row of rows) {
    for (let word = 0; word < stride; word++) {
      allowed += bitsSet((bits[row * stride + word] ?? 0) & (mask[word] ?? 0));
    }
  }
  return allowed;
}

/** Cell states as indexes in `aclStates`: pairs first, then groups, then groups with 1% to 99% blocked. */
export const aclState = {
  allowed: 0,
  blocked: 1,
  missing: 2,
  oneSided: 3,
  nowAllowed: 4,
  nowBlocked: 5,
  self: 6,
  allAllowed: 7,
  allBlocked: 8,
} as const;

export type AclState = number;

const plainStates: readonly MatrixState[] = [
  { mark: 'dot', isChanged: false, description: 'allowed' },
  { mark: 'tile', isChanged: false, description: 'blocked' },
  { mark: 'tile', isChanged: false, description: 'blocked, its ACL rule is missing on the server' },
  { mark: 'half', isChanged: false, description: 'blocked, allowed in only one direction' },
  { mark: 'dot', isChanged: true, description: 'allowed, was blocked' },
  { mark: 'tile', isChanged: true, description: 'blocked, was allowed' },
  { mark: 'self', isChanged: false, description: 'the same node' },
  { mark: 'dot', isChanged: false, description: 'all pairs allowed' },
  { mark: 'tile', isChanged: false, description: 'all pairs blocked' },
  ...Array.from({ length: 99 }, (_, index): MatrixState => {
    const percent = `${index + 1}%`;
    return {
      mark: 'mixed',
      share: (index + 1) / 100,
      label: percent,
      description: `${percent} of pairs blocked`,
    };
  }),
];

const fromOthers = plainStates.length;
const fromPlans = 2 * plainStates.length;

export const aclStates: readonly MatrixState[] = [
  ...plainStates,
  ...plainStates.map((state) => ({
    ...state,
    isFlagged: true,
    description: `${state.description}, changed by someone else`,
  })),
  ...plainStates.map((state, place) => ({
    ...state,
    isPlanned: true,
    description:
      place <= aclState.blocked ? `would be ${state.description}` : `${state.description}, some would change`,
  })),
];
