import { clientKey, type ExternalClientRef } from '../externalClient/externalClient.ts';
import { sidesFromStored, valuesIn } from '../edit/storedEdit.ts';
import { sameList } from '../list.ts';
import { networkFields, networkForm, type NetworkForm } from '../network/networkForm.ts';
import { networkValueIn } from '../network/storedNetworkUndo.ts';
import { gatewayRoles, hasRole } from '../node/gateways.ts';
import { isSameNode, type NamedNode } from '../node/node.ts';
import { nodeForm, type NodeForm } from '../node/nodeForm.ts';
import { fieldsWithoutCommands, namedNodeFromStored, nodeValueIn } from '../node/storedNodeUndo.ts';
import { networkUserFields, networkUserForm, type NetworkUserForm } from '../user/networkUser.ts';
import { userGroupsForm, withGroupChange } from '../user/userForm.ts';
import { listFromWire, textsFromWire, WireError, WireObject } from '../wire.ts';
import type { Action, ActionFields, ActionKind } from './action.ts';
import type { FieldChange } from './changeText.ts';
import type { RecordsNow } from './known.ts';

/** How an action of a kind is read from the tab’s storage, and looked up after a reload. */
type Codec<Kind extends ActionKind> = {
  /** Takes only known fields. Returns nothing for an action that can’t be stored, and throws for anything else. */
  readonly read: (stored: WireObject) => ActionFields[Kind] | undefined;
  /** Whether the records show that it was made. Undefined if they can’t show it. */
  readonly isMade: (action: ActionFields[Kind], records: RecordsNow) => boolean | undefined;
};

const onNode = (stored: WireObject) => ({ node: stored.required('node', namedNodeFromStored) });
const onClient = (stored: WireObject) => ({ client: stored.required('client', clientFrom) });
const onNetwork = (stored: WireObject) => ({ netid: stored.requiredText('netid') });
const onUser = (stored: WireObject) => ({ username: stored.requiredText('username') });
const named = (key: string) => (stored: WireObject) =>
  stored.required(key, (json, path) => {
    const ref = new WireObject(json, path);
    return { network: ref.requiredText('network'), name: ref.requiredText('name') };
  });
const unknown = () => undefined;

const nodeIn = (node: NamedNode, { nodes }: RecordsNow) => nodes.find((listed) => isSameNode(listed, node));
const clientIn = (client: ExternalClientRef, { clients }: RecordsNow) =>
  [...(clients?.values() ?? [])].flat().find((listed) => clientKey(listed) === clientKey(client));

