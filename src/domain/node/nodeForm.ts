import { editForm, fieldsIn } from '../edit/editForm.ts';
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
import type { DnsEntry } from '../dns/dnsEntry.ts';
import { mtuWarning, scriptLock } from '../fieldRules.ts';
import { localDateTime, secondsOfLocal } from '../format/localDateTime.ts';
import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import type { ServerConfig } from '../server/serverConfigWire.ts';
import { sentences } from '../text/failureText.ts';
import { labels } from '../text/labels.ts';
import { messageOf } from '../text/messages.ts';
import { yesNo } from '../wire.ts';
import type { NamedNode, Node } from './node.ts';
import * as rules from './nodeRules.ts';
import { allowedIpNotes, rangeNotes, type RangeContext } from './rangeNotes.ts';
import { trimmed } from '../trimmed.ts';

/** The sections of the editor, in order. */
export const nodeSections = {
  identity: 'Identity',
  endpoint: 'Endpoint',
  addresses: 'Addresses',
  wireguard: 'WireGuard',
  scripts: 'Scripts',
  access: 'Access and lifetime',
  about: 'About',
} as const;

/** An unknown network keeps the fields that depend on it locked. */
export type NodeLocks = {
  readonly node: Pick<Node, 'isServer' | 'isRelay' | 'isEgressGateway'>;
  readonly network: Pick<Network, 'defaultUdpHolePunch' | 'isIPv6' | 'isPointToSite'> | undefined;
  readonly server: Pick<ServerConfig, 'isRceOn'>;
};

export type KnownToNode = RangeContext & {
  readonly node: NamedNode;
  readonly network: Network | undefined;
  readonly entries: readonly DnsEntry[];
  readonly now: number;
};

/** Fields that others depend on. */
type Depended = {
  readonly isEndpointDynamic: boolean;
  readonly udpHolePunch: boolean;
  readonly isLocal: boolean;
  readonly address6: string;
  readonly allowedIps: string;
  readonly egressRanges: string;
};

export type RuleChoice = 'unset' | 'yes' | 'no';

const ruleLabels: ReadonlyMap<string, string> = new Map<RuleChoice, string>([
  ['unset', labels.value.unset],
  ['yes', labels.value.allow],
  ['no', labels.value.deny],
]);

const serverDecides = 'The server sets this for its own node';

const field = fieldsIn<keyof typeof nodeSections, Depended, NodeLocks, KnownToNode>();

const script = {
  section: 'scripts',
  format: 'separated by “; ”',
  lock: (_: unknown, { server }: NodeLocks) => scriptLock(server),
} as const;

const ipv6Address = ipText('IPv6 address', 'Private IPv6 address inside the network, without a prefix');

