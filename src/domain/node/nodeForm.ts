import { changedFields, type Edit } from '../edit/edit.ts';
import { localDateTime, momentOf } from '../format/localDateTime.ts';
import { listFromText, textFromList } from '../list.ts';
import { yesNo } from '../wire.ts';
import type { Node } from './node.ts';

/**
 * What the edit form holds (§2 "Node edit"): numbers as the text that is typed, lists as comma-separated text, the
 * endpoint's flag turned round.
 */
export type NodeForm = {
  readonly name: string;
  /** The opposite of the stored `isStatic`. */
  readonly isEndpointDynamic: boolean;
  readonly endpoint: string;
  readonly udpHolePunch: boolean;
  readonly listenPort: string;
  readonly address: string;
  readonly address6: string;
  readonly localAddress: string;
  readonly isLocal: boolean;
  readonly localRange: string;
  readonly allowedIps: string;
  readonly egressRanges: string;
  readonly relayAddresses: string;
  /** Seconds. */
  readonly persistentKeepalive: string;
  readonly mtu: string;
  readonly postUp: string;
  readonly postDown: string;
  /** Local time, to the minute: `2027-01-15T08:00`. */
  readonly expiresAt: string;
  readonly defaultAcl: RuleChoice;
  readonly isDnsOn: boolean;
  readonly isHub: boolean;
  readonly isConnected: boolean;
};

/** A node's own ACL rule as it is chosen. */
export type RuleChoice = 'unset' | 'yes' | 'no';

export type NodeField = keyof NodeForm;

export function nodeForm(node: Node): NodeForm {
  return {
    name: node.name,
    isEndpointDynamic: !node.isStatic,
    endpoint: node.endpoint,
    udpHolePunch: node.udpHolePunch,
    listenPort: String(node.listenPort),
    address: node.address,
    address6: node.address6,
    localAddress: node.localAddress,
    isLocal: node.isLocal,
    localRange: node.localRange,
    allowedIps: textFromList(node.allowedIps),
    egressRanges: textFromList(node.egressRanges),
    relayAddresses: textFromList(node.relayAddresses),
    persistentKeepalive: String(node.persistentKeepalive),
    mtu: String(node.mtu),
    postUp: node.postUp,
    postDown: node.postDown,
    expiresAt: localDateTime(node.expiresAt),
    defaultAcl: node.defaultAcl === undefined ? 'unset' : yesNo(node.defaultAcl),
    isDnsOn: node.isDnsOn,
    isHub: node.isHub,
    isConnected: node.isConnected,
  };
}

/** What each field of the form says of the node. The server refuses an IPv6 address with its prefix. */
const written: Readonly<Record<NodeField, (form: NodeForm) => Partial<Node>>> = {
  name: (form) => ({ name: form.name.trim() }),
  isEndpointDynamic: (form) => ({ isStatic: !form.isEndpointDynamic }),
  endpoint: (form) => ({ endpoint: form.endpoint.trim() }),
  udpHolePunch: (form) => ({ udpHolePunch: form.udpHolePunch }),
  listenPort: (form) => ({ listenPort: Number(form.listenPort) }),
  address: (form) => ({ address: form.address.trim() }),
  address6: (form) => ({ address6: form.address6.trim().replace(/\/\d+$/, '') }),
  localAddress: (form) => ({ localAddress: form.localAddress.trim() }),
  isLocal: (form) => ({ isLocal: form.isLocal }),
  localRange: (form) => ({ localRange: form.localRange.trim() }),
  allowedIps: (form) => ({ allowedIps: listFromText(form.allowedIps) }),
  egressRanges: (form) => ({ egressRanges: listFromText(form.egressRanges) }),
  relayAddresses: (form) => ({ relayAddresses: listFromText(form.relayAddresses) }),
  persistentKeepalive: (form) => ({ persistentKeepalive: Number(form.persistentKeepalive) }),
  mtu: (form) => ({ mtu: Number(form.mtu) }),
  postUp: (form) => ({ postUp: form.postUp }),
  postDown: (form) => ({ postDown: form.postDown }),
  expiresAt: (form) => ({ expiresAt: momentOf(form.expiresAt) ?? 0 }),
  defaultAcl: (form) => ({ defaultAcl: form.defaultAcl === 'unset' ? undefined : form.defaultAcl === 'yes' }),
  isDnsOn: (form) => ({ isDnsOn: form.isDnsOn }),
  isHub: (form) => ({ isHub: form.isHub }),
  isConnected: (form) => ({ isConnected: form.isConnected }),
};

/** In the order of the form. */
export const nodeFields: readonly NodeField[] = Object.keys(written).filter((key) => isNodeField(key));

function isNodeField(key: string): key is NodeField {
  return key in written;
}

/**
 * A freshly read node with what a person changed, and nothing else: whatever the node itself reported since the form was
 * opened stays.
 */
export function withNodeChanges(fresh: Node, edit: Edit<NodeForm>): Node {
  return changedFields(edit, nodeFields).reduce(
    (node, field) => ({ ...node, ...written[field](edit.after) }),
    fresh,
  );
}
