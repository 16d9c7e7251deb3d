import { type Node, nodeKey, type NamedNode } from '../../../domain/node/node.ts';
import { canApprove } from '../../../domain/session/permissions.ts';
import { bulkDeletion, type DeletionContext, type NodeDeletion } from '../nodeDeletion.ts';
import type { RowSurroundings } from './nodeRow.ts';

/** What can be done with the selected nodes. Those that the filters hide are not touched, and so not counted. */
export type SelectionView = {
  readonly keys: ReadonlySet<string>;
  readonly count: number;
  /** The pending ones that may be approved. */
  readonly approvable: readonly NamedNode[];
  readonly deletable: readonly NamedNode[];
  readonly deletion: NodeDeletion;
};

/** A node as an action on several needs it: the names stand in the list of results. */
export function selectionView(
  selected: readonly Node[],
  context: DeletionContext & Pick<RowSurroundings, 'networks'>,
): SelectionView {
  const { viewer, networks } = context;
  const { nodes: deletable, ...deletion } = bulkDeletion(selected, context);
  return {
    keys: new Set(selected.map(nodeKey)),
    count: selected.length,
    approvable: selected.filter((node) => canApprove(viewer, node, networks.get(node.network))).map(named),
    deletable: deletable.map(named),
    deletion,
  };
}

function named({ network, id, name }: Node): NamedNode {
  return { network, id, name };
}
