import type { KeptValue } from '../edit/keptValues.ts';
import type { NetworkFieldLock } from '../network/networkEdit.ts';
import type { NetworkField, NetworkForm } from '../network/networkForm.ts';
import { accessLevels } from './accessLevelText.ts';
import { labels } from './labels.ts';

export const networkFieldLabels: Readonly<Record<NetworkField, string>> = {
  isIPv4: 'IPv4',
  isIPv6: 'IPv6',
  addressRange: 'Address range (IPv4)',
  addressRange6: 'Address range (IPv6)',
  localRange: 'Local range',
  defaultInterface: 'Default interface',
  defaultListenPort: 'Default listen port',
  defaultKeepalive: 'Default keepalive',
  defaultMtu: 'Default MTU',
  defaultExtClientDns: 'Default ext client DNS',
  defaultPostUp: 'Default postup',
  defaultPostDown: 'Default postdown',
  defaultUdpHolePunch: 'UDP hole punching',
  allowManualSignup: 'Allow node signup without keys',
  isPointToSite: 'Is point to site',
  defaultAcl: 'Default access control',
  accessLevel: 'Default access level',
  userNodeLimit: 'Default user node limit',
  userClientLimit: 'Default user client limit',
};

/** What each field is for, in one line. */
export const networkFieldHelp: Readonly<Record<NetworkField, string>> = {
  isIPv4: 'Gives every node a private IPv4 address',
  isIPv6: 'Gives every node a private IPv6 address',
  addressRange: 'The private IPv4 range that nodes draw their addresses from',
  addressRange6: 'The private IPv6 range that nodes draw their addresses from',
  localRange: 'The range nodes take their endpoint from',
  defaultInterface: 'The name of the interface on nodes',
  defaultListenPort: 'The WireGuard port tried first; counts up if taken',
  defaultKeepalive: 'Time between packets that keep connections open',
  defaultMtu: 'Largest packet size; lower it in difficult environments such as Kubernetes',
  defaultExtClientDns: 'Adds a DNS line to the configurations of external clients',
  defaultPostUp: 'Command run after the interface comes up',
  defaultPostDown: 'Command run after the interface goes down',
  defaultUdpHolePunch: 'Helps where NAT would block traffic. A change is written to all nodes',
  allowManualSignup: 'Nodes may join without a key and wait for the approval of an administrator',
  isPointToSite: 'All nodes have a single central peer',
  defaultAcl: 'On: all nodes reach each other by default. Off: none do',
  accessLevel: 'What users may do on the network unless it is set for them',
  userNodeLimit: 'How many nodes a user may create on the network',
  userClientLimit: 'How many external clients a user may create where ingress gateways exist',
};

/** Conditions, not reproaches. */
export const networkFieldLockTexts: Readonly<Record<NetworkFieldLock, string>> = {
  familyIsFixed: 'Chosen when the network was created',
  networkHasNoIPv4: 'Available on networks with IPv4',
  networkHasNoIPv6: 'Available on networks with IPv6',
  commandsAreOff: 'Remote command execution is off on this server',
};

/** A field's value in words, for a review. */
export function networkFieldValue(field: NetworkField, value: NetworkForm[NetworkField]): string {
  if (typeof value === 'boolean') return value ? labels.value.on : labels.value.off;
  if (field === 'accessLevel') return accessLevelChoice(value);
  return value === '' ? labels.value.notSet : value;
}

/** 3, no access */
export function accessLevelChoice(level: string): string {
  const meaning = accessLevels.find((one) => String(one.level) === level);
  return meaning ? `${level}, ${meaning.name.toLowerCase()}` : level;
}

/** What became of a field that the server did not store as asked. */
export function keptNetworkText({ field, kept }: KeptValue<NetworkForm>): string {
  return `The server kept ${networkFieldValue(field, kept)} for ${networkFieldLabels[field]}`;
}
