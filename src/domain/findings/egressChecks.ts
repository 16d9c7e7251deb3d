import { containsIP, overlaps } from '../ip.ts';
import { networkRanges } from '../network/network.ts';
import { forwardingGap } from '../node/forwarding.ts';
import { machineOf } from '../node/machine.ts';
import { refOf, type Node } from '../node/node.ts';
import { paths } from '../paths.ts';
import { type Check, type NetworkScope, networkSubject, nodeCheck, nodeNames } from './check.ts';
import { egressRangeChecks } from './egressRangeChecks.ts';
import { egressOf, ofRoute } from './egressRanges.ts';
import { nodeSubject } from './finding.ts';
import { act } from './fixes.ts';

const defaultRoute: Check<NetworkScope> = {
  kind: 'defaultRouteOnServer',
  severity: 'risky',
  title: 'Default route on a server node',
  why: 'The nodes’ internet traffic leaves through the Netmaker server. If it fails, they’re offline.',
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
        value: networkRanges(network).join(', '),
      },
    ],
    fix: act('Create again with NAT', { kind: 'createEgressAgain', node: refOf(node), isNatOn: true }),
  }),
});

const withoutForwarding = nodeCheck<NetworkScope>({
  kind: 'egressWithoutForwarding',
  severity: 'broken',
  title: 'Egress gateway without forwarding commands',
  why: 'The server deletes them when ingress is removed or failover added, but peers still send packets for the ranges.',
  advice:
    'Create the egress gateway again with the same ranges, which adds the commands. Ignore this if the machine’s own firewall does their work.',
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
      // The server doesn’t accept an egress gateway without an interface.
      fix:
        node.egressInterface === ''
          ? { label: 'Create egress again', href: paths.createEgress(node) }
          : act('Create egress again', { kind: 'createEgressAgain', node: refOf(node) }),
      severity: isNatOnly ? 'risky' : 'broken',
    };
  },
});

/**
 * The nodes of a network whose machines are also in another one, by its netid. They get the routes of both. The server’s
 * machine is in all networks and uses the routes of none.
 */
function sharedMachines({ nodes, othersByMachine }: NetworkScope): ReadonlyMap<string, readonly Node[]> {
  const shared = new Map<string, Node[]>();
  for (const node of nodes) {
    const twins = node.isServer ? [] : (othersByMachine().get(machineOf(node)) ?? []);
    for (const { network } of twins) {
      const known = shared.get(network);
      if (!known) shared.set(network, [node]);
      else if (known.at(-1) !== node) known.push(node);
    }
  }
  return shared;
}

const acrossNetworks: Check<NetworkScope> = {
  kind: 'routedAcrossNetworks',
  severity: 'risky',
  title: 'Egress range that conflicts with another network',
  why: 'A machine has one routing table, so only one of two routes to the same addresses works.',
  advice: 'Use different ranges in the two networks, or remove the machine from one of them.',
  find: (scope) => {
    const { network, nodes, others, othersByMachine } = scope;
    const own = egressOf(nodes);
    const foreign = egressOf(others).filter(({ isDefault }) => !isDefault);
    if (foreign.length === 0) return [];
    const shared = sharedMachines(scope);
    const names = new Map<readonly Node[], string>();
    const namesOf = (torn: readonly Node[]) => {
      const text = names.get(torn) ?? nodeNames(torn);
      names.set(torn, text);
      return text;
    };
    const betweenGateways = own
      .filter(({ isDefault }) => !isDefault)
      .flatMap((route) => {
        const found = ofRoute(route);
        const twins = othersByMachine().get(machineOf(route.gateway)) ?? [];
        return (
          foreign
            // The other network reports the rest.
            .filter(({ gateway, range }) => network.netid < gateway.network && overlaps(range, route.range))
            .flatMap((other) => {
              const all = shared.get(other.gateway.network) ?? [];
              // A machine that is both gateways forwards to the range itself.
              const torn = twins.includes(other.gateway) ? all.filter((node) => node !== route.gateway) : all;
              if (torn.length === 0) return [];
              return {
                ...found,
                subjects: [nodeSubject(route.gateway), nodeSubject(other.gateway)],
                about: `${route.range} ${other.range}`,
                text: 'route the same addresses to machines in both networks',
                facts: [
                  { label: route.gateway.name, value: route.range },
                  { label: other.gateway.name, value: other.range },
                  { label: 'In both networks', value: namesOf(torn) },
                ],
              };
            })
        );
      });
    const intoNetwork = foreign.flatMap((route) => {
      // The network’s own routes are narrower than a range that contains the network, so they win.
      const used = networkRanges(network).find((range) => containsIP(range, route.range));
      const torn = used === undefined ? [] : (shared.get(route.gateway.network) ?? []);
      if (used === undefined || torn.length === 0) return [];
      return {
        ...ofRoute(route),
        subjects: [nodeSubject(route.gateway), networkSubject(network.netid)],
        text: `conflict over ${route.range} on machines in both networks`,
        facts: [
          { label: route.gateway.name, value: route.range },
          { label: network.netid, value: used },
          { label: 'In both networks', value: namesOf(torn) },
        ],
      };
    });
    return [...betweenGateways, ...intoNetwork];
  },
};

export const egressChecks = [
  withoutForwarding,
  acrossNetworks,
  ...egressRangeChecks,
  defaultRoute,
  withoutNat,
];
