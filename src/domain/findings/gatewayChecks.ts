import { counted, grouped } from '../format/count.ts';
import { formatSpan } from '../format/dateTime.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { rolesOf, toggleObstacle, unknownRelayAddresses } from '../node/gateways.ts';
import { type HealthReason, healthReasonText, nodeHealth } from '../node/health.ts';
import { isSameNode, type Node } from '../node/node.ts';
import { routedRanges } from '../reach/network/allowedIps.ts';
import { addressesOf } from '../reach/network/member.ts';
import { isListedBy } from '../reach/network/peerRules.ts';
import {
  clientsAt,
  gatewayOf,
  nodesOf,
  reachIndex,
  type ReachIndex,
  relaysOf,
} from '../reach/network/reachIndex.ts';
import { withNode } from '../reach/network/sourceChanges.ts';
import { allPairs } from '../reach/pairs/allPairs.ts';
import { pairsWith } from '../reach/pairs/reachSummary.ts';
import {
  type Check,
  clientSubject,
  mostListed,
  type NetworkScope,
  networkSubject,
  nodeCheck,
  nodeNames,
  type RecordScope,
} from './check.ts';
import {
  act,
  also,
  connectNode,
  deleteRecord,
  editNode,
  makeRole,
  relayThrough,
  setNetwork,
  viewNode,
  withoutRelayed,
} from './fixes.ts';
import { firstNames, joinNames } from '../text/labels.ts';
import { type Affected, type Fix, type Found, nodeSubject, type Subject, subjectName } from './finding.ts';

const relayFact = (relays: readonly Node[]) => ({
  label: 'Relays',
  value: relays.length === 0 ? 'None' : relays.map(({ name }) => name).join(', '),
});

const missingRelay = nodeCheck<NetworkScope>({
  kind: 'relayMissing',
  severity: 'broken',
  title: 'Relayed node without a relay',
  why: 'Without a relay that lists its first address, a relayed node gets no peers.',
  advice: 'Relay the node through a relay of the network, which then lists all its addresses.',
  where: (node, { index }) =>
    node.isRelayed && !relaysOf(index, node).some((relay) => isListedBy(relay, node)),
  found: (node, scope) => {
    const { index } = scope;
    const relays = relaysOf(index, node);
    const [first] = relays;
    return {
      text: first
        ? `is relayed by ${first.name}, which doesn’t list its first address`
        : 'is relayed, but no relay lists it',
      facts: [relayFact(relays), { label: 'Addresses', value: addressesOf(node).join(', ') }],
      ...relayFixes(scope, node),
    };
  },
});

/** Relays that work, the least used first, or else nodes that can become one. */
function relaysFor(index: ReachIndex, node: Node, now: number): readonly Node[] {
  const others = nodesOf(index, node.network).filter(
    (other) => other.id !== node.id && !other.isRelayed && !other.isPending && other.isConnected,
  );
  const relays = others.filter(({ isRelay }) => isRelay);
  const candidates =
    relays.length > 0 ? relays : others.filter(({ os, isServer }) => os === 'linux' && !isServer);
  return candidates.toSorted(
    (one, other) =>
      Number(isDown(one, now)) - Number(isDown(other, now)) ||
      one.relayAddresses.length - other.relayAddresses.length,
  );
}

function relayFixes({ index, now }: RecordScope, node: Node): Pick<Found, 'fix' | 'otherFix'> {
  const [listing] = relaysOf(index, node);
  const [best, next] = listing ? [listing] : relaysFor(index, node, now);
  const through = (relay: Node | undefined) =>
    relay && act(`Relay through ${relay.name}`, relayThrough(relay, addressesOf(node)));
  return { fix: through(best), otherFix: through(next) };
}

const twoRelays = nodeCheck<NetworkScope>({
  kind: 'twoRelays',
  severity: 'risky',
  title: 'Node listed by several relays',
  why: 'The server picks one of the relays at random, so any change can move or break connections.',
  advice: 'Remove the node from all relays but one.',
  where: (node, { index }) => node.isRelayed && relaysOf(index, node).length > 1,
  found: (node, { index, now }) => {
    const relays = relaysOf(index, node);
    const [kept, ...others] = relays.toSorted(
      (one, other) => Number(isDown(one, now)) - Number(isDown(other, now)),
    );
    return {
      text: `is listed by ${counted(relays.length, 'relay')}`,
      facts: [relayFact(relays)],
      // The server clears the node’s mark when a relay drops it, so the relay that stays sets it again.
      fix:
        kept &&
        act(
          `Keep ${kept.name} only`,
          ...others.map((relay) => withoutRelayed(relay, addressesOf(node))),
          relayThrough(kept, addressesOf(node)),
        ),
    };
  },
});

