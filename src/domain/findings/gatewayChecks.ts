import { counted } from '../format/count.ts';
import { rolesOf, unknownRelayAddresses } from '../node/gateways.ts';
import { healthReasonText, nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { addressesOf } from '../reach/network/member.ts';
import { isListedBy } from '../reach/network/peerRules.ts';
import { clientsAt, gatewayOf, relaysOf } from '../reach/network/reachIndex.ts';
import {
  type Check,
  clientSubject,
  connectNode,
  editField,
  type NetworkScope,
  networkSubject,
  nodeCheck,
  type RecordScope,
  viewNode,
} from './check.ts';
import { joinNames } from '../text/labels.ts';
import { nodeSubject } from './finding.ts';

const relayFact = (relays: readonly Node[]) => ({
  label: 'Relays',
  value: relays.length === 0 ? 'None' : relays.map(({ name }) => name).join(', '),
});

const missingRelay = nodeCheck<NetworkScope>({
  kind: 'relayMissing',
  severity: 'broken',
  title: 'Relayed node without a relay',
  why: 'Without a relay that lists its first address, a relayed node gets no peers.',
  advice: 'Add the node’s address to a relay. Or remove the relay role, which also stops relaying its nodes.',
  where: (node, { index }) =>
    node.isRelayed && !relaysOf(index, node).some((relay) => isListedBy(relay, node)),
  found: (node, { index }) => {
    const relays = relaysOf(index, node);
    const [first] = relays;
    return {
      text: first
        ? `is relayed by ${first.name}, which doesn’t list its first address`
        : 'is relayed, but no relay lists it',
      facts: [relayFact(relays), { label: 'Addresses', value: addressesOf(node).join(', ') }],
      fix: first
        ? editField(first, 'relayAddresses', `Edit ${first.name}`)
        : { label: 'Choose a relay', href: paths.nodes(node.network) },
    };
  },
});

const twoRelays = nodeCheck<NetworkScope>({
  kind: 'twoRelays',
  severity: 'risky',
  title: 'Node listed by several relays',
  why: 'The server picks one of the relays at random, so any change can move or break connections.',
  advice: 'Remove the node from all relays but one.',
  where: (node, { index }) => node.isRelayed && relaysOf(index, node).length > 1,
  found: (node, { index }) => {
    const relays = relaysOf(index, node);
    return {
      text: `is listed by ${counted(relays.length, 'relay')}`,
      facts: [relayFact(relays)],
      fix: relays[1] && editField(relays[1], 'relayAddresses', `Edit ${relays[1].name}`),
    };
  },
});

const unusedRelayAddress = nodeCheck<NetworkScope>({
  kind: 'relayAddressUnused',
  severity: 'tidyUp',
  title: 'Relay for an address that isn’t in use',
  why: 'There is nothing to relay at this address. A node that gets it later can become relayed unintentionally.',
  advice: 'Remove the address from the relay’s list.',
  where: (node, { nodes }) => node.isRelay && unknownRelayAddresses(node, nodes).length > 0,
  found: (node, { nodes }) => ({
    text: `relays ${joinNames(unknownRelayAddresses(node, nodes))}, which no node has`,
    fix: editField(node, 'relayAddresses', 'Edit relay addresses'),
  }),
});

/** Everything that loses its path when a gateway is down, in words. */
function dependents({ index, nodes }: RecordScope, gateway: Node): readonly string[] {
  const relayed = nodes.filter((node) => node.isRelayed && relaysOf(index, node)[0] === gateway).length;
  const clients = clientsAt(index, gateway).length;
  const ranges = gateway.isEgressGateway ? gateway.egressRanges.length : 0;
  const isHub = gateway.isHub && index.networkById.get(gateway.network)?.isPointToSite;
  return [
    ...(isHub ? ['all connections of the network'] : []),
    ...(relayed > 0 ? [counted(relayed, 'relayed node')] : []),
    ...(clients > 0 ? [counted(clients, 'external client')] : []),
    ...(ranges > 0 ? [counted(ranges, 'egress range')] : []),
  ];
}

export const gatewayDown = nodeCheck<RecordScope>({
  kind: 'gatewayDown',
  severity: 'broken',
  title: 'Gateway offline or disconnected',
  why: 'Relayed nodes, external clients and egress ranges have no path while their gateway is offline or disconnected.',
  advice:
    'Connect a disconnected node again. If it’s offline, check that the machine is running and that netclient can reach the server, or move the role to another node.',
  where: (node, scope) => isDownGateway(scope, node),
  found: (node, scope) => {
    const depending = dependents(scope, node);
    const state = node.isConnected ? healthReasonText(nodeHealth(node, scope.now).reason) : 'Disconnected';
    return {
      text: `is ${node.isConnected ? 'offline' : 'disconnected'}, and ${depending.join(', ')} ${isPlural(depending) ? 'depend' : 'depends'} on it`,
      facts: [
        { label: 'State', value: state },
        { label: 'Roles', value: rolesOf(node).join(', ') },
      ],
      fix: node.isConnected ? viewNode(node) : connectNode(node),
    };
  },
});

/** Whether a node is offline or disconnected, and something depends on it. */
export function isDownGateway(scope: RecordScope, node: Node): boolean {
  if (node.isPending) return false;
  const isDown = !node.isConnected || nodeHealth(node, scope.now).status === 'error';
  return isDown && dependents(scope, node).length > 0;
}

function isPlural([first = '', ...others]: readonly string[]): boolean {
  return others.length > 0 || !first.startsWith('1 ');
}

const hub: Check<NetworkScope> = {
  kind: 'hub',
  severity: 'broken',
  title: 'Point-to-site network without exactly one hub',
  why: 'Nodes of a point-to-site network can only reach its hub. Without one, they reach nothing.',
  advice: 'Make the node that all others should connect to the hub.',
  find: ({ network, nodes }) => {
    const hubs = nodes.filter(({ isHub }) => isHub);
    if (!network.isPointToSite || nodes.length < 2 || hubs.length === 1) return undefined;
    const fix = { label: 'Choose a hub', href: paths.nodes(network.netid) };
    if (hubs.length === 0) {
      return { subjects: [networkSubject(network.netid)], text: 'is point-to-site but has no hub', fix };
    }
    const text = `are hubs of ${network.netid}, which can only have one`;
    return { subjects: hubs.map(nodeSubject), text, fix, severity: 'risky' };
  },
};

const failover: Check<NetworkScope> = {
  kind: 'failoverMissing',
  severity: 'risky',
  title: 'Failover needed, but no failover node',
  why: 'These nodes report peers that they can’t reach directly, and no failover node can take over.',
  advice: 'Make a stable node of the network a failover node.',
  needsMetrics: true,
  find: ({ nodes, metrics, network }) => {
    if (!metrics || nodes.some(({ isFailover }) => isFailover)) return undefined;
    const missing = ({ id }: Node) => metrics.get(id)?.needsFailover.size ?? 0;
    const needing = nodes.filter((node) => missing(node) > 0);
    if (needing.length === 0) return undefined;
    return {
      subjects: needing.map(nodeSubject),
      text: `${needing.length === 1 ? 'needs' : 'need'} failover, but ${network.netid} has no failover node`,
      facts: needing.map((node) => ({
        label: node.name,
        value: `${counted(missing(node), 'peer')} out of reach`,
      })),
      fix: { label: 'Choose a failover node', href: paths.nodes(network.netid) },
    };
  },
};

const clientsWithoutGateway: Check<NetworkScope> = {
  kind: 'clientWithoutGateway',
  severity: 'broken',
  title: 'External client without a gateway',
  why: 'A client connects only through its ingress gateway and can’t be moved to another one.',
  advice: 'Delete the client and create a new one on a gateway that exists.',
  find: ({ clients, index }) =>
    clients
      .filter((client) => !gatewayOf(index, client))
      .map((client) => {
        const node = index.nodeById.get(client.ingressGatewayId);
        return {
          subjects: [clientSubject(client)],
          text: node
            ? `uses ${node.name}, which is no longer an ingress gateway`
            : 'uses a gateway that no longer exists',
          facts: [{ label: 'Gateway', value: node?.name ?? client.ingressGatewayId }],
          fix: { label: 'Delete client', delete: clientSubject(client) },
        };
      }),
};

export const gatewayChecks = [
  missingRelay,
  twoRelays,
  unusedRelayAddress,
  gatewayDown,
  hub,
  failover,
  clientsWithoutGateway,
];
