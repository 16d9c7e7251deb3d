import type { MatrixState } from '../../../components/MatrixGrid/marks.ts';
import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow, isAllowed } from '../../../domain/acl/aclPairs.ts';
import { placesOf, type AclAxis, type AclNode } from './aclAxis.ts';
import { pairState, aclStates } from './aclCells.ts';

/** As many as a phone scrolls through; others are found by filtering. */
export const mostListed = 100;

/** A node and how many others it reaches. */
export type NodeRuleRow = {
  readonly id: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly isServer: boolean;
  readonly allowed: number;
  readonly of: number;
  readonly isChanged: boolean;
};

export function nodeRuleRows(
  edit: AclEdit,
  nodes: readonly AclNode[],
  rows: AclAxis,
): readonly NodeRuleRow[] {
  return nodesIn(nodes, rows).map(([place, { id, name, href, isServer }]) => ({
    id,
    name,
    href,
    isServer,
    allowed: allowedInRow(edit.pairs, place),
    of: nodes.length - 1,
    isChanged: nodes.some((_, other) => isChanged(edit, place, other)),
  }));
}

/** A peer of one node, and the rule between them. */
export type PeerRuleRow = MatrixState & {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly isAllowed: boolean;
};

export function peerRuleRows(
  edit: AclEdit,
  nodes: readonly AclNode[],
  columns: AclAxis,
  only: number,
): readonly PeerRuleRow[] {
  return nodesIn(nodes, columns).flatMap(([place, { id, name }]) => {
    const state = aclStates[pairState(edit, only, place)];
    if (place === only || !state) return [];
    return [{ id, place, name, isAllowed: isAllowed(edit.pairs, only, place), ...state }];
  });
}

function nodesIn(nodes: readonly AclNode[], axis: AclAxis): readonly (readonly [number, AclNode])[] {
  return placesOf(axis, 0, axis.entries.length).flatMap((place) => {
    const node = nodes[place];
    return node ? [[place, node] as const] : [];
  });
}