const unmarked = nodeCheck<NetworkScope>({
  kind: 'relayedUnmarked',
  severity: 'broken',
  title: 'Relay lists a node that isn’t relayed',
  why: 'Peers get the node’s address twice, from the node itself and from the relay. WireGuard sends packets to only one of them, and which one isn’t predictable.',
  advice: 'Relay the node again, or remove its address from the relay.',
  where: (node, { index }) => !node.isRelayed && !node.isPending && relaysOf(index, node).length > 0,
  found: (node, { index }) => {
    const relays = relaysOf(index, node);
    const addresses = addressesOf(node);
    const [first, ...others] = relays;
    const remove = act('Remove from the relay', ...relays.map((relay) => withoutRelayed(relay, addresses)));
    // The server skips its own node when it marks the nodes of a relay.
    const again =
      first && !node.isServer && !node.isRelay
        ? act(
            `Relay through ${first.name}`,
            ...others.map((relay) => withoutRelayed(relay, addresses)),
            relayThrough(first, addresses),
          )
        : undefined;
    return {
      text: `is listed by ${joinNames(relays.map(({ name }) => name))} but isn’t marked as relayed`,
      facts: [relayFact(relays), { label: 'Addresses', value: addresses.join(', ') }],
      fix: again ?? remove,
      otherFix: again && remove,
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
    fix: act('Remove address', withoutRelayed(node, unknownRelayAddresses(node, nodes))),
  }),
});

type Dependents = { readonly affected: readonly Affected[]; readonly ranges: readonly string[] };

/** Everything that loses its path when a gateway is down. */
function dependentsOf({ index, nodes }: RecordScope, gateway: Node): Dependents {
  const isHub = gateway.isHub && index.networkById.get(gateway.network)?.isPointToSite;
  const spokes = isHub ? nodes.filter((node) => node !== gateway && !node.isPending) : [];
  const relayed = nodes.filter((node) => node.isRelayed && relaysOf(index, node)[0] === gateway);
  const clients = clientsAt(index, gateway).filter(({ isEnabled }) => isEnabled);
  return {
    affected: [
      ...spokes.map((node) => ({ subject: nodeSubject(node), as: 'Hub' })),
      ...relayed
        .filter((node) => !spokes.includes(node))
        .map((node) => ({ subject: nodeSubject(node), as: 'Relay' })),
      ...clients.map((client) => ({ subject: clientSubject(client), as: 'Gateway' })),
    ],
    ranges: routedRanges(gateway),
  };
}

const mostNames = 3;

export const gatewayDown = nodeCheck<RecordScope>({
  kind: 'gatewayDown',
  severity: 'broken',
  title: 'Gateway offline or disconnected',
  why: 'Relayed nodes, external clients and egress ranges have no path while their gateway is offline or disconnected.',
  advice:
    'Connect a disconnected node again. If it’s offline, check that the machine is running and that netclient can reach the server, or move the role to another node.',
  where: (node, scope) => isDownGateway(scope, node) && !isPartOfOutage(scope, node),
  found: (node, scope) => {
    const { affected, ranges } = dependentsOf(scope, node);
    const names = [...affected.map(({ subject }) => subjectName(subject)), ...ranges];
    const named = (label: string, roles: readonly string[]) => ({
      label,
      value: firstNames(
        affected.filter(({ as }) => roles.includes(as)).map(({ subject }) => subjectName(subject)),
        mostListed,
      ),
    });
    const { reason } = nodeHealth(node, scope.now);
    return {
      text: `is ${node.isConnected ? 'offline' : 'disconnected'}, which cuts off ${firstNames(names, mostNames)}`,
      effect: node.isConnected ? offlineSince(reason) : 'is disconnected',
      affected,
      facts: [
        { label: 'State', value: node.isConnected ? healthReasonText(reason) : 'Disconnected' },
        { label: 'Roles', value: rolesOf(node).join(', ') },
        named('Nodes', ['Relay', 'Hub']),
        named('External clients', ['Gateway']),
        { label: 'Egress ranges', value: ranges.join(', ') },
      ].filter(({ value }) => value !== ''),
      fix: node.isConnected ? viewNode(node) : connectNode(node),
      otherFix: node.isConnected ? moveRelayed(scope, node) : undefined,
    };
  },
});

