import { readFileSync } from 'node:fs';
import { getNode } from '../../mocks/world/nodes/nodes.ts';
import type { WirePeer } from '../../mocks/world/nodes/peers.ts';
import { ConnectionDropped, ServerError } from '../../mocks/world/serverError.ts';
import { zeroEgressRequest } from '../../mocks/wire/goStructs.ts';
import type { Edition, World } from '../../mocks/world/state.ts';
import type { WireAcls, WireExtClient, WireMetrics, WireNetwork, WireNode } from '../../mocks/wire/wire.ts';
import { createWorld } from '../../mocks/world/world.ts';
import { jsonFiles } from './exchange.ts';

/** A small network of a real server, and the server’s response to each of its nodes. */
export type PeerNetwork = {
  readonly notes: readonly string[];
  readonly network: WireNetwork;
  readonly nodes: readonly RecordedNode[];
  readonly extclients: readonly WireExtClient[] | null;
  readonly acls: WireAcls;
  /** Only on enterprise servers. */
  readonly metrics?: { readonly nodes: Readonly<Record<string, WireMetrics>> };
  readonly answers: Readonly<Record<string, PeersResponse>>;
};

/** The recordings in the repository omit fields that don’t affect peers. */
export type RecordedNode = Omit<WireNode, LeftOut> & Partial<Pick<WireNode, LeftOut>>;
type LeftOut = 'networksettings' | 'egressgatewayrequest' | 'traffickeys';

export type PeersResponse =
  { readonly peers: readonly PeerTold[] } | { readonly status: number; readonly error: string };

type PeerTold = {
  readonly publickey: string;
  readonly endpoint: string | null;
  readonly allowedips: readonly string[];
};

export function ownPeerNetworks(edition: Edition): PeerNetwork[] {
  return JSON.parse(
    readFileSync(new URL(`../../mocks/recorded/peers/${edition}.json`, import.meta.url), 'utf8'),
  );
}

/** Returns the networks in a folder with a file for each. Ignores other files. */
export function peerNetworksIn(folder: string): PeerNetwork[] {
  return jsonFiles(folder)
    .map((file): PeerNetwork => JSON.parse(readFileSync(file, 'utf8')))
    .filter((content) => 'answers' in content && 'nodes' in content);
}

export function worldOf({ network, nodes, extclients, acls, metrics }: PeerNetwork): World {
  return createWorld({
    edition: metrics ? 'enterprise' : 'community',
    networks: [network],
    nodes: nodes.map((node) => ({
      egressgatewayrequest: zeroEgressRequest(),
      traffickeys: { mine: null, server: null },
      ...node,
      networksettings: network,
    })),
    extClients: extclients ?? [],
    acls: { [network.netid]: acls },
    metrics: Object.values(metrics?.nodes ?? {}),
  });
}

export function peerDifferences(recorded: PeerNetwork): string[] {
  const world = worldOf(recorded);
  return Object.entries(recorded.answers).flatMap(([id, expected]) => {
    const { name = id, network = '' } = recorded.nodes.find((node) => node.id === id) ?? {};
    const actual = inOrder(peersOf(world, id));
    const wanted = inOrder(expected);
    return actual === wanted ? [] : [`${network}/${name} gets ${actual}, recorded ${wanted}`];
  });
}

export function peersOf(world: World, id: string): PeersResponse {
  try {
    return { peers: (getNode(world, id).peers ?? []).map(peerTold) };
  } catch (error) {
    if (error instanceof ConnectionDropped) return { status: 0, error: 'fetch failed' };
    if (!(error instanceof ServerError)) throw error;
    const body = { Code: error.status, Message: error.message };
    return { status: error.status, error: JSON.stringify(body) };
  }
}

function peerTold({ PublicKey, Endpoint, AllowedIPs }: WirePeer): PeerTold {
  return {
    publickey: btoa(String.fromCharCode(...PublicKey)),
    endpoint: Endpoint && `${Endpoint.IP}:${Endpoint.Port}`,
    allowedips: AllowedIPs.map(({ IP, Mask }) => `${IP}/${prefixLength(IP, Mask)}`),
  };
}

/** Returns the prefix length as in the recordings, where an IPv4 address with a mask of 128 bits is a /32. */
function prefixLength(ip: string, mask: string): number {
  const bits = [...atob(mask)].map((byte) => byte.charCodeAt(0).toString(2).replaceAll('0', '').length);
  const length = bits.reduce((sum, count) => sum + count, 0);
  return ip.includes(':') ? length : Math.min(32, length);
}

/** Sorts peers and their addresses, whose order is arbitrary. */
function inOrder(told: PeersResponse): string {
  if (!('peers' in told)) return JSON.stringify(told);
  const peers = told.peers.map(({ publickey, endpoint, allowedips }) => ({
    publickey,
    endpoint,
    allowedips: allowedips.toSorted(),
  }));
  return JSON.stringify(peers.toSorted((a, b) => (a.publickey < b.publickey ? -1 : 1)));
}
