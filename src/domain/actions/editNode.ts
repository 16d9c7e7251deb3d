import { refOf, type Node } from '../node/node.ts';
import { nodeForm, nodeFormPart, withNodeChanges, type NodeField, type NodeForm } from '../node/nodeForm.ts';
import type { Action } from './action.ts';
import type { FieldChange } from './changeText.ts';

/** Sets fields of a node to known values. */
export function editNode(node: Node, after: Partial<NodeForm>): Action<'editNode'> {
  const fields = Object.keys(after) as NodeField[];
  return { kind: 'editNode', node: refOf(node), before: nodeFormPart(node, fields), after };
}

/** Returns the node as it is after the change. */
export function editedNode(node: Node, { before, after }: FieldChange<NodeForm>): Node {
  const form = nodeForm(node);
  return withNodeChanges(node, { before: { ...form, ...before }, after: { ...form, ...after } });
}
