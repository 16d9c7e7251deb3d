import { isAlike } from '../node/alike.ts';
import { isExpired, nodeHealth } from '../node/health.ts';
import type { Node } from '../node/node.ts';
import { addressesOf } from '../reach/network/member.ts';
import type { FindingsSource, NetworkSource, ServerSource } from './check.ts';

export function networkSources(source: FindingsSource): readonly NetworkSource[] {
  const { networks, nodes, clients, dnsEntries, acls, aclNodes, metrics, serverVersion, now } = source;
  const byId = new Map(networks.map((network) => [network.netid, network]));
  const netids = new Set([...byId.keys(), ...[...nodes, ...clients].map(({ network }) => network)]);
  return [...netids].map((netid): NetworkSource => {
    const own = nodes.filter((node) => node.network === netid);
    const measured = own.flatMap(({ id }) => {
      const report = metrics?.get(id);
      return report ? [[id, report] as const] : [];
    });
    const ownClients = clients.filter((client) => client.network === netid);
    return {
      netid,
      network: byId.get(netid),
      nodes: withNamesakes({ own, clients: ownClients, netid }, nodes),
      clients: ownClients,
      dnsEntries: dnsEntries.filter((entry) => entry.network === netid),
      acl: acls.get(netid),
      aclNodes: aclNodes?.get(netid),
      metrics: measured.length > 0 ? new Map(measured) : undefined,
      serverVersion,
      now,
    };
  });
}

/** Adds the nodes of other networks that have an address which is mentioned in this one, in the order of the list. */
function withNamesakes(
  { own, clients, netid }: { own: readonly Node[]; clients: FindingsSource['clients']; netid: string },
  all: readonly Node[],
): readonly Node[] {
  const mentioned = new Set([
    ...clients.flatMap(addressesOf),
    ...own.flatMap((node) => [
      ...addressesOf(node),
      ...[...node.relayAddresses, ...node.allowedIps, ...node.egressRanges].map(bare),
    ]),
  ]);
  const isNamesake = (node: Node) => addressesOf(node).some((address) => mentioned.has(address));
  const found = all.filter((node) => node.network === netid || isNamesake(node));
  return found.length > own.length ? found : own;
}

const bare = (range: string) => range.replace(/\/(32|128)$/, '');

/** Whether the checks of a network would find the same as before. */
export function isUnchanged(before: NetworkSource, after: NetworkSource): boolean {
  return (
    before.network === after.network &&
    before.acl === after.acl &&
    before.aclNodes === after.aclNodes &&
    before.serverVersion === after.serverVersion &&
    isSameList(before.clients, after.clients) &&
    isSameList(before.dnsEntries, after.dnsEntries) &&
    isSameList(before.nodes, after.nodes, (node, next) => isSameNode(node, next, before, after)) &&
    ageStep(before) === ageStep(after)
  );
}

const serverFields = ['networks', 'users', 'networkUsers', 'isEE', 'serverVersion'] as const;

export function isServerUnchanged(before: ServerSource, after: ServerSource): boolean {
  return serverFields.every((field) => before[field] === after[field]);
}

function isSameList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): boolean {
  return (
    before.length === after.length &&
    after.every((item, place) => {
      const was = before[place];
      return was !== undefined && isSame(was, item);
    })
  );
}

function isSameNode(node: Node, next: Node, before: NetworkSource, after: NetworkSource): boolean {
  return (
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
