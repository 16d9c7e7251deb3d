import type { Action } from '../actions/action.ts';
import { networkChangeText, nodeChangeText } from '../actions/changeText.ts';
import { editNode } from '../actions/editNode.ts';
import { counted } from '../format/count.ts';
import { spelledIP } from '../ip.ts';
import { textFromList } from '../list.ts';
import type { Network } from '../network/network.ts';
import { networkForm, type NetworkField, type NetworkForm } from '../network/networkForm.ts';
import { refOf, type Node } from '../node/node.ts';
import type { NodeForm } from '../node/nodeForm.ts';
import { paths } from '../paths.ts';
import { type Deletable, type Fix, nodeSubject } from './finding.ts';

/** Leads to a node whose machine a person has to look at. */
export const viewNode = (node: Node): Fix => ({ label: 'View node', href: paths.node(node) });

/** Opens the review of everything that another node takes over. */
export const replaceNode = (node: Node): Fix => ({
  label: 'Replace…',
  href: paths.nodeTask(node.network, 'replace', [node.id]),
});

export const viewNodes = ([first]: readonly Node[], query = ''): Fix => ({
  label: 'View nodes',
  href: paths.nodes(first?.network) + query,
});

/** Opens the form of a node at a field whose value only a person knows. */
export const editField = (node: Node, field: string, label: string): Fix => ({
  label,
  href: paths.editNodeField(node, field),
});

export const editNetwork = (netid: string): Fix => ({
  label: 'Edit network',
  href: paths.editNetwork(netid),
});

export const deleteRecord = (record: Deletable, label: string): Fix => act(label, deletionOf(record));

export function deletionOf(record: Deletable): Action {
  const { network, name } = record;
  switch (record.kind) {
    case 'node':
      return { kind: 'deleteNode', node: { network, id: record.id, name } };
    case 'client':
      return { kind: 'deleteClient', client: { network, clientId: name } };
    case 'accessKey':
      return { kind: 'deleteAccessKey', key: { network, name } };
    case 'dnsEntry':
      return { kind: 'deleteDnsEntry', entry: { network, name } };
  }
}

/** The exact change of an action, if it sets fields. */
export function changeOf(action: Action): string | undefined {
  if (action.kind === 'editNode') return nodeChangeText(action);
  if (action.kind === 'editNetwork') return networkChangeText(action);
  const isConnected = action.kind === 'connectNode';
  if (!isConnected && action.kind !== 'disconnectNode') return undefined;
  return nodeChangeText({ before: { isConnected: !isConnected }, after: { isConnected } });
}

/** Names a change that several nodes get only once. */
function changesOf(actions: readonly Action[]): string | undefined {
  const texts = [...new Set(actions.flatMap((action) => changeOf(action) ?? []))];
  return texts.length === 0 ? undefined : texts.join(', ');
}

export function act(label: string, ...actions: readonly Action[]): Fix {
  return { label, change: changesOf(actions), actions };
}

export const actionsOf = (fix: Fix): readonly Action[] => ('actions' in fix ? fix.actions : []);

/** Adds actions that keep a fix from making another finding. */
export function also(fix: Fix, ...actions: readonly Action[]): Fix {
  return 'href' in fix ? fix : act(fix.label, ...fix.actions, ...actions);
}

export const setField = (node: Node, label: string, after: Partial<NodeForm>): Fix =>
  act(label, editNode(node, after));

export const connectNode = (node: Node): Fix => act('Connect', { kind: 'connectNode', node: refOf(node) });

export const disconnectNode = (node: Node): Fix =>
  act('Disconnect', { kind: 'disconnectNode', node: refOf(node) });

export function setNetwork(network: Network, label: string, after: Partial<NetworkForm>): Fix {
  const form = networkForm(network);
  const fields = Object.keys(after) as NetworkField[];
  const before = Object.fromEntries(fields.map((field) => [field, form[field]]));
  return act(label, { kind: 'editNetwork', netid: network.netid, before, after });
}

/** Removes ranges from an egress gateway, and its role with the last one. */
export function withoutRanges(node: Node, ranges: readonly string[]): Fix {
  const rest = node.egressRanges.filter((range) => !ranges.includes(spelledIP(range)));
  if (rest.length === 0) {
    return act('Remove egress gateway', {
      kind: 'switchRole',
      node: refOf(node),
      role: 'egress',
      isOn: false,
    });
  }
  return setField(node, ranges.length > 1 ? 'Remove ranges' : 'Remove range', {
    egressRanges: textFromList(rest),
  });
}

/** Removes addresses from a relay, and its role with the last one. */
export function withoutRelayed(relay: Node, addresses: readonly string[]): Action {
  const rest = relay.relayAddresses.filter((address) => address !== '' && !addresses.includes(address));
  return rest.length === 0
    ? { kind: 'switchRole', node: refOf(relay), role: 'relay', isOn: false }
    : editNode(relay, { relayAddresses: textFromList(rest) });
}

/** Makes a relay of the node, or adds the addresses to those that it relays. */
export function relayThrough(relay: Node, addresses: readonly string[]): Action {
  const own = relay.isRelay ? relay.relayAddresses.filter((address) => address !== '') : [];
  return { kind: 'setRelay', node: refOf(relay), addresses: [...new Set([...own, ...addresses])] };
}

export const makeRole = (node: Node, role: 'hub' | 'ingress' | 'failover', label: string): Fix =>
  act(label, { kind: 'switchRole', node: refOf(node), role, isOn: true });

export function setPairs(
  netid: string,
  pairs: readonly (readonly [string, string])[],
  isAllowed: boolean,
): Fix {
  const verb = isAllowed ? 'Allow' : 'Block';
  return act(`${verb} ${counted(pairs.length, 'pair')}`, { kind: 'setPairs', netid, pairs, isAllowed });
}

export const deleteNode = (node: Node): Fix => deleteRecord(nodeSubject(node), 'Delete node');

/** A value of 1 to 65,535 that none of the ports has, the next one first. */
export function freePort(from: number, taken: ReadonlySet<number>): number {
  let port = from + 1;
  while (taken.has(port)) port += 1;
  return port > 65_535 ? freePort(1023, taken) : port;
}