const codecs: { readonly [Kind in ActionKind]: Codec<Kind> } = {
  approveNode: {
    read: onNode,
    isMade: ({ node }, records) => nodeIn(node, records)?.isPending === false,
  },
  connectNode: {
    read: onNode,
    isMade: ({ node }, records) => nodeIn(node, records)?.isConnected,
  },
  disconnectNode: {
    read: onNode,
    isMade: ({ node }, records) => nodeIn(node, records)?.isConnected === false,
  },
  switchRole: {
    read: (stored) => {
      const role = gatewayRoles.find((known) => known === stored.text('role'));
      return role && { ...onNode(stored), role, isOn: stored.boolean('isOn') };
    },
    isMade: ({ node, role, isOn }, records) => {
      const found = nodeIn(node, records);
      return found && hasRole(found, role) === isOn;
    },
  },
  deleteNode: {
    read: onNode,
    isMade: ({ node }, records) => records.listedNodes && !nodeIn(node, records),
  },
  editNode: {
    read: (stored) => {
      const change = changeIn<NodeForm>(stored, fieldsWithoutCommands, nodeValueIn);
      return change && { ...onNode(stored), ...change };
    },
    isMade: (action, records) => {
      const found = nodeIn(action.node, records);
      return found && isChangeMade(action, nodeForm(found));
    },
  },
  createEgressAgain: {
    read: (stored) => ({ ...onNode(stored), ...(stored.boolean('isNatOn') && { isNatOn: true }) }),
    isMade: unknown,
  },
  setRelay: {
    read: (stored) => ({ ...onNode(stored), addresses: stored.texts('addresses') }),
    isMade: ({ node, addresses }, records) => {
      const found = nodeIn(node, records);
      return found && found.isRelay && sameList(found.relayAddresses, addresses);
    },
  },
  enableClient: {
    read: onClient,
    isMade: ({ client }, records) => clientIn(client, records)?.isEnabled,
  },
  disableClient: {
    read: onClient,
    isMade: ({ client }, records) => clientIn(client, records)?.isEnabled === false,
  },
  deleteClient: {
    read: onClient,
    isMade: ({ client }, records) => records.clients && !clientIn(client, records),
  },
  deleteAccessKey: {
    read: (stored) => ({ key: named('key')(stored) }),
    isMade: ({ key }, { networks }) =>
      networks.get(key.network)?.accessKeys.every(({ name }) => name !== key.name),
  },
  deleteDnsEntry: {
    read: (stored) => ({ entry: named('entry')(stored) }),
    isMade: ({ entry }, { dnsEntries }) =>
      dnsEntries?.every(({ network, name }) => network !== entry.network || name !== entry.name),
  },
  deleteUser: {
    read: onUser,
    isMade: ({ username }, { users }) => users?.every((user) => user.username !== username),
  },
  changeGroups: {
    read: (stored) => ({
      ...onUser(stored),
      groups: stored.texts('groups'),
      isAdding: stored.boolean('isAdding'),
    }),
    isMade: ({ username, ...change }, { users }) => {
      const user = users?.find((listed) => listed.username === username);
      const form = user && userGroupsForm(user);
      return form && sameList(form.groups, withGroupChange(form, change).groups);
    },
  },
  deleteUserGroup: {
    read: (stored) => ({ group: stored.requiredText('group') }),
    isMade: ({ group }, { groups }) => groups && !groups.includes(group),
  },
  setPermission: {
    read: (stored) => {
      const given = stored.object('values');
      const fields = networkUserFields.filter((field) => given?.has(field));
      const values = given && valuesIn<NetworkUserForm>(given, fields, (of, field) => of.text(field));
      return values && { ...onNetwork(stored), ...onUser(stored), values };
    },
    isMade: ({ netid, username, values }, { networkUsers }) => {
      const user = networkUsers?.get(netid)?.find(({ id }) => id === username);
      return user && hasValues(networkUserForm(user), values);
    },
  },
  removePermission: {
    read: (stored) => ({ ...onNetwork(stored), ...onUser(stored) }),
    isMade: ({ netid, username }, { networkUsers }) =>
      networkUsers?.get(netid)?.every(({ id }) => id !== username),
  },
  deleteNetwork: {
    read: onNetwork,
    isMade: ({ netid }, { networks, listedNodes }) => listedNodes && !networks.has(netid),
  },
  refreshKeys: { read: onNetwork, isMade: unknown },
  editNetwork: {
    read: (stored) => {
      const known = networkFields.filter((field) => field !== 'defaultPostUp' && field !== 'defaultPostDown');
      const change = changeIn<NetworkForm>(stored, known, networkValueIn);
      return change && { ...onNetwork(stored), ...change };
    },
    isMade: (action, { networks }) => {
      const network = networks.get(action.netid);
      return network && isChangeMade(action, networkForm(network));
    },
  },
  allowPair: {
    read: (stored) => ({
      one: stored.required('one', namedNodeFromStored),
      other: stored.required('other', namedNodeFromStored),
    }),
    isMade: unknown,
  },
  setPairs: {
    read: (stored) => ({
      ...onNetwork(stored),
      pairs: listFromWire(stored.value('pairs'), stored.pathOf('pairs'), pairFrom),
      isAllowed: stored.boolean('isAllowed'),
    }),
    isMade: unknown,
  },
};

/**
 * Returns the action as data that can be stored: references by key and changed fields, without secrets. Undefined if it
 * can’t be stored, because it contains commands, which the console never takes from the browser’s storage.
 */
export function actionFromStored(json: unknown): Action | undefined {
  try {
    const stored = new WireObject(json, 'action');
    const kind = Object.keys(codecs).find((known) => known === stored.text('kind'));
    return kind === undefined ? undefined : actionOfKind(kind as ActionKind, stored);
  } catch {
    return undefined;
  }
}

function actionOfKind(kind: ActionKind, stored: WireObject): Action | undefined {
  const fields = codecs[kind].read(stored);
  // The codec of a kind reads the fields of that kind.
  return fields && ({ kind, ...fields } as Action);
}

/** Whether the records show that an action was made, whose outcome a reload has hidden. */
export function isActionMade<Kind extends ActionKind>(
  action: Action<Kind>,
  records: RecordsNow,
): boolean | undefined {
  return codecs[action.kind].isMade(action, records);
}

function clientFrom(json: unknown, path: string): ExternalClientRef {
  const ref = new WireObject(json, path);
  return { network: ref.requiredText('network'), clientId: ref.requiredText('clientId') };
}

function pairFrom(json: unknown, path: string): readonly [string, string] {
  const [one, other, ...more] = textsFromWire(json, path);
  if (one === undefined || other === undefined || more.length > 0) throw new WireError(path, 'a pair', json);
  return [one, other];
}

function changeIn<Form>(
  stored: WireObject,
  known: readonly (keyof Form & string)[],
  valueIn: (values: WireObject, field: keyof Form & string) => unknown,
): FieldChange<Form> | undefined {
  const sides = sidesFromStored(stored, ['before', 'after'], known, valueIn);
  return sides && { before: sides[0], after: sides[1] };
}

/** Undefined if the record has neither the values from before nor those that were sent. */
function isChangeMade<Form extends object>(
  { before, after }: FieldChange<Form>,
  form: Form,
): boolean | undefined {
  if (hasValues(form, after)) return true;
  return hasValues(form, before) ? false : undefined;
}

function hasValues<Form extends object>(form: Form, values: Partial<Form>): boolean {
  return Object.entries(values).every(([field, value]) => Reflect.get(form, field) === value);
}
