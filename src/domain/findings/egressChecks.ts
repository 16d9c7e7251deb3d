import { containsIP, defaultRoutes, overlaps, spelledIP } from '../ip.ts';
import { machinesInBoth } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { routedRanges } from '../reach/network/allowedIps.ts';
import {
  type Check,
  editField,
  type NetworkScope,
  networkSubject,
  nodeCheck,
  nodeNames,
  viewNode,
} from './check.ts';
import { nodeSubject } from './finding.ts';
import { sharing } from './grouping.ts';

type GatewayRange = {
  readonly gateway: Node;
  readonly range: string;
  /** A default route contains everything on purpose. */
  readonly isDefault: boolean;
};

function egressOf(nodes: readonly Node[]): readonly GatewayRange[] {
  return nodes.flatMap((gateway) => {
    const ranges = [...new Set(routedRanges(gateway).map(spelledIP))];
    const defaults = new Set(defaultRoutes(ranges));
    return ranges.map((range) => ({ gateway, range, isDefault: defaults.has(range) }));
  });
}

const ofRoute = ({ gateway, range }: GatewayRange) => ({
  subjects: [nodeSubject(gateway)],
  about: range,
  fix: editField(gateway, 'egressRanges', 'Edit egress ranges'),
});

const routedTwice: Check<NetworkScope> = {
  kind: 'routedTwice',
  severity: 'risky',
  title: 'Egress range routed by several gateways',
  why: 'WireGuard sends a range to one peer only, and there’s no way to know which one. The others are never used.',
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
  why: 'Packets for addresses of the network that no peer has a route for go to the gateway instead of failing.',
  advice: 'Route only the ranges behind the gateway.',
  find: ({ network, nodes }) =>
    egressOf(nodes).flatMap((route) => {
      const { range, isDefault } = route;
      const own = [network.addressRange, network.addressRange6].find((one) => overlaps(range, one));
      if (own === undefined || isDefault) return [];
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
  why: 'Packets to the gateway would go into the tunnel that they should build, so the server sends this range to no peer.',
  advice: 'Route smaller ranges that don’t contain the endpoint.',
  find: ({ nodes }) =>
    egressOf(nodes)
      .filter(({ gateway, range, isDefault }) => !isDefault && containsIP(range, gateway.endpoint))
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
  why: 'The local network of the node uses the same addresses as the range, so the server doesn’t send the node this route.',
  advice: 'Use different ranges at the two sites.',
  find: ({ nodes }) =>
    egressOf(nodes).flatMap(({ gateway, range, isDefault }) => {
      // Nodes behind the gateway’s own router are in the range on purpose.
      const inside = nodes.filter(
        (node) => node.endpoint !== gateway.endpoint && containsIP(range, node.localAddress),
      );
      if (inside.length === 0 || isDefault) return [];
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
  why: 'All traffic of the nodes leaves through the machine of the Netmaker server. When it’s overloaded or restarted, all of them lose their internet connection.',
  advice: 'Use another node as the internet gateway.',
  find: ({ nodes }) =>
    egressOf(nodes)
      .filter(({ gateway, isDefault }) => gateway.isServer && isDefault)
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
  why: 'Machines in the range see the sender’s address of the network. Replies only return if a router there has a route back to the network.',
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

const acrossNetworks: Check<NetworkScope> = {
  kind: 'routedAcrossNetworks',
  severity: 'risky',
  title: 'Egress range that conflicts with another network',
  why: 'A machine has one routing table for all its networks. Where two of them route the same addresses, only one of the routes works.',
  advice: 'Use different ranges in the two networks, or remove the machine from one of them.',
  find: ({ network, nodes, others }) => {
    const all = [...nodes, ...others];
    const own = egressOf(nodes);
    const foreign = egressOf(others).filter(({ isDefault }) => !isDefault);
    const betweenGateways = own
      .filter(({ isDefault }) => !isDefault)
      .flatMap((route) =>
        foreign
          // The other network reports the rest.
          .filter(({ gateway, range }) => network.netid < gateway.network && overlaps(range, route.range))
          .flatMap((other) => {
            const torn = machinesInBoth(route.gateway, other.gateway, all);
            if (torn.length === 0) return [];
            return {
              ...ofRoute(route),
              subjects: [nodeSubject(route.gateway), nodeSubject(other.gateway)],
              about: `${route.range} ${other.range}`,
              text: 'route the same addresses to machines in both networks',
              facts: [
                { label: route.gateway.name, value: route.range },
                { label: other.gateway.name, value: other.range },
                { label: 'In both networks', value: nodeNames(torn) },
              ],
            };
          }),
      );
    const intoNetwork = foreign.flatMap((route) => {
      const used = [network.addressRange, network.addressRange6].find((range) =>
        overlaps(range, route.range),
      );
      const torn =
        used === undefined ? [] : machinesInBoth({ network: network.netid, id: '' }, route.gateway, all);
      if (used === undefined || torn.length === 0) return [];
      return {
        ...ofRoute(route),
        subjects: [nodeSubject(route.gateway), networkSubject(network.netid)],
        text: `conflict over ${route.range} on machines in both networks`,
        facts: [
          { label: route.gateway.name, value: route.range },
          { label: network.netid, value: used },
          { label: 'In both networks', value: nodeNames(torn) },
        ],
      };
    });
    return [...betweenGateways, ...intoNetwork];
  },
};

export const egressChecks = [
  acrossNetworks,
  containsNetwork,
  containsEndpoint,
  routedTwice,
  containsLocal,
  defaultRoute,
  withoutNat,
];
