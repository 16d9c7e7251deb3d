import { sidesFromStored, valuesIn } from '../edit/storedEdit.ts';
import type { ExternalClientRef } from '../externalClient/externalClient.ts';
import { networkFields, type NetworkForm } from '../network/networkForm.ts';
import { networkValueIn } from '../network/storedNetworkUndo.ts';
import { gatewayRoles } from '../node/gateways.ts';
import type { NodeForm } from '../node/nodeForm.ts';
import { fieldsWithoutCommands, namedNodeFromStored, nodeValueIn } from '../node/storedNodeUndo.ts';
import { networkUserFields, type NetworkUserForm } from '../user/networkUser.ts';
import { listFromWire, textsFromWire, WireError, type WireObject } from '../wire.ts';

const flag = (key: string) => (stored: WireObject) => stored.boolean(key);
const text = (key: string) => (stored: WireObject) => stored.requiredText(key);
const texts = (key: string) => (stored: WireObject) => stored.texts(key);
const node = (key: string) => (stored: WireObject) => stored.required(key, namedNodeFromStored);
const named = (key: string) => (stored: WireObject) => {
  const ref = stored.requiredObject(key);
  return { network: ref.requiredText('network'), name: ref.requiredText('name') };
};

/** The fields that actions have, as they are stored: keys of records and plain values. Each throws if its field has another type. */
export const storedFields = {
  node: node('node'),
  one: node('one'),
  other: node('other'),
  client: (stored: WireObject): ExternalClientRef => {
    const ref = stored.requiredObject('client');
    return { network: ref.requiredText('network'), clientId: ref.requiredText('clientId') };
  },
  key: named('key'),
  entry: named('entry'),
  netid: text('netid'),
  username: text('username'),
  group: text('group'),
  role: (stored: WireObject) => {
    const role = stored.oneOf('role', gatewayRoles);
    if (!role) throw new WireError(stored.pathOf('role'), 'a role', stored.value('role'));
    return role;
  },
  isOn: flag('isOn'),
  isAdding: flag('isAdding'),
  isAllowed: flag('isAllowed'),
  isNatOn: flag('isNatOn'),
  groups: texts('groups'),
  addresses: texts('addresses'),
  pairs: (stored: WireObject) =>
    listFromWire(stored.value('pairs'), stored.pathOf('pairs'), (json, path) => {
      const [one, other, ...more] = textsFromWire(json, path);
      if (one === undefined || other === undefined || more.length > 0)
        throw new WireError(path, 'a pair', json);
      return [one, other] as const;
    }),
  values: (stored: WireObject) => {
    const values = stored.requiredObject('values');
    const fields = networkUserFields.filter((field) => values.has(field));
    return valuesIn<NetworkUserForm>(values, fields, (of, field) => of.text(field));
  },
  before: (stored: WireObject) => changeIn(stored)[0],
  after: (stored: WireObject) => changeIn(stored)[1],
} as const;

export type StoredField = keyof typeof storedFields;

/** The node runs the default commands of its network, so they are never taken from the browser’s storage either. */
const networkWithoutCommands = networkFields.filter(
  (field) => field !== 'defaultPostUp' && field !== 'defaultPostDown',
);

/** Fields of a node or, without one, of a network. Throws if they contain commands. */
function changeIn(stored: WireObject) {
  const sides = stored.has('node')
    ? sidesFromStored<NodeForm>(stored, ['before', 'after'], fieldsWithoutCommands, nodeValueIn)
    : sidesFromStored<NetworkForm>(stored, ['before', 'after'], networkWithoutCommands, networkValueIn);
  if (!sides) throw new WireError(stored.pathOf('after'), 'fields that can be stored', stored.value('after'));
  return sides;
}
