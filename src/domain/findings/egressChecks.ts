import { containsIP, overlaps, specialRange, spelledIP } from '../ip.ts';
import { forwardingGap } from '../node/forwarding.ts';
import type { Node } from '../node/node.ts';
import { routedRanges } from '../reach/network/allowedIps.ts';
import { type Check, editField, type NetworkScope, nodeCheck, viewNode } from './check.ts';
import { nodeSubject } from './finding.ts';
import { sharing } from './grouping.ts';

type GatewayRange = { readonly gateway: Node; readonly range: string };

function egressOf(nodes: readonly Node[]): readonly GatewayRange[] {
  return nodes.flatMap((gateway) =>
    [...new Set(routedRanges(gateway).map(spelledIP))].map((range) => ({ gateway, range })),
  );
}

/** A default route contains everything on purpose. */
const isDefaultRoute = (range: string) => specialRange(range) === 'everything';

const ofRoute = ({ gateway, range }: GatewayRange) => ({
  subjects: [nodeSubject(gateway)],
  about: range,
  fix: editField(gateway, 'egressRanges', 'Edit egress ranges'),
});

const routedTwice: Check<NetworkScope> = {
  kind: 'routedTwice',
  severity: 'risky',
  title: 'Egress range routed by several gateways',
  why: 'WireGuard sends a range to one peer only. Which one isn’t predictable, and the others are unused.',
  advice: 'Remove the range from all gateways but one.',
  find: ({ nodes }) =>
    sharing(egressOf(nodes), ({ range }) => range).map(([range, routes]) => {
      const gateways = routes.map(({ gateway }) => gateway);
      return {
        subjects: gateways.map(nodeSubject),
        about: range,
        text: `route the same range, ${range}`,
        facts: [{ label: 'Range', value: range }],
        fix: gateways[1] && editField(gateways[1], 'egressRanges', 'Edit egress ranges'),
      };
    }),
};

const containsNetwork: Check<NetworkScope> = {
  kind: 'egressContainsNetwork',
  severity: 'broken',
  title: 'Egress range that overlaps the network',
  why: 'Traffic to unused addresses of the network is sent to the gateway instead of being dropped.',
  advice: 'Route only the ranges behind the gateway.',
  find: ({ network, nodes }) =>
    egressOf(nodes).flatMap((route) => {
      const { range } = route;
      const own = [network.addressRange, network.addressRange6].find((one) => overlaps(range, one));
      if (own === undefined || isDefaultRoute(range)) return [];
      const isLarger = containsIP(range, own);
      return {
        ...ofRoute(route),
        text: `routes ${range}, which ${isLarger ? 'contains' : 'is part of'} the network’s own range`,
        facts: [
          { label: 'Egress range', value: range },
          { label: network.netid, value: own },
        ],
        severity: isLarger ? 'broken' : 'risky',
      };
    }),
};

const containsEndpoint: Check<NetworkScope> = {
  kind: 'egressContainsEndpoint',
  severity: 'broken',
  title: 'Egress range that contains the gateway’s endpoint',
  why: 'Packets to the gateway’s endpoint would be routed into its own tunnel, so the server leaves this range out.',
  advice: 'Route smaller ranges that don’t contain the endpoint.',
  find: ({ nodes }) =>
    egressOf(nodes)
      .filter(({ gateway, range }) => !isDefaultRoute(range) && containsIP(range, gateway.endpoint))
      .map((route) => ({
        ...ofRoute(route),
        text: `routes ${route.range}, which contains its own endpoint`,
        facts: [
          { label: 'Egress range', value: route.range },
          { label: 'Endpoint', value: route.gateway.endpoint },
        ],
      })),
};

const containsLocal: Check<NetworkScope> = {
  kind: 'egressContainsLocalAddress',
  severity: 'risky',
  title: 'Egress range that contains a node’s local address',
  why: 'The node’s local network uses the same addresses, so the server doesn’t send it this route.',
  advice: 'Use different ranges at the two sites.',
  find: ({ nodes }) =>
    egressOf(nodes).flatMap(({ gateway, range }) => {
      // Nodes behind the gateway’s own router are in the range on purpose.
      const inside = nodes.filter(
        (node) => node.endpoint !== gateway.endpoint && containsIP(range, node.localAddress),
      );
      if (inside.length === 0 || isDefaultRoute(range)) return [];
      return {
        subjects: inside.map(nodeSubject),
        about: `${range} ${gateway.id}`,
        text: `can’t use the range ${range} of ${gateway.name}`,
        facts: inside.map(({ name, localAddress }) => ({ label: name, value: localAddress })),
        fix: editField(gateway, 'egressRanges', 'Edit egress ranges'),
      };
    }),
};

const defaultRoute: Check<NetworkScope> = {
  kind: 'defaultRouteOnServer',
  severity: 'risky',
  title: 'Default route on a server node',
  why: 'The nodes’ internet traffic leaves through the Netmaker server. If it’s overloaded or restarts, they’re offline.',
  advice: 'Use another node as the internet gateway.',
  find: ({ nodes }) =>
    egressOf(nodes)
      .filter(({ gateway, range }) => gateway.isServer && isDefaultRoute(range))
      .map((route) => ({
        ...ofRoute(route),
        text: `routes ${route.range} on the server`,
        facts: [{ label: 'Egress range', value: route.range }],
      })),
};

const withoutNat = nodeCheck<NetworkScope>({
  kind: 'egressWithoutNat',
  severity: 'risky',
  title: 'Egress gateway without NAT',
  why: 'Hosts in the range see the peer’s VPN address. Replies return only if their router has a route back to the network.',
  advice: 'Add the route to that router, or create the egress gateway again with NAT.',
  where: ({ isEgressGateway, egressNat }) => isEgressGateway && !egressNat,
  found: (node, { network: { addressRange, addressRange6 } }) => ({
    text: 'forwards into its ranges without NAT',
    facts: [
      { label: 'Ranges', value: node.egressRanges.join(', ') },
      {
        label: 'Route needed there',
        value: [addressRange, addressRange6].filter((range) => range !== '').join(', '),
      },
    ],
    fix: viewNode(node),
  }),
});

const withoutForwarding = nodeCheck<NetworkScope>({
  kind: 'egressWithoutForwarding',
  severity: 'broken',
  title: 'Egress gateway without forwarding commands',
  why: 'The server adds firewall commands to an egress gateway. It deletes them when an ingress role is removed from the same node or a failover role is added, while peers still send packets for the ranges there.',
  advice:
    'Create the egress gateway again, with the same ranges. The server then adds the commands again. Ignore this if the machine’s own firewall forwards.',
  where: (node) => forwardingGap(node) !== undefined,
  found: (node) => {
    const isNatOnly = forwardingGap(node) === 'nat';
    return {
      text: isNatOnly
        ? 'has no commands for NAT into its egress ranges'
        : 'has no commands to forward into its egress ranges',
      facts: [
        { label: 'Ranges', value: node.egressRanges.join(', ') },
        { label: 'Interface', value: node.egressInterface || 'unknown' },
        { label: 'Postup', value: node.postUp || 'None' },
      ],
      // Without its interface, the server wouldn’t accept it.
      fix:
        node.egressInterface === ''
          ? viewNode(node)
          : { label: 'Create egress again', createEgress: nodeSubject(node) },
      severity: isNatOnly ? 'risky' : 'broken',
    };
  },
});

export const egressChecks = [
  withoutForwarding,
  containsNetwork,
  containsEndpoint,
  routedTwice,
  containsLocal,
  defaultRoute,
  withoutNat,
];
