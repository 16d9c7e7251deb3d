import type { Edit } from '../edit/edit.ts';
import {
  formOf,
  ipListText,
  ipText,
  plainText,
  type Shown,
  toggle,
  trimmedText,
  wholeNumber,
} from '../edit/recordForm.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import { defaultProSettings } from './networkWire.ts';
import type { Network, ProSettings } from './network.ts';

const form = formOf<Network>()({
  isIPv4: familyToggle('isIPv4', 'IPv4', 'Gives every node a private IPv4 address'),
  isIPv6: familyToggle('isIPv6', 'IPv6', 'Gives every node a private IPv6 address'),
  addressRange: ipText('Address range (IPv4)', 'The private IPv4 range that nodes draw their addresses from'),
  addressRange6: ipText(
    'Address range (IPv6)',
    'The private IPv6 range that nodes draw their addresses from',
  ),
  localRange: ipText('Local range', 'The range nodes take their endpoint from'),
  defaultInterface: trimmedText('Default interface', 'The name of the interface on nodes'),
  defaultListenPort: wholeNumber(
    'Default listen port',
    'First WireGuard port to try. If it’s in use, the next one is tried',
  ),
  /** Seconds. */
  defaultKeepalive: wholeNumber('Default keepalive', 'Time between packets that keep connections open'),
  defaultMtu: wholeNumber('Default MTU', 'Largest packet size. Lower it in environments such as Kubernetes'),
  defaultExtClientDns: ipListText(
    'Default ext client DNS',
    'Adds a DNS line to the configurations of external clients',
  ),
  defaultPostUp: plainText('Default postup', 'Command run after the interface comes up'),
  defaultPostDown: plainText('Default postdown', 'Command run after the interface goes down'),
  defaultUdpHolePunch: toggle(
    'UDP hole punching',
    'Helps where NAT would block traffic. A change is written to all nodes',
  ),
  allowManualSignup: toggle(
    'Allow node signup without keys',
    'Nodes may join without a key and wait for the approval of an administrator',
  ),
  isPointToSite: toggle('Is point to site', 'All nodes have a single central peer'),
  defaultAcl: toggle('Default access control', 'On: all nodes reach each other by default. Off: none do'),
  accessLevel: {
    label: 'Default access level',
    help: 'What users may do on the network unless it is set for them',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultAccessLevel),
    write: (level: string, network: Network) =>
      withPro(network, { defaultAccessLevel: accessLevelFromWire(Number(level)) }),
  },
  userNodeLimit: {
    label: 'Default user node limit',
    help: 'How many nodes a user may create on the network',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserNodeLimit),
    write: (limit: string, network: Network) => withPro(network, { defaultUserNodeLimit: Number(limit) }),
  },
  userClientLimit: {
    label: 'Default user client limit',
    help: 'How many external clients a user may create where ingress gateways exist',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserClientLimit),
    write: (limit: string, network: Network) => withPro(network, { defaultUserClientLimit: Number(limit) }),
  },
});

export type NetworkForm = Shown<typeof form>;

export type NetworkField = keyof NetworkForm;

export const networkFieldTexts = form.fields;

export const networkFields = form.names;

export function networkForm(network: Network): NetworkForm {
  return form.of(network);
}

export function withNetworkChanges(fresh: Network, edit: Edit<NetworkForm>): Network {
  return form.withChanges(fresh, edit);
}

export function withPro(network: Network, changes: Partial<ProSettings>): Pick<Network, 'proSettings'> {
  return { proSettings: { ...proSettingsOf(network), ...changes } };
}

export function proSettingsOf(network: Network): ProSettings {
  return network.proSettings ?? defaultProSettings;
}

/** Families are fixed when the network is created. */
function familyToggle(family: 'isIPv4' | 'isIPv6', label: string, help: string) {
  return { label, help, show: (_: unknown, network: Network) => network[family], write: () => ({}) };
}
