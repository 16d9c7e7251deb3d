import type { Edit } from '../edit/edit.ts';
import {
  editFromStored,
  editOfStored,
  editToStored,
  storedValuesText,
  type StoredEdit,
} from '../edit/storedEdit.ts';
import type { Wish } from '../edit/undo.ts';
import type { WireObject } from '../wire.ts';
import type { Network } from './network.ts';
import {
  networkFields,
  networkFieldTexts,
  networkForm,
  withNetworkChanges,
  type NetworkField,
  type NetworkForm,
} from './networkForm.ts';

/** The undo of an edit of a network as data, which the tab keeps over a reload. */
export type StoredNetworkUndo = { readonly netid: string } & StoredEdit<NetworkForm>;

const switches: readonly NetworkField[] = [
  'isIPv4',
  'isIPv6',
  'isPointToSite',
  'defaultUdpHolePunch',
  'allowManualSignup',
  'defaultAcl',
];

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
  const edit = editToStored(inverse, networkFields, storable);
  return edit && { netid, ...edit };
}

/** Returns nothing unless all values are of known fields. Throws if a value has another type. */
export function networkUndoFromStored(stored: WireObject): StoredNetworkUndo | undefined {
  const edit = editFromStored<NetworkForm>(stored, storable, networkValueIn);
  return edit && { netid: stored.requiredText('netid'), ...edit };
}

export function networkValueIn(values: WireObject, field: NetworkField): unknown {
  return switches.includes(field) ? values.boolean(field) : values.text(field);
}

/** The undo as an edit on top of the current record. It conflicts if the values have changed since. */
export function networkUndoWish(stored: StoredNetworkUndo, network: Network): Wish<Network, NetworkForm> {
  const edit = editOfStored(stored, networkForm(network));
  return { ...edit, restore: (current) => withNetworkChanges(current, edit) };
}

export function networkUndoText(stored: StoredNetworkUndo): string {
  const values = storedValuesText(stored, networkFields, (field) => networkFieldTexts[field].label);
  return `restores ${stored.netid}: ${values}`;
}
