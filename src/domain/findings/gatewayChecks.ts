import type { ExternalClient } from '../externalClient/externalClient.ts';
import { counted } from '../format/count.ts';
import { toggleObstacle } from '../node/gateways.ts';
import { nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { clientsAt, gatewayOf } from '../reach/network/reachIndex.ts';
import {
  type Check,
  clientSubject,
  type NetworkScope,
  networkSubject,
  nodeCheck,
  nodeNames,
} from './check.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';
import { editNode } from '../actions/editNode.ts';
import { act, also, deleteRecord, makeRole, setNetwork } from './fixes.ts';
import { gatewayDownInNetwork } from './gatewayDown.ts';
import { relayChecks } from './relayChecks.ts';

const hub: Check<NetworkScope> = {
  kind: 'hub',
  severity: 'broken',
  title: 'Point-to-site network without exactly one hub',
  why: 'Without a hub, nodes can’t reach anything. With two, saving one removes the role from the other.',
  advice: 'Choose the node that all others should connect to, and make it the hub.',
  find: ({ network, nodes, now }) => {
    const hubs = nodes.filter(({ isHub }) => isHub);
    if (!network.isPointToSite || nodes.length < 2 || hubs.length === 1) return undefined;
    const candidates = (hubs.length === 0 ? nodes : hubs)
      .filter(({ isPending, isRelayed }) => !isPending && !isRelayed)
      .toSorted((one, other) => hubRank(one, now) - hubRank(other, now));
    const [best, next] = candidates;
    if (hubs.length === 0) {
      const fixOf = (node: Node | undefined) => node && makeRole(node, 'hub', `Make ${node.name} the hub`);
      return {
        subjects: [networkSubject(network.netid)],
        text: 'is point-to-site but has no hub',
        fix: fixOf(best),
        otherFix: fixOf(next),
      };
    }
    const keep = (kept: Node | undefined) =>
      kept &&
      act(
        `Keep ${kept.name} as the hub`,
        ...hubs.filter((one) => one !== kept).map((one) => editNode(one, { isHub: false })),
      );
    const text = `are hubs of ${network.netid}, which can only have one`;
    return {
      subjects: hubs.map(nodeSubject),
      text,
      fix: keep(best),
      otherFix: keep(next),
      severity: 'risky',
    };
  },
};

/** All other nodes must find the hub, so online nodes with a fixed endpoint come first. */
function hubRank(node: Node, now: number): number {
  const isUp = node.isConnected && nodeHealth(node, now).status === 'healthy';
  return (isUp ? 0 : 2) + (node.isStatic ? 0 : 1);
}

const failover: Check<NetworkScope> = {
  kind: 'failoverMissing',
  severity: 'risky',
  title: 'Failover needed, but no failover node',
  why: 'These nodes can’t reach some peers directly, and no failover node can take over.',
  advice: 'Make a stable node in the network a failover node.',
  needsMetrics: true,
  find: ({ nodes, metrics, network, now }) => {
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
      ...failoverFixes(nodes, needing, now),
    };
  },
};

/** Any node that can be a gateway can be the failover node. Online nodes that don’t need failover themselves come first. */
function failoverFixes(nodes: readonly Node[], needing: readonly Node[], now: number) {
  const [best, next] = nodes
    .filter((node) => !toggleObstacle(node, 'failover', undefined) && !node.isRelayed && node.isConnected)
    .toSorted((one, other) => rank(one) - rank(other));
  function rank(node: Node): number {
    return (needing.includes(node) ? 2 : 0) + (nodeHealth(node, now).status === 'healthy' ? 0 : 1);
  }
  const fixOf = (node: Node | undefined) =>
    node && makeRole(node, 'failover', `Make ${node.name} a failover node`);
  return { fix: fixOf(best), otherFix: fixOf(next) };
}

const clientsWithoutGateway: Check<NetworkScope> = {
  kind: 'clientWithoutGateway',
  severity: 'broken',
  title: 'External client without a gateway',
  why: 'A client connects only through its ingress gateway and can’t be moved to another one.',
  advice:
    'Make its gateway an ingress gateway again, which brings the client back with its key. Or delete the client and create a new one on a gateway that exists.',
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
          ...clientFixes(client, node),
        };
      }),
};

function clientFixes(client: ExternalClient, node: Node | undefined): Pick<Found, 'fix' | 'otherFix'> {
  const remove = deleteRecord(clientSubject(client), 'Delete client');
  const canReturn = node && node.network === client.network && !toggleObstacle(node, 'ingress', undefined);
  if (!canReturn) return { fix: remove };
  const role = makeRole(node, 'ingress', `Make ${node.name} an ingress gateway`);
  return {
    fix: node.isStatic ? role : also(role, editNode(node, { isEndpointDynamic: false })),
    otherFix: remove,
  };
}

const dynamicGateway = nodeCheck<NetworkScope>({
  kind: 'ingressDynamic',
  severity: 'risky',
  title: 'Ingress gateway with a dynamic endpoint',
  why: 'Client files contain the gateway’s endpoint. When it changes, all clients lose access.',
  advice:
    'If the machine has a fixed public address, turn off “Dynamic endpoint”. Otherwise, send clients a new file after each change.',
  where: (node, { index }) =>
    (!node.isStatic || node.udpHolePunch) && clientsAt(index, node).some(({ isEnabled }) => isEnabled),
  found: (node, { index }) => ({
    text: `has a dynamic endpoint, which ${counted(clientsAt(index, node).length, 'client file')} won’t follow`,
    facts: [{ label: 'Endpoint', value: node.endpoint }],
    fix: fixedEndpoint([node]),
  }),
  foundAtMany: (nodes) => ({
    text: 'have dynamic endpoints, which client files won’t follow',
    facts: [{ label: 'Gateways', value: nodeNames(nodes) }],
    fix: fixedEndpoint(nodes),
  }),
});

function fixedEndpoint(nodes: readonly Node[]): Fix {
  return act(
    'Keep the endpoint',
    ...nodes.map((node) =>
      editNode(node, {
        ...(!node.isStatic && { isEndpointDynamic: false }),
        ...(node.udpHolePunch && { udpHolePunch: false }),
      }),
    ),
  );
}

const holePunching: Check<NetworkScope> = {
  kind: 'holePunchWithoutServer',
  severity: 'risky',
  title: 'Hole punching without a server node',
  why: 'Peers learn dynamic ports from the server’s own node. Without it, they stay unknown.',
  advice: 'Turn off UDP hole punching to give the nodes fixed ports, or let the server join the network.',
  find: ({ network, nodes }) => {
    const punching = nodes.filter(
      ({ udpHolePunch, isPending, isRelayed }) => udpHolePunch && !isPending && !isRelayed,
    );
    if (punching.length === 0 || nodes.some(({ isServer }) => isServer)) return undefined;
    return {
      subjects: [networkSubject(network.netid)],
      text: `uses UDP hole punching on ${counted(punching.length, 'node')}, but the server isn’t a node in it`,
      facts: [{ label: 'Nodes', value: nodeNames(punching) }],
      fix: network.defaultUdpHolePunch
        ? setNetwork(network, 'Turn off hole punching', { defaultUdpHolePunch: false })
        : act('Turn off hole punching', ...punching.map((node) => editNode(node, { udpHolePunch: false }))),
      size: punching.length,
    };
  },
};

export const gatewayChecks = [
  gatewayDownInNetwork,
  ...relayChecks,
  hub,
  failover,
  clientsWithoutGateway,
  dynamicGateway,
  holePunching,
];
