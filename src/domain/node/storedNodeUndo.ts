import type { Edit } from '../edit/edit.ts';
import {
  editFromStored,
  editOfStored,
  editToStored,
  storedEditOf,
  storedValuesText,
  type StoredEdit,
} from '../edit/storedEdit.ts';
import type { Wish } from '../edit/undo.ts';
import { WireObject } from '../wire.ts';
import { refOf, type NamedNode, type Node } from './node.ts';
import {
  nodeFields,
  nodeFieldTexts,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
} from './nodeForm.ts';

/** The undo of an edit of a node as data, which the tab keeps over a reload. */
export type StoredNodeUndo = { readonly node: NamedNode } & StoredEdit<NodeForm>;

/** The node runs these, so the console never takes them from the browser’s storage. */
const commands: readonly NodeField[] = ['postUp', 'postDown'];

export const fieldsWithoutCommands = nodeFields.filter((field) => !commands.includes(field));

/** The others overwrite rules or change other nodes, so the undo of their edit ends with the page. */
const storable = fieldsWithoutCommands.filter((field) => field !== 'defaultAcl' && field !== 'isHub');

export function nodeUndoToStored(node: NamedNode, inverse: Edit<NodeForm>): StoredNodeUndo | undefined {
  const edit = editToStored(inverse, nodeFields, storable);
  return edit && { node: refOf(node), ...edit };
}

/** The undo of some fields of an edit. */
export function nodeUndoOf(
  node: NamedNode,
  inverse: Edit<NodeForm>,
  fields: readonly NodeField[],
): StoredNodeUndo {
  return { node: refOf(node), ...storedEditOf(inverse, fields) };
}

/** Returns nothing unless all values are of known fields and of their type. */
export function nodeUndoFromStored(
  json: unknown,
  known: readonly NodeField[] = storable,
): StoredNodeUndo | undefined {
  try {
    const stored = new WireObject(json, 'undo');
    const node = stored.required('node', namedNodeFromStored);
    const edit = editFromStored<NodeForm>(stored, known, nodeValueIn);
    return edit && { node, ...edit };
  } catch {
    return undefined;
  }
}

export function namedNodeFromStored(json: unknown, path: string): NamedNode {
  const ref = new WireObject(json, path);
  return {
    network: ref.requiredText('network'),
    id: ref.requiredText('id'),
    name: ref.requiredText('name'),
  };
}

export function nodeValueIn(values: WireObject, field: NodeField): unknown {
  return field.startsWith('is') || field === 'udpHolePunch' ? values.boolean(field) : values.text(field);
}

/** The undo as an edit on top of the current record. It conflicts if the values have changed since. */
export function nodeUndoWish(stored: StoredNodeUndo, fresh: Node): Wish<Node, NodeForm> {
  const edit = editOfStored(stored, nodeForm(fresh));
  return { ...edit, restore: (current) => withNodeChanges(current, edit) };
}

/** Names what the undo does from its own data, so that it can’t pass for another one. */
export function nodeUndoText(stored: StoredNodeUndo): string {
  const { name, network } = stored.node;
  const values = storedValuesText(stored, nodeFields, (field) => nodeFieldTexts[field].label);
  return `restores ${name} in ${network}: ${values}`;
}