/** Fields that the server checks with every change have a `storedRule`. Older servers accepted more names and addresses. */
export const nodeEditForm = editForm<NodeLocks, KnownToNode>()(
  defineForm<Node>()({
    name: field(trimmedText(labels.node.name, 'At most 62 characters: a–z, 0–9 and dash'), {
      section: 'identity',
      rule: rules.nodeNameProblem,
      // The server ignores an empty name.
      storedRule: (name) => (name === '' ? undefined : rules.nodeNameProblem(name)),
      warning: rules.nameWarning,
    }),
    isEndpointDynamic: field(
      {
        ...toggle(
          'Dynamic endpoint',
          'The server tracks this node’s public address and port and updates its peers',
        ),
        show: (_: unknown, node: Node) => !node.isStatic,
        write: (isDynamic: boolean) => ({ isStatic: !isDynamic }),
      },
      { section: 'endpoint' },
    ),
    udpHolePunch: field(toggle('UDP hole punching', 'Picks the listen port dynamically'), {
      section: 'endpoint',
      lock: (_, { network }) =>
        network?.defaultUdpHolePunch ? undefined : 'The network doesn’t use UDP hole punching',
    }),
    endpoint: field(ipText(labels.node.endpoint, 'Public address that peers send traffic to'), {
      section: 'endpoint',
      lock: ({ isEndpointDynamic }) =>
        isEndpointDynamic ? 'Turn off “Dynamic endpoint” to edit this' : undefined,
      rule: rules.endpointProblem,
      storedRule: rules.endpointProblem,
      warning: (endpoint) => messageOf(rules.endpointWarning(endpoint)),
      // Nodes also report their endpoint themselves.
      storedWarning: (endpoint) => messageOf(rules.endpointWarning(endpoint)),
    }),
    listenPort: field(
      wholeNumber('Listen port', 'First WireGuard port to try. If it’s in use, the next one is tried'),
      {
        section: 'endpoint',
        unit: 'UDP',
        lock: ({ udpHolePunch }, { node }) => {
          if (node.isServer) return serverDecides;
          return udpHolePunch ? 'Turn off “UDP hole punching” to edit this' : undefined;
        },
        rule: rules.listenPortProblem,
        // The server ignores a port of 0.
        storedRule: (port) => (port === '0' ? undefined : rules.listenPortProblem(port)),
      },
    ),
    address: field(ipText(labels.node.address, 'Private IPv4 address inside the network'), {
      section: 'addresses',
      lock: (_, { node }) => (node.isServer ? serverDecides : undefined),
      rule: rules.addressProblem,
      storedRule: rules.addressProblem,
      conflict: (address, known) => rules.addressError(address, known.node, known.network, known),
    }),
    address6: field(
      {
        ...ipv6Address,
        // The server rejects an IPv6 address with a prefix.
        store: (shown: string, stored: string) =>
          ipv6Address.store(trimmed(shown).replace(/\/\d+$/, ''), stored),
      },
      {
        section: 'addresses',
        lock: (_, { network }) => (network?.isIPv6 ? undefined : 'The network has no IPv6 range'),
        rule: rules.address6Problem,
        storedRule: (address) =>
          address.includes('/') ? 'network.validation.ipv6' : rules.address6Problem(address),
        conflict: (address, known) => rules.address6Error(address, known.node, known),
        warning: (address, { network }) => rules.address6Warning(address, network),
      },
    ),
    localAddress: field(ipText('Local address', 'Peers on the same LAN use this instead of the endpoint'), {
      section: 'addresses',
      rule: rules.localAddressProblem,
      storedRule: rules.localAddressProblem,
      warning: (address) => messageOf(rules.localAddressWarning(address)),
    }),
    localRange: field(ipText('Local range', 'Range in which the node looks for a local endpoint'), {
      section: 'addresses',
      lock: ({ isLocal }) => (isLocal ? undefined : 'Turn on “Local” to edit this'),
      warning: (range) => messageOf(rules.localRangeWarning(range)),
    }),
    allowedIps: field(ipList('Allowed IPs', 'Additional private addresses for this node'), {
      section: 'addresses',
      warnsAsTyped: true,
      warning: (typed, known, { before }) =>
        sentences(...allowedIpNotes(listFromText(typed), known, listFromText(before.allowedIps))),
    }),
    egressRanges: field(ipList('Egress gateway ranges', 'Address ranges this gateway routes to'), {
      section: 'addresses',
      lock: (_, { node }) => (node.isEgressGateway ? undefined : 'Only egress gateways have egress ranges'),
      rule: (ranges) => rules.egressRangesProblem(listFromText(ranges)),
      wrongPart: (ranges) => rules.invalidEntryText('egressRanges', listFromText(ranges)),
      warnsAsTyped: true,
      warning: (typed, known, { before }) =>
        sentences(...rangeNotes(listFromText(typed), known, listFromText(before.egressRanges))),
    }),
    relayAddresses: field(ipList('Relay addresses', 'Addresses of the relayed nodes'), {
      section: 'addresses',
      lock: (_, { node }) => (node.isRelay ? undefined : 'Only relays have relay addresses'),
      rule: (addresses) => rules.relayAddressesProblem(listFromText(addresses)),
      wrongPart: (addresses) => rules.invalidEntryText('relayAddresses', listFromText(addresses)),
    }),
    isLocal: field(toggle('Local', 'Uses only its local address'), { section: 'addresses' }),
    /** Seconds. */
    persistentKeepalive: field(
      wholeNumber(
        'Persistent keepalive',
        'Seconds between keepalive packets. With 0, the node sends one every 15 seconds',
      ),
      {
        section: 'wireguard',
        unit: 'seconds',
        shortUnit: 's',
        zero: 'the node uses 15 s',
        rule: rules.keepaliveProblem,
        storedRule: rules.keepaliveProblem,
      },
    ),
    mtu: field(wholeNumber('MTU', 'Largest packet size. Lower it in environments such as Kubernetes'), {
      section: 'wireguard',
      unit: 'bytes',
      rule: rules.mtuProblem,
      warning: (mtu, { network }, { after }) =>
        messageOf(mtuWarning(mtu, after.address6 !== '' || network?.isIPv6 === true)),
    }),
    postUp: field(
      commandText('Postup', 'Commands to run after the interface comes up. Gateways add their own'),
      script,
    ),
    postDown: field(
      commandText('Postdown', 'Commands to run after the interface goes down. Gateways add their own'),
      script,
    ),
    /** Local time, to the minute: `2027-01-15T08:00`. */
    expiresAt: field(
      {
        label: 'Expires',
        help: 'Not enforced by this server, and replaced by a date 9½ years ahead when the server restarts. To cut the node off, disconnect or delete it',
        kind: 'dateTime',
        show: localDateTime,
        store: (shown: string) => secondsOfLocal(shown) ?? 0,
        text: (moment: string) => moment.replace('T', ' '),
      },
      {
        section: 'access',
        rule: (moment) => (secondsOfLocal(moment) === undefined ? 'node.validation.expires' : undefined),
        warnsAsTyped: true,
        warning: (typed, { now }) => messageOf(rules.expiryWarning(typed, now)),
      },
    ),
    defaultAcl: field(
      {
        label: 'Default ACL rule',
        help: 'Default rule between this node and its peers. Changing it overwrites existing rules',
        kind: 'choice',
        options: [...ruleLabels].map(([id, label]) => ({ id, label })),
        show: (rule: boolean | undefined): RuleChoice => (rule === undefined ? 'unset' : yesNo(rule)),
        store: (choice: RuleChoice) => (choice === 'unset' ? undefined : choice === 'yes'),
        text: (choice: string) => ruleLabels.get(choice) ?? labels.value.unset,
      },
      { section: 'access' },
    ),
    isConnected: field(toggle('Connected', 'Turn off to disconnect the node from the network'), {
      section: 'access',
    }),
    isDnsOn: field(toggle('DNS on', 'The node sets up DNS entries for its peers'), { section: 'access' }),
    isHub: field(toggle('Network hub', 'The only node that others in a point-to-site network connect to'), {
      section: 'access',
      lock: (_, { network }) =>
        network?.isPointToSite ? undefined : 'Only point-to-site networks have a hub',
    }),
  }),
);

export type NodeForm = FormValues<typeof nodeEditForm>;

export type NodeField = keyof NodeForm;

export const nodeFieldTexts = nodeEditForm.fields;

export const nodeFields = nodeEditForm.names;

export function nodeForm(node: Node): NodeForm {
  return nodeEditForm.of(node);
}

/** A part of the form. The whole one takes long where thousands of nodes are compared. */
export function nodeFormPart(node: Node, fields: readonly NodeField[]): Partial<NodeForm> {
  return nodeEditForm.some(node, fields);
}

/** Keeps everything the node has reported since the form was opened. */
export function withNodeChanges(fresh: Node, edit: Edit<NodeForm>): Node {
  return nodeEditForm.withChanges(fresh, edit);
}

/** Returns a node after a change that knows only its own fields. */
export function withNodeFormPart(node: Node, { before, after }: Edit<Partial<NodeForm>>): Node {
  const form = nodeForm(node);
  return withNodeChanges(node, { before: { ...form, ...before }, after: { ...form, ...after } });
}
