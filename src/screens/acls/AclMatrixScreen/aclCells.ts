import { why } from '../../../domain/acl/aclMatrix.ts';
import type { AclEdit } from '../../../domain/acl/aclEdit.ts';
import { isAllowed } from '../../../domain/acl/aclPairs.ts';
import type { AclAxis, AxisEntry } from './aclAxis.ts';
import { aclState, type AclState } from './aclStates.ts';
import { allowedIn, isIn, maskOf, type PairCount } from './coveredPairs.ts';

/** How many pairs two groups have, by their places among the groups. */
export type GroupCount = (row: number, column: number) => PairCount;

/** What the cells of a matrix say, by row and column as they are shown. */
export function aclCells(
  edit: AclEdit,
  rows: AclAxis,
  columns: AclAxis,
  groupCount: GroupCount,
): (row: number, column: number) => AclState {
  return (row, column) => {
    const [one, other] = [rows.entries[row], columns.entries[column]];
    if (!one || !other) return aclState.self;
    if (one.group !== undefined && other.group !== undefined)
      return stateOf(groupCount(one.group, other.group));
    if (one.group !== undefined) return stateOf(groupAndNode(edit, one, placeOf(other)));
    if (other.group !== undefined) return stateOf(groupAndNode(edit, other, placeOf(one)));
    return pairState(edit, placeOf(one), placeOf(other));
  };
}

/** Of two nodes by their places in the container. */
export function pairState(edit: AclEdit, one: number, other: number): AclState {
  if (one === other) return aclState.self;
  const was = isAllowed(edit.before, one, other);
  if (isAllowed(edit.pairs, one, other)) return was ? aclState.allowed : aclState.nowAllowed;
  return was ? aclState.nowBlocked : aclState[why(edit.loaded, one, other)];
}

const masks = new WeakMap<AxisEntry, Uint32Array>();

function groupAndNode({ pairs }: AclEdit, group: AxisEntry, node: number): PairCount {
  const mask = masks.get(group) ?? maskOf(group.places, pairs.stride);
  masks.set(group, mask);
  const others = group.places.length - (isIn(mask, node) ? 1 : 0);
  return { pairs: others, allowed: allowedIn(pairs, [node], mask) };
}

function stateOf({ pairs, allowed }: PairCount): AclState {
  if (pairs === 0) return aclState.self;
  if (allowed === pairs) return aclState.allAllowed;
  return allowed === 0 ? aclState.allBlocked : aclState.mixed;
}

function placeOf({ places }: AxisEntry): number {
  return places[0] ?? -1;
}
