import type { Edit } from '../edit/edit.ts';
import {
  formOf,
  ipList,
  ipText,
  plainText,
  type Shown,
  toggle,
  trimmedText,
  wholeNumber,
} from '../edit/recordForm.ts';
import { localDateTime, momentOf } from '../format/localDateTime.ts';
import { labels } from '../text/labels.ts';
import { yesNo } from '../wire.ts';
import type { Node } from './node.ts';

export type RuleChoice = 'unset' | 'yes' | 'no';

const ipv6Address = ipText('IPv6 address', 'Private IPv6 address inside the network, without a prefix');

const form = formOf<Node>()({
  name: trimmedText(labels.node.name, 'At most 62 characters: a–z, 0–9 and dash'),
  isEndpointDynamic: {
    label: 'Dynamic endpoint',
    help: 'The server follows the public address and port and tells the peers',
    show: (_: unknown, node: Node) => !node.isStatic,
    write: (isDynamic: boolean) => ({ isStatic: !isDynamic }),
  },
  endpoint: ipText(labels.node.endpoint, 'The public address that peers send to'),
  udpHolePunch: toggle('Dynamic port', 'The port is picked by hole punching'),
  listenPort: wholeNumber('Listen port', 'The WireGuard port tried first; counts up if taken'),
  address: ipText(labels.node.address, 'Private IPv4 address inside the network'),
  address6: {
    ...ipv6Address,
    // The server rejects an IPv6 address with a prefix.
    store: (shown: string, stored: string) => ipv6Address.store(shown.trim().replace(/\/\d+$/, ''), stored),
  },
  localAddress: ipText('Local address', 'Peers on the same LAN use this instead of the endpoint'),
  isLocal: toggle('Local', 'Talks over the local address only'),
  localRange: ipText('Local range', 'Where the node looks for a local endpoint'),
  allowedIps: ipList('Allowed IPs', 'Further private addresses of the node'),
  egressRanges: ipList('Egress gateway ranges', 'The ranges this gateway routes to'),
  relayAddresses: ipList('Relay addresses', 'Add or remove relayed nodes while the relay is on'),
  /** Seconds. */
  persistentKeepalive: wholeNumber(
    'Persistent keepalive',
    'How often packets keep connections open; 0 is off',
  ),
  mtu: wholeNumber('MTU', 'Largest packet size; lower it in difficult environments such as Kubernetes'),
  postUp: plainText('Postup', 'Commands after the interface comes up; gateways fill them in'),
  postDown: plainText('Postdown', 'Commands after the interface goes down; gateways fill them in'),
  /** Local time, to the minute: `2027-01-15T08:00`. */
  expiresAt: {
    label: 'Expires',
    help: 'Not enforced by this server. To cut the node off, turn off “Connected” or delete it',
    show: localDateTime,
    store: (shown: string) => momentOf(shown) ?? 0,
  },
  defaultAcl: {
    label: 'Node ACL rule',
    help: 'What this node starts with towards its peers. A change rewrites its rules',
    show: (rule: boolean | undefined): RuleChoice => (rule === undefined ? 'unset' : yesNo(rule)),
    store: (choice: RuleChoice) => (choice === 'unset' ? undefined : choice === 'yes'),
  },
  isDnsOn: toggle('DNS on', 'The node sets up DNS entries for its peers'),
  isHub: toggle('Network hub', 'The single peer of a point-to-site network'),
  isConnected: toggle('Connected', 'The node takes part in the network'),
});

export type NodeForm = Shown<typeof form>;

export type NodeField = keyof NodeForm;

export const nodeFieldTexts = form.fields;

export const nodeFields = form.names;

export function nodeForm(node: Node): NodeForm {
  return form.of(node);
}

/** Keeps everything the node has reported since the form was opened. */
export function withNodeChanges(fresh: Node, edit: Edit<NodeForm>): Node {
  return form.withChanges(fresh, edit);
}
