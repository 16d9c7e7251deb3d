import { changedFields, type Edit } from '../edit/edit.ts';
import type { Wish } from '../edit/undo.ts';
import { WireObject } from '../wire.ts';
import type { NamedNode, Node } from './node.ts';
import {
  nodeFields,
  nodeFieldTexts,
  nodeForm,
  withNodeChanges,
  type NodeField,
  type NodeForm,
} from './nodeForm.ts';

type Values = Partial<NodeForm>;

/** The undo of an edit of a node as data, which the tab keeps over a reload. */
export type StoredNodeUndo = { readonly node: NamedNode; readonly from: Values; readonly to: Values };

/** The others overwrite rules, change other nodes or are run by the node, so their undo ends with the page. */
const storable = nodeFields.filter((field) => !['defaultAcl', 'isHub', 'postUp', 'postDown'].includes(field));

export function nodeUndoToStored(node: NamedNode, inverse: Edit<NodeForm>): StoredNodeUndo | undefined {
  const changed = changedFields(inverse, nodeFields);
  if (changed.length === 0 || !changed.every((field) => storable.includes(field))) return undefined;
  return nodeUndoOf(node, inverse, changed);
}

/** The undo of some fields of an edit. */
export function nodeUndoOf(
  { network, id, name }: NamedNode,
  inverse: Edit<NodeForm>,
  fields: readonly NodeField[],
): StoredNodeUndo {
  const valuesOf = (form: NodeForm): Values =>
    Object.fromEntries(fields.map((field) => [field, form[field]]));
  return { node: { network, id, name }, from: valuesOf(inverse.before), to: valuesOf(inverse.after) };
}

/** Returns nothing unless all values are of known fields and of their type. */
export function nodeUndoFromStored(
  json: unknown,
  known: readonly NodeField[] = storable,
): StoredNodeUndo | undefined {
  try {
    const stored = new WireObject(json, 'undo');
    const node = stored.required('node', (value, path) => {
      const ref = new WireObject(value, path);
      return {
        network: ref.requiredText('network'),
        id: ref.requiredText('id'),
        name: ref.requiredText('name'),
      };
    });
    const [from, to] = [stored.object('from'), stored.object('to')];
    const fields = known.filter((field) => from?.has(field) && to?.has(field));
    const isWhole = from?.keys().length === fields.length && to?.keys().length === fields.length;
    if (!from || !to || !isWhole || fields.length === 0) return undefined;
    const valuesIn = (values: WireObject): Values =>
      Object.fromEntries(fields.map((field) => [field, valueIn(values, field)]));
    return { node, from: valuesIn(from), to: valuesIn(to) };
  } catch {
    return undefined;
  }
}

function valueIn(values: WireObject, field: keyof NodeForm): unknown {
  return isFlag(field) ? values.boolean(field) : values.text(field);
}

function isFlag(field: keyof NodeForm): boolean {
  return field.startsWith('is') || field === 'udpHolePunch';
}

/** The undo as an edit on top of the current record. It conflicts if the values have changed since. */
export function nodeUndoWish({ from, to }: StoredNodeUndo, fresh: Node): Wish<Node, NodeForm> {
  const before = { ...nodeForm(fresh), ...from };
  const edit = { before, after: { ...before, ...to } };
  return { ...edit, restore: (current) => withNodeChanges(current, edit) };
}

/** Names what the undo does from its own data, so that it can’t pass for another one. */
export function nodeUndoText({ node, to }: StoredNodeUndo, verb = 'Undo'): string {
  const values = nodeFields.flatMap((field) => {
    const value = to[field];
    if (value === undefined) return [];
    const shown = typeof value === 'boolean' ? (value ? 'on' : 'off') : value === '' ? 'empty' : value;
    return [`${nodeFieldTexts[field].label}: ${shown}`];
  });
  return `${verb} restores ${node.name} in ${node.network}: ${values.join(', ')}`;
}
