import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow, isAllowed } from '../../../domain/acl/aclPairs.ts';
import { search } from '../../../domain/search.ts';
import type { AclShown } from './aclMatrixQuery.ts';
import type { AclNode } from './aclNodes.ts';

/** Those of the places whose node matches a search. */
export function foundPlaces(
  nodes: readonly AclNode[],
  places: readonly number[],
  text: string,
): readonly number[] {
  return search(places, text, (place) => nodes[place]?.fields ?? []);
}

/** The places with a pair of the kind that is asked for; undefined for all. A pair that was blocked when loaded stays. */
export function placesWith(
  edit: AclEdit,
  shown: AclShown,
  /** The node that the pairs are of; undefined for any. */
  only: number | undefined,
): ReadonlySet<number> | undefined {
  if (shown === 'all') return undefined;
  const all = [...edit.pairs.nodeIds.keys()];
  if (only !== undefined) {
    return new Set(all.filter((place) => place !== only && isPairWith(edit, shown, only, place)));
  }
  const changed = (place: number) => isRowChanged(edit, place);
  if (shown === 'changed') return new Set(all.filter(changed));
  const peers = all.length - 1;
  return new Set(all.filter((place) => allowedInRow(edit.pairs, place) < peers || changed(place)));
}

function isPairWith(edit: AclEdit, shown: AclShown, one: number, other: number): boolean {
  return isChanged(edit, one, other) || (shown === 'blocked' && !isAllowed(edit.pairs, one, other));
}

function isRowChanged({ before, pairs }: AclEdit, row: number): boolean {
  const { stride } = pairs;
  for (let word = row * stride; word < (row + 1) * stride; word++) {
    if (before.bits[word] !== pairs.bits[word]) return true;
  }
  return false;
}
