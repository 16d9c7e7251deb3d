import type { KeptValue } from '../edit/edit.ts';
import type { AddressTrouble } from './nodeAddress.ts';
import type { NodeFieldLock } from './nodeEdit.ts';
import type { NodeField, NodeForm, RuleChoice } from './nodeForm.ts';
import { labels } from '../text/labels.ts';

export const nodeFieldLabels: Readonly<Record<NodeField, string>> = {
  name: labels.node.name,
  isEndpointDynamic: labels.node.dynamicEndpoint,
  endpoint: labels.node.endpoint,
  udpHolePunch: labels.node.dynamicPort,
  listenPort: labels.node.listenPort,
  address: labels.node.address,
  address6: labels.node.address6,
  localAddress: labels.node.localAddress,
  isLocal: labels.node.local,
  localRange: labels.node.localRange,
  allowedIps: labels.node.allowedIps,
  egressRanges: labels.node.egressRanges,
  relayAddresses: labels.node.relayAddresses,
  persistentKeepalive: labels.node.persistentKeepalive,
  mtu: labels.node.mtu,
  postUp: labels.node.postUp,
  postDown: labels.node.postDown,
  expiresAt: labels.node.expires,
  defaultAcl: labels.node.acl,
  isDnsOn: labels.node.dnsOn,
  isHub: labels.node.hub,
  isConnected: labels.node.connected,
};

/** Conditions, not reproaches. */
export const nodeFieldLockTexts: Readonly<Record<NodeFieldLock, string>> = {
  endpointIsDynamic: `Available when “${labels.node.dynamicEndpoint}” is off`,
  portIsDynamic: `Available when “${labels.node.dynamicPort}” is off`,
  isServerNode: 'The server sets this for its own node',
  networkPunchesNoHoles: 'Available when the network uses UDP hole punching',
  networkHasNoIPv6: 'Available when the network has an IPv6 range',
  commandsAreOff: 'Remote command execution is off on this server',
  isNoRelay: 'Available when the node is a relay',
  isNoEgressGateway: 'Available when the node is an egress gateway',
  isNotLocal: `Available when “${labels.node.local}” is on`,
  networkIsNotPointToSite: 'Available on point-to-site networks',
};

/** What each field is for, in one line. */
export const nodeFieldHelp: Readonly<Record<NodeField, string>> = {
  name: 'At most 62 characters: a–z, 0–9 and dash',
  isEndpointDynamic: 'The server follows the public address and port and tells the peers',
  endpoint: 'The public address that peers send to',
  udpHolePunch: 'The port is picked by hole punching',
  listenPort: 'The WireGuard port tried first; counts up if taken',
  address: 'Private IPv4 address inside the network',
  address6: 'Private IPv6 address inside the network, without a prefix',
  localAddress: 'Peers on the same LAN use this instead of the endpoint',
  isLocal: 'Talks over the local address only',
  localRange: 'Where the node looks for a local endpoint',
  allowedIps: 'Further private addresses of the node',
  egressRanges: 'The ranges this gateway routes to',
  relayAddresses: 'Add or remove relayed nodes while the relay is on',
  persistentKeepalive: 'How often packets keep connections open; 0 is off',
  mtu: 'Largest packet size; lower it in difficult environments such as Kubernetes',
  postUp: 'Commands after the interface comes up; gateways fill them in',
  postDown: 'Commands after the interface goes down; gateways fill them in',
  expiresAt: 'After this the node loses access',
  defaultAcl: 'What this node starts with towards its peers. A change rewrites its rules',
  isDnsOn: 'The node sets up DNS entries for its peers',
  isHub: 'The single peer of a point-to-site network',
  isConnected: 'The node takes part in the network',
};

/** Why an address that reads well cannot stay. */
export function addressTroubleText(trouble: AddressTrouble): string {
  switch (trouble.kind) {
    case 'outOfRange':
      return trouble.range === ''
        ? 'The network has no range for it'
        : `Outside ${trouble.range}, the range of the network`;
    case 'reservedEnding':
      return 'An address ending in 0 or 255 is not given to a node';
    case 'taken':
      return trouble.holder === 'node'
        ? `The node ${trouble.name} has this address`
        : `The external client ${trouble.name} has this address`;
  }
}

/** Of an IPv6 address out of its network's range, which the server takes. */
export function address6DoubtText(trouble: AddressTrouble): string {
  return `${addressTroubleText(trouble)}: external clients will not reach the node by it`;
}

/** The three states of a node's own ACL rule, in the order they are offered. */
export const ruleLabels: ReadonlyMap<string, string> = new Map<RuleChoice, string>([
  ['unset', labels.value.unset],
  ['yes', labels.value.allow],
  ['no', labels.value.deny],
]);

/** A field's value in words, for a review. */
export function nodeFieldValue(field: NodeField, value: NodeForm[NodeField]): string {
  if (field === 'defaultAcl') return ruleLabels.get(String(value)) ?? labels.value.unset;
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  if (value === '') return labels.value.notSet;
  return field === 'expiresAt' ? value.replace('T', ' ') : value;
}

/** What became of a field that the server did not store as asked. */
export function keptText({ field, kept }: KeptValue<NodeForm>): string {
  return `The server kept ${nodeFieldValue(field, kept)} for ${nodeFieldLabels[field]}`;
}
