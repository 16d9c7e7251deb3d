import { blockedPairCount } from '../acl/eachBlocked.ts';
import { isPairAllowed, type AclMatrix } from '../acl/aclMatrix.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import { type HealthStatus, nodeHealth } from '../node/health.ts';
import { routedRanges } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { compareIds } from '../order.ts';
import { blockedFrom, emptyMesh, type IdPair, linkedTo, type Mesh, meshOf, meshWithRules } from './mesh.ts';
import { memberKind, type MemberKind } from './nodeKind.ts';
import { ruleFindings, type RuleFindings } from './ruleFindings.ts';

/** The graph of a network. IDs are unique across nodes, clients and ranges. */
export type Topology = {
  readonly nodes: readonly GraphNode[];
  /** All links except those of the mesh, which are too many to list. */
  readonly links: readonly StructureLink[];
  /** Links as if nothing were blocked. Layouts use these, so that ACL changes don't move anything. */
  readonly structure: readonly StructureLink[];
  readonly mesh: Mesh;
  readonly isPointToSite: boolean;
  /** Undefined in a mesh, and in a point-to-site network without a hub. */
  readonly hubId: string | undefined;
  readonly blockedFromHub: readonly string[];
  /** Undefined while the ACLs are unknown; every pair then counts as allowed. */
  readonly rules: RuleFindings | undefined;
};

export type GraphNode =
  | {
      readonly id: string;
      readonly kind: MemberKind;
      readonly label: string;
      readonly health: HealthStatus;
      readonly isHub: boolean;
      readonly node: Node;
    }
  | {
      readonly id: string;
      readonly kind: 'client';
      readonly label: string;
      readonly client: ExternalClient;
    }
  | { readonly id: string; readonly kind: 'range'; readonly label: string };

export type LinkKind =
  /** Between two nodes of a mesh, in both directions. */
  | 'mesh'
  /** Between a node and the hub of a point-to-site network, in both directions. */
  | 'hub'
  /** From a relayed node to its relay. */
  | 'relay'
  /** From an external client to its gateway. */
  | 'client'
  /** From an egress gateway to a range behind it. */
  | 'range';

export type GraphLink = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: LinkKind;
};

export type StructureLink = GraphLink & { readonly kind: Exclude<LinkKind, 'mesh'> };

export type TopologySource = {
  readonly network: Pick<Network, 'netid' | 'isPointToSite'>;
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  readonly acl?: AclMatrix | undefined;
  /** Unix seconds. */
  readonly now: number;
};

/**
 * The result doesn't depend on the order of records, which changes with every response. Pending nodes have links, because
 * the server sends them to their peers.
 */
export function topologyOf({ network, nodes: everyNode, clients, acl, now }: TopologySource): Topology {
  const nodes = everyNode
    .filter((node) => node.network === network.netid)
    .toSorted(
      (a, b) => compareIds(a.name, b.name) || compareIds(a.address, b.address) || compareIds(a.id, b.id),
    );
  const relayed = relayPairs(nodes);
  const isRelayed = relayedIds(nodes, relayed);
  const hub = network.isPointToSite ? nodes.find((node) => node.isHub) : undefined;
  const reachable = nodes.filter((node) => !node.isRelayed);
  const spokes = hub ? spokesOf(hub, reachable, relayed) : [];
  const ranges = nodes.flatMap((node) => rangesOf(node).map((range) => [node.id, range] as const));
  const attached = attachedClients(network.netid, nodes, clients);
  const structure: readonly StructureLink[] = [
    ...spokes.flatMap((id) => (hub ? [linkOf('hub', id, hub.id)] : [])),
    ...relayed.map(([id, relay]) => linkOf('relay', id, relay)),
    ...attached.map((client) => linkOf('client', clientNodeId(client.clientId), client.ingressGatewayId)),
    ...ranges.map(([id, range]) => linkOf('range', id, rangeNodeId(range))),
  ];
  const disabled = new Set(
    attached.filter(({ isEnabled }) => !isEnabled).map(({ clientId }) => clientNodeId(clientId)),
  );
  const memberIds = reachable.map(({ id }) => id);

  const open: Topology = {
    nodes: [
      ...nodes.map((node) => ({
        id: node.id,
        kind: memberKind(node, isRelayed.has(node.id)),
        label: node.name,
        health: nodeHealth(node, now).status,
        isHub: network.isPointToSite && node.isHub,
        node,
      })),
      ...attached.map((client) => ({
        id: clientNodeId(client.clientId),
        kind: 'client' as const,
        label: client.clientId,
        client,
      })),
      ...[...new Set(ranges.map(([, range]) => range))].map((range) => ({
        id: rangeNodeId(range),
        kind: 'range' as const,
        label: range,
      })),
    ],
    links: structure.filter(({ from }) => !disabled.has(from)),
    structure,
    mesh: network.isPointToSite ? emptyMesh : meshOf(memberIds, relayed),
    isPointToSite: network.isPointToSite,
    hubId: hub?.id,
    blockedFromHub: [],
    rules: undefined,
  };
  return acl ? withRules(open, acl) : open;
}

