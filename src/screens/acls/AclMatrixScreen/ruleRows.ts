import { isChanged, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { allowedInRow } from '../../../domain/acl/aclPairs.ts';
import { placesOf, type AclAxis, type AclNode } from './aclAxis.ts';

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

function nodesIn(nodes: readonly AclNode[], axis: AclAxis): readonly (readonly [number, AclNode])[] {
  return placesOf(axis, 0, axis.entries.length).flatMap((place) => {
    const node = nodes[place];
    return node ? [[place, node] as const] : [];
  });
}
