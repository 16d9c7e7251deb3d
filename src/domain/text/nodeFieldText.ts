import type { NodeFieldLock } from '../node/nodeEdit.ts';
import type { NodeField } from '../node/nodeForm.ts';
import { labels } from './labels.ts';

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