function withRules(topology: Topology, acl: AclMatrix): Topology {
  const { nodes, structure } = topology;
  const isOpen = ({ kind, from, to }: StructureLink) =>
    kind === 'client' || kind === 'range' || isPairAllowed(acl, from, to);
  const mesh = meshWithRules(topology.mesh, acl);
  const memberIds = nodes.flatMap((item) => ('node' in item ? [item.id] : []));
  return {
    ...topology,
    links: topology.links.filter(isOpen),
    mesh,
    blockedFromHub: structure.flatMap((link) => (link.kind === 'hub' && !isOpen(link) ? [link.from] : [])),
    rules: ruleFindings({
      mesh,
      structure: structure.map((link) => ({ ...link, isOpen: isOpen(link) })),
      blockedPairs: blockedPairCount(memberIds, acl),
    }),
  };
}

/** Prefixed, because a client can have the name of a range or, in theory, the ID of a node. */
export function clientNodeId(clientId: string): string {
  return `client/${clientId}`;
}

function rangeNodeId(range: string): string {
  return `range/${range}`;
}

export function linkOf<Kind extends LinkKind>(kind: Kind, from: string, to: string) {
  return { id: `${kind}/${from}/${to}`, from, to, kind } as const;
}

/** Pairs of relayed node and relay. A relay lists IPv4 and IPv6 addresses, so duplicates are removed. */
function relayPairs(nodes: readonly Node[]): readonly IdPair[] {
  const relays = nodes.filter((node) => node.isRelay);
  const listed = relays.flatMap(({ relayAddresses }) => relayAddresses).filter((address) => address !== '');
  const byAddress = new Map(listed.map((address): [string, Node[]] => [address, []]));
  for (const node of nodes) {
    byAddress.get(node.address)?.push(node);
    byAddress.get(node.address6)?.push(node);
  }
  return relays.flatMap((relay) => {
    const members = new Set(relay.relayAddresses.flatMap((address) => byAddress.get(address) ?? []));
    return [...members].filter((node) => node.id !== relay.id).map((node) => [node.id, relay.id] as const);
  });
}

/** Includes nodes flagged as relayed whose relay isn't in the list. */
function relayedIds(nodes: readonly Node[], relayed: readonly IdPair[]): ReadonlySet<string> {
  return new Set([
    ...relayed.map(([id]) => id),
    ...nodes.filter((node) => node.isRelayed).map((node) => node.id),
  ]);
}

function spokesOf(hub: Node, reachable: readonly Node[], relayed: readonly IdPair[]): readonly string[] {
  if (!reachable.includes(hub)) return [];
  const apart = new Set(relayed.filter((pair) => pair.includes(hub.id)).flat());
  return reachable.filter((node) => node !== hub && !apart.has(node.id)).map((node) => node.id);
}

function rangesOf(node: Node): readonly string[] {
  return [...new Set(routedRanges(node))].filter((range) => range !== '');
}

function attachedClients(
  netid: string,
  nodes: readonly Node[],
  clients: readonly ExternalClient[],
): readonly ExternalClient[] {
  const gateways = new Set(nodes.filter((node) => node.isIngressGateway).map((node) => node.id));
  return clients
    .filter((client) => client.network === netid && gateways.has(client.ingressGatewayId))
    .toSorted((a, b) => compareIds(a.clientId, b.clientId));
}

export function linksOf(topology: Topology, id: string): readonly GraphLink[] {
  return [
    ...topology.links.filter(({ from, to }) => from === id || to === id),
    ...linkedTo(topology.mesh, id).map((peer) => linkOf('mesh', id, peer)),
  ];
}

export function blockedPeersOf(topology: Topology, id: string): readonly string[] {
  const { structure, links, mesh } = topology;
  const open = new Set(links.map((link) => link.id));
  const closed = structure.filter(
    (link) => link.kind !== 'client' && !open.has(link.id) && (link.from === id || link.to === id),
  );
  return [...blockedFrom(mesh, id), ...closed.map(({ from, to }) => (from === id ? to : from))];
}

export function linkCount(topology: Topology): number {
  return topology.links.length + topology.mesh.linkCount;
}
