import { addressNumber, containsIP, isCidr, isIPAddress, normaliseIP } from '../../ip.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { networkOf, type End } from '../why/ends.ts';
import { endpointOf, isReadableEndpoint, isReadableKey, nearby } from '../told/peersOf.ts';
import { addressesOf, memberAddresses, reachIndex, relaysOf, type ReachIndex } from '../told/reachIndex.ts';
import { prefixOf, rangesBehind } from '../told/walk.ts';

/** What can make a difference between some ends. */
export type CloseUp = (...ends: readonly End[]) => ReachIndex;

/**
 * Of a large network, the part that a verdict about two ends depends on: they, what stands between them, and who claims
 * their addresses. A verdict over it is the same and takes a hundredth of the time.
 */
export function closeUpOf(index: ReachIndex): CloseUp {
  const places = new Map(index.nodes.map((node, at) => [node, at]));
  const clientPlaces = new Map(index.clients.map((client, at) => [client, at]));
  const nodesAt = byAddress(index.nodes);
  const clientsAt = byAddress(index.clients);
  const routersAround = routerFinder(index.nodes);
  const always = alwaysThere(index);

  return (...ends) => {
    const nodes = new Set<Node>();
    const clients = new Set<ExternalClient>();
    const addNode = (node: Node | undefined) => {
      if (!node || nodes.has(node)) return;
      nodes.add(node);
      for (const relay of relaysOf(index, node)) addNode(relay);
      for (const address of addressesOf(node)) nodesAt(address).forEach(addNode);
      for (const id of index.metrics?.get(node.id)?.needsFailover?.values() ?? [])
        addNode(index.nodeById.get(id));
    };
    const addClient = (client: ExternalClient) => {
      if (clients.has(client)) return;
      clients.add(client);
      addNode(index.nodeById.get(client.ingressGatewayId));
      for (const address of addressesOf(client)) nodesAt(address).forEach(addNode);
    };
    for (const end of ends) {
      if (end.kind === 'node') addNode(end.node);
      if (end.kind === 'client') addClient(end.client);
      for (const address of end.kind === 'address' ? [end.address] : memberAddresses(end)) {
        nodesAt(address).forEach(addNode);
        clientsAt(address).forEach(addClient);
        routersAround(address).forEach(addNode);
      }
    }
    const netids = new Set([...ends.map(networkOf), ...[...nodes].map(({ network }) => network)]);
    always.nodes.filter(({ network }) => netids.has(network)).forEach(addNode);
    always.clients.filter(({ network }) => netids.has(network)).forEach(addClient);
    return reachIndex({
      networks: index.networks,
      acls: index.acls,
      metrics: index.metrics,
      // In the order of all, since the first of several counts.
      nodes: inOrder(nodes, places),
      clients: inOrder(clients, clientPlaces),
    });
  };
}

function inOrder<Item>(items: ReadonlySet<Item>, places: ReadonlyMap<Item, number>): readonly Item[] {
  return [...items].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

type Addressed = { readonly address: string; readonly address6: string };

function byAddress<Item extends Addressed>(items: readonly Item[]): (address: string) => readonly Item[] {
  const holders = new Map<string, Item[]>();
  for (const item of items) {
    for (const address of addressesOf(item)) {
      const key = oneSpelling(address);
      const known = holders.get(key);
      if (known) known.push(item);
      else holders.set(key, [item]);
    }
  }
  return (address) => holders.get(oneSpelling(address)) ?? [];
}

/** Only IPv6 addresses have several. */
function oneSpelling(address: string): string {
  return address.includes(':') ? (normaliseIP(address) ?? address) : address;
}

/** The nodes that route a range around an address or range. Numbers, since every end of a large network asks. */
function routerFinder(nodes: readonly Node[]): (target: string) => readonly Node[] {
  const routers = new Map<string, Node[]>();
  for (const node of nodes) {
    for (const range of rangesBehind(node)) routers.set(range, [...(routers.get(range) ?? []), node]);
  }
  const ranges = [...routers].map(([range, routing]) => {
    const isV6 = range.includes(':');
    const shift = BigInt((isV6 ? 128 : 32) - (isCidr(range) ? prefixOf(range) : isV6 ? 128 : 32));
    const value = addressNumber(range.includes('/') ? range.slice(0, range.lastIndexOf('/')) : range);
    return { range, routing, isV6, shift, head: value === undefined ? undefined : value >> shift };
  });
  return (target) => {
    if (!isIPAddress(target)) {
      return ranges.flatMap(({ range, routing }) => (containsIP(range, target) ? routing : []));
    }
    const isV6 = target.includes(':');
    const value = addressNumber(target);
    return ranges.flatMap((one) =>
      one.isV6 === isV6 && value !== undefined && value >> one.shift === one.head ? one.routing : [],
    );
  };
}

/** Hubs and failover nodes, and what cannot be read and spoils the answers of others. */
function alwaysThere({ nodes, clients }: ReachIndex) {
  const isSpoiling = ({ publicKey }: { readonly publicKey: string }) => !isReadableKey(publicKey);
  const isWanted = (node: Node) =>
    node.isHub ||
    node.isFailover ||
    isSpoiling(node) ||
    ![node, nearby(node)].every((seen) => isReadableEndpoint(endpointOf(seen)));
  return { nodes: nodes.filter(isWanted), clients: clients.filter(isSpoiling) };
}
