import { containsIP, defaultRoutes, overlaps, spelledIP } from '../ip.ts';
import { forwardingGap } from '../node/forwarding.ts';
import { machineOf, machinesInBoth } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { routedRanges } from '../reach/network/allowedIps.ts';
import { paths } from '../paths.ts';
import { joinNames } from '../text/labels.ts';
import {
  type Check,
  mostListed,
  type NetworkScope,
  networkSubject,
  nodeCheck,
  nodeNames,
  rangesOf,
} from './check.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';
import { act, actionsOf, editField, withoutRanges } from './fixes.ts';
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
  fix: withoutRanges(gateway, [range]),
  otherFix: editField(gateway, 'egressRanges', 'Edit egress ranges'),
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
        ...keepOne(gateways, range),
      };
    }),
};

/** One of two gateways keeps the range. */
function keepOne(gateways: readonly Node[], range: string): Pick<Found, 'fix' | 'otherFix'> {
  const keep = (kept: Node | undefined): Fix | undefined => {
    const others = gateways.filter((gateway) => gateway !== kept);
    const actions = others.flatMap((gateway) => actionsOf(withoutRanges(gateway, [range])));
    return kept && act(`Keep it on ${kept.name}`, ...actions);
  };
  return { fix: keep(gateways[0]), otherFix: keep(gateways[1]) };
}

const nested: Check<NetworkScope> = {
  kind: 'egressNested',
  severity: 'risky',
  title: 'Egress range inside that of another gateway',
  why: 'WireGuard sends an address to the peer with the narrowest range for it. Hosts of the narrower range are no longer reached through the other gateway, also while the narrower one is offline.',
  advice: 'Remove the narrower range, unless its hosts are behind that gateway only.',
  find: ({ nodes }) => {
    const routes = egressOf(nodes).filter(({ isDefault }) => !isDefault);
    return routes.flatMap((inner) => {
      const outer = routes.find(
        ({ gateway, range }) =>
          gateway !== inner.gateway && range !== inner.range && containsIP(range, inner.range),
      );
      if (!outer) return [];
      return {
        ...ofRoute(inner),
        subjects: [inner.gateway, outer.gateway].map(nodeSubject),
        text: `route ${inner.range} and ${outer.range}, and the narrower range wins`,
        facts: [inner, outer].map(({ gateway, range }) => ({ label: gateway.name, value: range })),
      };
    });
  },
};

const containsNetwork: Check<NetworkScope> = {
  kind: 'egressContainsNetwork',
  severity: 'broken',
  title: 'Egress range that overlaps the network',
  why: 'Traffic to unused addresses of the network is sent to the gateway instead of being dropped.',
  advice: 'Remove the range, and route only those behind the gateway.',
  find: ({ network, nodes }) =>
    egressOf(nodes).flatMap((route) => {
      const { range, isDefault } = route;
      const own = rangesOf(network).find((one) => overlaps(range, one));
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
  why: 'Packets to the gateway’s endpoint would be routed into its own tunnel, so the server leaves this range out.',
  advice:
    'Remove the range, and route smaller ones that don’t contain the endpoint if hosts behind the gateway need them.',
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

const containsPeer: Check<NetworkScope> = {
  kind: 'egressContainsPeerEndpoint',
  severity: 'broken',
  title: 'Egress range that contains another node’s endpoint',
  why: 'Peers send the encrypted packets for that node to the gateway, through the tunnel that the packets are to build. The connection loops and never comes up.',
  advice: 'Remove the range, or route smaller ranges that don’t contain endpoints.',
  find: ({ nodes }) =>
    egressOf(nodes).flatMap((route) => {
      const { gateway, range, isDefault } = route;
      if (isDefault) return [];
      const inside = nodes.filter(
        (node) =>
          node !== gateway &&
          !node.isRelayed &&
          !node.isPending &&
          node.endpoint !== gateway.endpoint &&
          containsIP(range, node.endpoint),
      );
      if (inside.length === 0) return [];
      return {
        ...ofRoute(route),
        text: `routes ${range}, which contains the ${inside.length === 1 ? 'endpoint' : 'endpoints'} of ${joinNames(inside.slice(0, 3).map(({ name }) => name))}${inside.length > 3 ? ` and ${inside.length - 3} more` : ''}`,
        facts: inside.slice(0, mostListed).map(({ name, endpoint }) => ({ label: name, value: endpoint })),
        affected: inside.map((node) => ({ subject: nodeSubject(node), as: 'Gateway' })),
        effect: `routes ${range}, which contains this node’s endpoint`,
      };
    }),
};

const isNetwork: Check<NetworkScope> = {
  kind: 'egressIsNetwork',
  severity: 'risky',
  title: 'Egress range of another network',
  why: 'The gateway isn’t in the other network, so packets for its nodes leave the gateway into the internet or its own LAN.',
  advice: 'Remove the range, or let the gateway’s machine join the other network.',
  find: ({ network, nodes, others, foreignRanges }) =>
    egressOf(nodes).flatMap((route) => {
      const { gateway, range, isDefault } = route;
      const machine = machineOf(gateway);
      const foreign = foreignRanges.find(
        (one) =>
          overlaps(one.range, range) &&
          !gateway.isServer &&
          !others.some((node) => node.network === one.netid && machine !== '' && machineOf(node) === machine),
      );
      // A range that overlaps the gateway’s own network is a finding of its own.
      if (isDefault || !foreign || rangesOf(network).some((own) => overlaps(own, range))) return [];
      return {
        ...ofRoute(route),
        text: `routes ${range}, which ${containsIP(foreign.range, range) ? 'is in' : 'contains'} the range of the network ${foreign.netid}`,
        facts: [
          { label: 'Egress range', value: range },
          { label: foreign.netid, value: foreign.range },
        ],
      };
    }),
};

const containsLocal: Check<NetworkScope> = {
  kind: 'egressContainsLocalAddress',
  severity: 'risky',
  title: 'Egress range that contains a node’s local address',
  why: 'The node’s local network uses the same addresses, so the server doesn’t send it this route.',
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
  why: 'The nodes’ internet traffic leaves through the Netmaker server. If it’s overloaded or restarts, they’re offline.',
  advice: 'Remove the range, and use another node as the internet gateway.',
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
  why: 'Hosts in the range see the peer’s VPN address. Replies return only if their router has a route back to the network.',
  advice: 'Add the route to that router, or create the egress gateway again with NAT.',
  where: ({ isEgressGateway, egressNat }) => isEgressGateway && !egressNat,
  found: (node, { network }) => ({
    text: 'forwards into its ranges without NAT',
    facts: [
      { label: 'Ranges', value: node.egressRanges.join(', ') },
      {
        label: 'Route needed there',
        value: rangesOf(network).join(', '),
      },
    ],
    fix: act('Create again with NAT', { createEgress: nodeSubject(node), isNatOn: true }),
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
          ? { label: 'Create egress again', href: paths.createEgress(node) }
          : act('Create egress again', { createEgress: nodeSubject(node) }),
      severity: isNatOnly ? 'risky' : 'broken',
    };
  },
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
      // The network’s own routes are narrower than a range that contains the network, so they win.
      const used = rangesOf(network).find((range) => containsIP(range, route.range));
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
  withoutForwarding,
  acrossNetworks,
  containsNetwork,
  containsEndpoint,
  containsPeer,
  isNetwork,
  routedTwice,
  nested,
  containsLocal,
  defaultRoute,
  withoutNat,
];