/** Relays the nodes of a dead relay through another one. */
function moveRelayed({ index, nodes, now }: RecordScope, dead: Node): Fix | undefined {
  const relayed = nodes.filter((node) => node.isRelayed && relaysOf(index, node)[0] === dead);
  const other = nodes
    .filter((node) => node.isRelay && node !== dead && node.isConnected)
    .find((node) => nodeHealth(node, now).status === 'healthy');
  if (!other || relayed.length === 0) return undefined;
  const addresses = relayed.flatMap(addressesOf);
  return act(`Relay through ${other.name}`, withoutRelayed(dead, addresses), relayThrough(other, addresses));
}

/** With the number of connections that are lost, which only whole networks tell. */
const gatewayDownInNetwork: Check<NetworkScope> = {
  ...gatewayDown,
  find: (scope) =>
    [gatewayDown.find(scope) ?? []].flat().map((found) => {
      const node = scope.nodes.find((one) => found.subjects.some((subject) => isNode(subject, one)));
      const lost = node ? lostWith(scope, node) : 0;
      if (lost === 0) return found;
      return {
        ...found,
        text: `${found.text} (${counted(lost, 'connection')})`,
        facts: [...(found.facts ?? []), { label: 'Lost connections', value: grouped(lost) }],
      };
    }),
};

function isNode(subject: Subject, node: Node): boolean {
  return subject.kind === 'node' && isSameNode(subject, node);
}

/** The connections that end at a node or go through it, whether or not it is connected. */
function lostWith(scope: NetworkScope, node: Node): number {
  if (node.isConnected) return pairsWith(scope.pairs(), node.id);
  const connected = withNode(scope.index, node.id, { isConnected: true });
  return pairsWith(allPairs(reachIndex(connected), node.network), node.id);
}

function offlineSince(reason: HealthReason): string {
  return reason.kind === 'silent' ? `has been offline for ${formatSpan(reason.seconds)}` : 'is offline';
}

/** Whether a node is offline or disconnected, and something depends on it. */
export function isDownGateway(scope: RecordScope, node: Node): boolean {
  if (node.isPending) return false;
  if (!isDown(node, scope.now)) return false;
  const { affected, ranges } = dependentsOf(scope, node);
  return affected.length + ranges.length > 0;
}

function isDown(node: Node, now: number): boolean {
  return !node.isConnected || nodeHealth(node, now).status === 'error';
}

/** Whether a node went silent together with all others, which is one finding for the whole server. */
export function isPartOfOutage({ outageSince, now }: RecordScope, node: Node): boolean {
  if (outageSince === undefined || !node.isConnected || node.isServer) return false;
  return (
    nodeHealth(node, now).reason.kind === 'silent' && outageSince - node.lastCheckIn < longestOutageStart
  );
}

/** Nodes check in every minute, and a broker that restarts takes some down before others. */
const longestOutageStart = 30 * 60;

const hub: Check<NetworkScope> = {
  kind: 'hub',
  severity: 'broken',
  title: 'Point-to-site network without exactly one hub',
  why: 'Nodes of a point-to-site network can only reach its hub. Without one, they reach nothing. With two, changing either takes the role from the other.',
  advice: 'Make the node that all others should connect to the hub.',
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

/** A hub has to be found by all others, so its address should stay and it should be online. */
function hubRank(node: Node, now: number): number {
  const isUp = node.isConnected && nodeHealth(node, now).status === 'healthy';
  return (isUp ? 0 : 2) + (node.isStatic ? 0 : 1);
}

const failover: Check<NetworkScope> = {
  kind: 'failoverMissing',
  severity: 'risky',
  title: 'Failover needed, but no failover node',
  why: 'These nodes report peers that they can’t reach directly, and no failover node can take over.',
  advice: 'Make a stable node of the network a failover node.',
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

/** Any Linux node can take over, best one that is online and doesn’t need it itself. */
function failoverFixes(nodes: readonly Node[], needing: readonly Node[], now: number) {
  const [best, next] = nodes
    .filter(
      (node) =>
        node.os === 'linux' &&
        node.firewall !== 'none' &&
        !node.isPending &&
        !node.isRelayed &&
        node.isConnected,
    )
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
  why: 'The configuration files of external clients keep the endpoint of the day they were made. When the gateway’s public address or port changes, all its clients lose the network.',
  advice:
    'Turn off “Dynamic endpoint”, if the machine has a fixed public address. Otherwise, send clients a new file after each change.',
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
  why: 'Nodes learn each other’s ports from the server’s own node. Without it in the network, ports that are picked dynamically stay unknown to peers.',
  advice:
    'Turn off UDP hole punching, which gives the nodes fixed ports. Or let the server join the network.',
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
  missingRelay,
  unmarked,
  twoRelays,
  unusedRelayAddress,
  gatewayDownInNetwork,
  hub,
  failover,
  clientsWithoutGateway,
  dynamicGateway,
  holePunching,
];
