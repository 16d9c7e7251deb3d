import type { Edit } from '../edit/edit.ts';
import {
  defineForm,
  ipListText,
  ipText,
  commandText,
  type FormValues,
  toggle,
  trimmedText,
  wholeNumber,
} from '../edit/recordForm.ts';
import { accessLevelFromWire } from '../session/accessLevel.ts';
import { defaultProSettings } from './networkWire.ts';
import type { Network, ProSettings } from './network.ts';

const form = defineForm<Network>()({
  isIPv4: familyToggle('isIPv4', 'IPv4', 'Gives every node a private IPv4 address'),
  isIPv6: familyToggle('isIPv6', 'IPv6', 'Gives every node a private IPv6 address'),
  addressRange: ipText('Address range (IPv4)', 'Private IPv4 range for node addresses'),
  addressRange6: ipText('Address range (IPv6)', 'Private IPv6 range for node addresses'),
  localRange: ipText('Local range', 'Range that nodes use for their local endpoint'),
  defaultInterface: trimmedText('Default interface', 'Name of the WireGuard interface on nodes'),
  defaultListenPort: wholeNumber(
    'Default listen port',
    'First WireGuard port to try. If it’s in use, the next one is tried',
  ),
  /** Seconds. */
  defaultKeepalive: wholeNumber(
    'Default keepalive',
    'Seconds between keepalive packets. With 0, nodes use 15 and external clients send none',
  ),
  defaultMtu: wholeNumber('Default MTU', 'Largest packet size. Lower it in environments such as Kubernetes'),
  defaultExtClientDns: ipListText(
    'Default external client DNS',
    'Adds a DNS line to external clients’ configuration files',
  ),
  defaultPostUp: commandText('Default postup', 'Command to run after the interface comes up'),
  defaultPostDown: commandText('Default postdown', 'Command to run after the interface goes down'),
  defaultUdpHolePunch: toggle(
    'UDP hole punching',
    'Helps where NAT would block traffic. Changing this updates all nodes',
  ),
  allowManualSignup: toggle(
    'Allow joining without a key',
    'Nodes can join without a key once an administrator approves them',
  ),
  isPointToSite: toggle('Point-to-site', 'Nodes connect only to a central hub'),
  defaultAcl: toggle('Default ACL rule', 'On: nodes can reach each other by default. Off: they can’t'),
  accessLevel: {
    label: 'Default access level',
    help: 'What users can do in the network unless set individually',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultAccessLevel),
    write: (level: string, network: Network) =>
      withPro(network, { defaultAccessLevel: accessLevelFromWire(Number(level)) }),
  },
  userNodeLimit: {
    label: 'Default user node limit',
    help: 'How many nodes a user can create in the network',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserNodeLimit),
    write: (limit: string, network: Network) => withPro(network, { defaultUserNodeLimit: Number(limit) }),
  },
  userClientLimit: {
    label: 'Default user client limit',
    help: 'How many external clients a user can create if there’s an ingress gateway',
    show: (_: unknown, network: Network) => String(proSettingsOf(network).defaultUserClientLimit),
    write: (limit: string, network: Network) => withPro(network, { defaultUserClientLimit: Number(limit) }),
  },
});

export type NetworkForm = FormValues<typeof form>;

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
