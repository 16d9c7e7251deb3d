import { isAlike } from '../node/alike.ts';
import { isExpired, nodeHealth } from '../node/health.ts';
import { overlaps, withoutHostPrefix } from '../ip.ts';
import { rotationIn } from '../network/keyRotation.ts';
import { type Network, networkRanges } from '../network/network.ts';
import { groupBy } from '../groupBy.ts';
import { byMachine, machineOf } from '../node/machine.ts';
import type { Node } from '../node/node.ts';
import { compareIds } from '../order.ts';
import { routedRanges } from '../node/gateways.ts';
import { addressesOf } from '../addresses.ts';
import { isEqual } from '../structuralSharing.ts';
import { tally } from '../tally.ts';
import type {
  CheckedSource,
  FindingsSource,
  ForeignRange,
  NetworkSource,
  Outage,
  ServerSource,
} from './check.ts';
import { nodeSubject } from './finding.ts';

export function networkSources(source: FindingsSource): readonly NetworkSource[] {
  const {
    networks,
    nodes,
    clients,
    dnsEntries,
    acls,
    aclNodes,
    metrics,
    serverVersion,
    now,
    users,
    rotations,
  } = source;
  const usernames = new Set(['', ...users.map(({ username }) => username)]);
  const byId = new Map(networks.map((network) => [network.netid, network]));
  const outage = outageOf(source);
  const index = nodeIndex(nodes);
  const clientsByNetwork = groupBy(clients, ({ network }) => network);
  const netids = new Set([...byId.keys(), ...index.byNetwork.keys(), ...clientsByNetwork.keys()]);
  return [...netids].map((netid): NetworkSource => {
    const own = index.byNetwork.get(netid) ?? [];
    const measured = own.flatMap(({ id }) => {
      const report = metrics?.get(id);
      return report ? [[id, report] as const] : [];
    });
    const ownClients = clientsByNetwork.get(netid) ?? [];
    return {
      netid,
      network: byId.get(netid),
      nodes: withNamesakes({ own, clients: ownClients, netid }, index),
      clients: ownClients,
      dnsEntries: dnsEntries.filter((entry) => entry.network === netid),
      acl: acls.get(netid),
      aclNodes: aclNodes?.get(netid),
      rotation: rotations && rotationIn(rotations, netid),
      metrics: measured.length > 0 ? new Map(measured) : undefined,
      serverVersion,
      now,
      // A server always has users, so without any they aren’t known.
      deletedOwners: users.length > 0 ? ownersOf([...own, ...ownClients], usernames) : [],
      outageSince: outage?.since,
      foreignRanges: foreignRanges(networks, netid, own),
    };
  });
}

function foreignRanges(
  networks: readonly Network[],
  netid: string,
  own: readonly Node[],
): readonly ForeignRange[] {
  const routed = [...new Set(own.flatMap(routedRanges))];
  if (routed.length === 0) return [];
  return networks.flatMap((network) =>
    network.netid === netid
      ? []
      : networkRanges(network)
          .filter((range) => routed.some((one) => overlaps(one, range)))
          .map((range) => ({ netid: network.netid, range })),
  );
}

/** The part of the source that concerns the whole server. */
export function serverSource(source: FindingsSource): ServerSource {
  const { networks, users, networkUsers, isEE, acceptsBuiltInKey, isRceOn = false, serverVersion } = source;
  return {
    networks,
    users,
    networkUsers,
    isEE,
    acceptsBuiltInKey,
    isRceOn,
    serverVersion,
    nodeCounts: Object.fromEntries(tally(source.nodes.map(({ network }) => network))),
    outage: outageOf(source),
  };
}

/** A few nodes can be silent together by chance. */
const fewestInOutage = 4;

/** The broker or the server keeps all nodes from checking in, which is one fault. The server’s own node needs neither. */
function outageOf({ nodes, now }: Pick<FindingsSource, 'nodes' | 'now'>): Outage | undefined {
  const expected = nodes.filter(
    ({ isServer, isConnected, isPending, lastCheckIn }) =>
      !isServer && isConnected && !isPending && lastCheckIn > 0,
  );
  const isSilent = (node: Node) => nodeHealth(node, now).status !== 'healthy';
  if (expected.length < fewestInOutage || !expected.every(isSilent)) return undefined;
  const since = Math.max(...expected.map(({ lastCheckIn }) => lastCheckIn));
  return { since, seconds: now - since, nodes: expected.map(nodeSubject) };
}

