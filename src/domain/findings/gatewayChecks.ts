import { counted } from '../format/count.ts';
import { rolesOf } from '../node/gateways.ts';
import { healthReasonText, nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { addressesOf } from '../reach/network/member.ts';
import { isListedBy } from '../reach/network/peerRules.ts';
import { clientsAt, gatewayOf, relaysOf } from '../reach/network/reachIndex.ts';
import { type Check, type NetworkScope, nodeSubject, nodeSubjects, type RecordScope } from './finding.ts';

const relayFact = (relays: readonly Node[]) => ({
  label: 'Relays',
  value: relays.length === 0 ? 'None' : relays.map(({ name }) => name).join(', '),
});

const missingRelay: Check<NetworkScope> = {
  kind: 'relayMissing',
  severity: 'broken',
  title: 'Relayed node without a relay',
  why: 'A relayed node gets all its connections through the relay that lists its first address. Without one, the server sends it no peers.',
  advice: 'Add the node’s address to a relay. Deleting the relay removes the mark from its nodes as well.',
  find: ({ nodes, index }) =>
    nodes
      .filter((node) => node.isRelayed && !relaysOf(index, node).some((relay) => isListedBy(relay, node)))
      .map((node) => {
        const relays = relaysOf(index, node);
        return {
          subjects: [nodeSubject(node)],
          text:
            relays.length === 0
              ? 'is relayed, but no relay lists it'
              : `is relayed by ${relays.map(({ name }) => name).join(' and ')}, which doesn’t list its first address`,
          facts: [relayFact(relays), { label: 'Addresses', value: addressesOf(node).join(', ') }],
          fix: relays[0]
            ? { label: `Edit ${relays[0].name}`, href: paths.editNodeField(relays[0], 'relayAddresses') }
            : { label: 'Choose a relay', href: paths.nodes(node.network) },
        };
      }),
};

const twoRelays: Check<NetworkScope> = {
  kind: 'twoRelays',
  severity: 'risky',
  title: 'Node listed by several relays',
  why: 'The server picks one of the relays, not always the same, so connections can move or break after any change.',
  advice: 'Remove the node from all relays but one.',
  find: ({ nodes, index }) =>
    nodes.flatMap((node) => {
      const relays = node.isRelayed ? relaysOf(index, node) : [];
      if (relays.length < 2) return [];
      return [
        {
          subjects: [nodeSubject(node)],
          text: `is listed by ${counted(relays.length, 'relay')}`,
          facts: [relayFact(relays)],
          fix: relays[1] && {
            label: `Edit ${relays[1].name}`,
            href: paths.editNodeField(relays[1], 'relayAddresses'),
          },
        },
      ];
    }),
};

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

export const gatewayDown: Check<RecordScope> = {
  kind: 'gatewayDown',
  severity: 'broken',
  title: 'Gateway offline',
  why: 'Relayed nodes, external clients and egress ranges have no path while their gateway is offline.',
  advice:
    'Check that the machine is running and that netclient can reach the server, or move the role to another node.',
  find: (scope) =>
    scope.nodes
      .filter((node) => isDownGateway(scope, node))
      .map((node) => {
        const { reason } = nodeHealth(node, scope.now);
        const depending = dependents(scope, node);
        return {
          subjects: [nodeSubject(node)],
          text: `is offline, and ${depending.join(', ')} ${isPlural(depending) ? 'depend' : 'depends'} on it`,
          facts: [
            { label: 'State', value: node.isConnected ? healthReasonText(reason) : 'Disconnected' },
            { label: 'Roles', value: rolesOf(node).join(', ') },
          ],
          fix: { label: 'View node', href: paths.node(node) },
        };
      }),
};

/** Whether a node with a role is offline or disconnected, and something depends on it. */
export function isDownGateway(scope: RecordScope, node: Node): boolean {
  if (node.isPending || rolesOf(node).length === 0) return false;
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
  why: 'In a point-to-site network, nodes can only reach the hub. Without one, no node can reach any other.',
  advice: 'Make the node that all others should connect to the hub.',
  find: ({ network, nodes }) => {
    const hubs = nodes.filter(({ isHub }) => isHub);
    if (!network.isPointToSite || nodes.length < 2 || hubs.length === 1) return [];
    return [
      {
        subjects: hubs.length === 0 ? [{ kind: 'network', network: network.netid }] : nodeSubjects(hubs),
        text:
          hubs.length === 0
            ? 'is point-to-site but has no hub'
            : `are hubs of ${network.netid}, which can only have one`,
        facts: [],
        fix: { label: 'Choose a hub', href: paths.nodes(network.netid) },
        severity: hubs.length === 0 ? 'broken' : 'risky',
      },
    ];
  },
};

const failover: Check<NetworkScope> = {
  kind: 'failoverMissing',
  severity: 'risky',
  title: 'Failover needed, but no failover node',
  why: 'These nodes report peers that they can’t reach directly, and no failover node can take over.',
  advice: 'Make a stable node of the network a failover node.',
  find: ({ nodes, metrics, network }) => {
    if (!metrics || nodes.some(({ isFailover }) => isFailover)) return [];
    const needing = nodes.filter(({ id }) => (metrics.get(id)?.needsFailover.size ?? 0) > 0);
    if (needing.length === 0) return [];
    return [
      {
        subjects: nodeSubjects(needing),
        text: `${needing.length === 1 ? 'needs' : 'need'} failover, but ${network.netid} has no failover node`,
        facts: needing.map(({ id, name }) => ({
          label: name,
          value: `${counted(metrics.get(id)?.needsFailover.size ?? 0, 'peer')} out of reach`,
        })),
        fix: { label: 'Choose a failover node', href: paths.nodes(network.netid) },
      },
    ];
  },
};

const clientsWithoutGateway: Check<NetworkScope> = {
  kind: 'clientWithoutGateway',
  severity: 'broken',
  title: 'External client without a gateway',
  why: 'A client connects to its network only through its ingress gateway. Its configuration can’t be moved to another one.',
  advice: 'Delete the client and create a new one on a gateway that exists.',
  find: ({ clients, index }) =>
    clients
      .filter((client) => !gatewayOf(index, client))
      .map((client) => {
        const node = index.nodeById.get(client.ingressGatewayId);
        return {
          subjects: [{ kind: 'client', network: client.network, name: client.clientId }],
          text: node
            ? `uses ${node.name}, which is no longer an ingress gateway`
            : 'uses a gateway that no longer exists',
          facts: [{ label: 'Gateway', value: node?.name ?? client.ingressGatewayId }],
          fix: {
            label: 'Delete client',
            delete: { kind: 'client', network: client.network, name: client.clientId },
          },
        };
      }),
};

export const gatewayChecks = [missingRelay, twoRelays, gatewayDown, hub, failover, clientsWithoutGateway];
