import { refOf, type Node } from '../node/node.ts';
import { nodeFormPart, type NodeField, type NodeForm } from '../node/nodeForm.ts';
import type { Action } from './action.ts';

/** Sets fields of a node to known values. */
export function editNode(node: Node, after: Partial<NodeForm>): Action<'editNode'> {
  const fields = Object.keys(after) as NodeField[];
  return { kind: 'editNode', node: refOf(node), before: nodeFormPart(node, fields), after };
}