function ownersOf(
  records: readonly { readonly ownerId: string }[],
  except: ReadonlySet<string>,
): readonly string[] {
  const owners = new Set(records.map(({ ownerId }) => ownerId));
  return [...owners].filter((owner) => !except.has(owner)).toSorted(compareIds);
}

type NodeIndex = ReturnType<typeof nodeIndex>;

/** Finds the nodes that one network needs of the others, for each network. */
function nodeIndex(nodes: readonly Node[]) {
  const addressed = nodes.flatMap((node) => addressesOf(node).map((address) => ({ address, node })));
  return {
    nodes,
    byNetwork: groupBy(nodes, ({ network }) => network),
    byMachine: byMachine(nodes),
    gatewaysByNetwork: groupBy(
      nodes.filter(({ isEgressGateway }) => isEgressGateway),
      ({ network }) => network,
    ),
    byAddress: groupBy(addressed, ({ address }) => address),
  };
}

/**
 * Adds the nodes of other networks that have an address which is mentioned in this one, and those that machines of this
 * one get other routes from, in the order of the list.
 */
function withNamesakes(
  { own, clients, netid }: { own: readonly Node[]; clients: FindingsSource['clients']; netid: string },
  index: NodeIndex,
): readonly Node[] {
  const mentioned = [
    ...clients.flatMap(addressesOf),
    ...own.flatMap((node) => [
      ...addressesOf(node),
      ...[...node.relayAddresses, ...node.allowedIps, ...node.egressRanges].map(withoutHostPrefix),
    ]),
  ];
  const namesakes = mentioned.flatMap((address) => index.byAddress.get(address) ?? []);
  const all = new Set([...own, ...namesakes.map(({ node }) => node), ...rivalsOf(own, netid, index)]);
  return index.nodes.filter((node) => all.has(node));
}

/** Most machines are in one network only, except the server’s. */
function rivalsOf(own: readonly Node[], netid: string, index: NodeIndex): readonly Node[] {
  const machines = new Set(own.filter(({ isServer }) => !isServer).map(machineOf));
  const twins = [...machines]
    .flatMap((machine) => index.byMachine.get(machine) ?? [])
    .filter(({ network }) => network !== netid);
  const networks = new Set(twins.map(({ network }) => network));
  return [...twins, ...[...networks].flatMap((other) => index.gatewaysByNetwork.get(other) ?? [])];
}

/** Whether the checks would find the same as before. */
export function isUnchanged(before: CheckedSource, after: CheckedSource): boolean {
  if (!('netid' in before) || !('netid' in after)) return isEqual(before, after, 2);
  return (
    isEqual(withoutTimes(before), withoutTimes(after), 2) &&
    before.nodes.length === after.nodes.length &&
    before.nodes.every((node, place) => isSameNode(node, after.nodes[place], before, after)) &&
    ageStep(before) === ageStep(after)
  );
}

const withoutTimes = (source: NetworkSource) => ({
  ...source,
  nodes: [],
  metrics: undefined,
  now: 0,
  foreignRanges: source.foreignRanges.map(({ netid, range }) => `${netid} ${range}`),
});

function isSameNode(
  node: Node,
  next: Node | undefined,
  before: NetworkSource,
  after: NetworkSource,
): boolean {
  return (
    next !== undefined &&
    nodeHealth(node, before.now).status === nodeHealth(next, after.now).status &&
    isExpired(node, before.now) === isExpired(next, after.now) &&
    before.metrics?.get(node.id) === after.metrics?.get(next.id) &&
    isAlike(node, next)
  );
}

const [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];

/** Texts show ages of less than a day to the minute, and longer ones in days. */
function ageStep({ nodes, now }: NetworkSource): string {
  const isRecent = (moment: number) => Math.abs(now - moment) < day;
  const hasRecent = nodes.some((node) => {
    const { status } = nodeHealth(node, now);
    const since = status === 'pending' ? node.lastModified : node.lastCheckIn;
    return (status !== 'healthy' && isRecent(since)) || isRecent(node.expiresAt);
  });
  return hasRecent ? `minute ${Math.floor(now / minute)}` : `hour ${Math.floor(now / hour)}`;
}
