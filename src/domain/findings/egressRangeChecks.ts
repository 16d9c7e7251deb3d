import { containsIP, overlaps } from '../ip.ts';
import { networkRanges } from '../network/network.ts';
import { machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { joinNames } from '../text/labels.ts';
import { type Check, mostListed, type NetworkScope } from './check.ts';
import { egressOf, ofRoute } from './egressRanges.ts';
import { type Fix, type Found, nodeSubject } from './finding.ts';
import { act, actionsOf, editField, withoutRanges } from './fixes.ts';
import { sharing } from './grouping.ts';

const routedTwice: Check<NetworkScope> = {
  kind: 'routedTwice',
  severity: 'risky',
  title: 'Egress range routed by several gateways',
  why: 'WireGuard routes a range to one peer. Which one isn’t predictable, and the others are unused.',
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

/** Offers to keep the range on one of the first two gateways. */
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
  why: 'WireGuard uses the narrowest range that contains an address, even while its gateway is offline.',
  advice: 'Remove the narrower range, unless its hosts are only behind that gateway.',
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
  advice: 'Remove the range, and only route ranges behind the gateway.',
  find: ({ network, nodes }) =>
    egressOf(nodes).flatMap((route) => {
      const { range, isDefault } = route;
      const own = networkRanges(network).find((one) => overlaps(range, one));
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
    'Remove the range. If hosts behind the gateway need a route, use smaller ranges that don’t contain the endpoint.',
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
  why: 'Encrypted packets for that node would be routed into the tunnel again, so its connections never come up.',
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
  why: 'The gateway isn’t in the other network, so it forwards these packets to the internet or its LAN.',
  advice: 'Remove the range, or let the gateway’s machine join the other network.',
  find: ({ network, nodes, othersByMachine, foreignRanges }) =>
    egressOf(nodes).flatMap((route) => {
      const { gateway, range, isDefault } = route;
      const foreign = foreignRanges.find(
        (one) =>
          overlaps(one.range, range) &&
          !gateway.isServer &&
          !othersByMachine()
            .get(machineOf(gateway))
            ?.some(({ network: netid }) => netid === one.netid),
      );
      // A range that overlaps the gateway’s own network has its own finding.
      if (isDefault || !foreign || networkRanges(network).some((own) => overlaps(own, range))) return [];
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
  why: 'The node’s local network uses these addresses, so the server doesn’t send it the route.',
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

export const egressRangeChecks = [
  containsNetwork,
  containsEndpoint,
  containsPeer,
  isNetwork,
  routedTwice,
  nested,
  containsLocal,
];
