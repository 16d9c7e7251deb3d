import type { Edit } from '../edit/edit.ts';
import {
  defineForm,
  ipList,
  ipText,
  commandText,
  type FormValues,
  toggle,
  trimmedText,
  wholeNumber,
} from '../edit/recordForm.ts';
import { localDateTime, secondsOfLocal } from '../format/localDateTime.ts';
import { labels } from '../text/labels.ts';
import { yesNo } from '../wire.ts';
import type { Node } from './node.ts';
import { trimmed } from '../trimmed.ts';

export type RuleChoice = 'unset' | 'yes' | 'no';

const ipv6Address = ipText('IPv6 address', 'Private IPv6 address inside the network, without a prefix');

const form = defineForm<Node>()({
  name: trimmedText(labels.node.name, 'At most 62 characters: a–z, 0–9 and dash'),
  isEndpointDynamic: {
    label: 'Dynamic endpoint',
    help: 'The server tracks this node’s public address and port and updates its peers',
    show: (_: unknown, node: Node) => !node.isStatic,
    write: (isDynamic: boolean) => ({ isStatic: !isDynamic }),
  },
  endpoint: ipText(labels.node.endpoint, 'Public address that peers send traffic to'),
  udpHolePunch: toggle('UDP hole punching', 'Picks the listen port dynamically'),
  listenPort: wholeNumber(
    'Listen port',
    'First WireGuard port to try. If it’s in use, the next one is tried',
  ),
  address: ipText(labels.node.address, 'Private IPv4 address inside the network'),
  address6: {
    ...ipv6Address,
    // The server rejects an IPv6 address with a prefix.
    store: (shown: string, stored: string) => ipv6Address.store(trimmed(shown).replace(/\/\d+$/, ''), stored),
  },
  localAddress: ipText('Local address', 'Peers on the same LAN use this instead of the endpoint'),
  isLocal: toggle('Local', 'Uses only its local address'),
  localRange: ipText('Local range', 'Range in which the node looks for a local endpoint'),
  allowedIps: ipList('Allowed IPs', 'Additional private addresses for this node'),
  egressRanges: ipList('Egress gateway ranges', 'Address ranges this gateway routes to'),
  relayAddresses: ipList('Relay addresses', 'Addresses of the relayed nodes'),
  /** Seconds. */
  persistentKeepalive: wholeNumber(
    'Persistent keepalive',
    'Seconds between keepalive packets. With 0, the node sends one every 15 seconds',
  ),
  mtu: wholeNumber('MTU', 'Largest packet size. Lower it in environments such as Kubernetes'),
  postUp: commandText('Postup', 'Commands to run after the interface comes up. Gateways add their own'),
  postDown: commandText('Postdown', 'Commands to run after the interface goes down. Gateways add their own'),
  /** Local time, to the minute: `2027-01-15T08:00`. */
  expiresAt: {
    label: 'Expires',
    help: 'Not enforced by this server, and replaced by a date 9½ years ahead when the server restarts. To cut the node off, disconnect or delete it',
    show: localDateTime,
    store: (shown: string) => secondsOfLocal(shown) ?? 0,
  },
  defaultAcl: {
    label: 'Default ACL rule',
    help: 'Default rule between this node and its peers. Changing it overwrites existing rules',
    show: (rule: boolean | undefined): RuleChoice => (rule === undefined ? 'unset' : yesNo(rule)),
    store: (choice: RuleChoice) => (choice === 'unset' ? undefined : choice === 'yes'),
  },
  isDnsOn: toggle('DNS on', 'The node sets up DNS entries for its peers'),
  isHub: toggle('Network hub', 'The only node that others in a point-to-site network connect to'),
  isConnected: toggle('Connected', 'Turn off to disconnect the node from the network'),
});

export type NodeForm = FormValues<typeof form>;

export type NodeField = keyof NodeForm;

export const nodeFieldTexts = form.fields;

export const nodeFields = form.names;

export function nodeForm(node: Node): NodeForm {
  return form.of(node);
}

/** A part of the form. The whole one takes long where thousands of nodes are compared. */
export function nodeFormPart(node: Node, fields: readonly NodeField[]): Partial<NodeForm> {
  return form.some(node, fields);
}

/** Keeps everything the node has reported since the form was opened. */
export function withNodeChanges(fresh: Node, edit: Edit<NodeForm>): Node {
  return form.withChanges(fresh, edit);
}
