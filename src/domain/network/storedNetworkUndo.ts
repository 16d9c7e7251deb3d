import { changedFields, type Edit } from '../edit/edit.ts';
import type { Wish } from '../edit/undo.ts';
import { WireObject } from '../wire.ts';
import type { Network } from './network.ts';
import {
  networkFields,
  networkFieldTexts,
  networkForm,
  withNetworkChanges,
  type NetworkField,
  type NetworkForm,
} from './networkForm.ts';

type Values = Partial<NetworkForm>;

/** The undo of an edit of a network as data, which the tab keeps over a reload. */
export type StoredNetworkUndo = { readonly netid: string; readonly from: Values; readonly to: Values };

const switches: readonly NetworkField[] = ['defaultUdpHolePunch', 'allowManualSignup', 'defaultAcl'];

/** These change all nodes or are run by them, so their undo ends with the page. */
const ofNodes: readonly NetworkField[] = [
  'isIPv4',
  'isIPv6',
  'addressRange',
  'addressRange6',
  'isPointToSite',
  'defaultPostUp',
  'defaultPostDown',
];

const storable = networkFields.filter((field) => !ofNodes.includes(field));

export function networkUndoToStored(
  netid: string,
  inverse: Edit<NetworkForm>,
): StoredNetworkUndo | undefined {
  const changed = changedFields(inverse, networkFields);
  if (changed.length === 0 || !changed.every((field) => storable.includes(field))) return undefined;
  const valuesOf = (form: NetworkForm): Values =>
    Object.fromEntries(changed.map((field) => [field, form[field]]));
  return { netid, from: valuesOf(inverse.before), to: valuesOf(inverse.after) };
}

/** Returns nothing unless all values are of known fields. Throws if a value has another type. */
export function networkUndoFromStored(stored: WireObject): StoredNetworkUndo | undefined {
  const [from, to] = [stored.object('from'), stored.object('to')];
  const fields = storable.filter((field) => from?.has(field) && to?.has(field));
  const isWhole = from?.keys().length === fields.length && to?.keys().length === fields.length;
  if (!from || !to || !isWhole || fields.length === 0) return undefined;
  const valuesIn = (values: WireObject): Values =>
    Object.fromEntries(
      fields.map((field) => [field, switches.includes(field) ? values.boolean(field) : values.text(field)]),
    );
  return { netid: stored.requiredText('netid'), from: valuesIn(from), to: valuesIn(to) };
}

/** The undo as an edit on top of the current record. It conflicts if the values have changed since. */
export function networkUndoWish(
  { from, to }: StoredNetworkUndo,
  network: Network,
): Wish<Network, NetworkForm> {
  const before = { ...networkForm(network), ...from };
  const edit = { before, after: { ...before, ...to } };
  return { ...edit, restore: (current) => withNetworkChanges(current, edit) };
}

export function networkUndoText({ netid, to }: StoredNetworkUndo): string {
  const values = networkFields.flatMap((field) => {
    const value = to[field];
    if (value === undefined) return [];
    const shown = typeof value === 'boolean' ? (value ? 'on' : 'off') : value === '' ? 'empty' : value;
    return [`${networkFieldTexts[field].label}: ${shown}`];
  });
  return `Undo restores ${netid}: ${values.join(', ')}`;
}
