import { byName, compareNames } from '../order.ts';
import type { Metrics } from './metrics.ts';
import type { OfflineNodes } from './reports.ts';
import { reportCount, writeConnections, type ReportTable } from './peerReports.ts';

export type ConnectivityNode = {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  /** Has reported on peers, and checks in. */
  readonly isReporting: boolean;
};

/**
 * What one node reports about another. `outdated`: the reporting node is offline, `apart`: they share no network,
 * `self`: the node itself.
 */
export const directions = ['unknown', 'connected', 'disconnected', 'apart', 'self', 'outdated'] as const;
export type Direction = (typeof directions)[number];

/** Connections as a compact square matrix: `cells[observer * size + peer]` is the index of a direction. */
export type Connectivity = {
  /** Nodes that report or are reported, sorted by network and name. */
  readonly nodes: readonly ConnectivityNode[];
  readonly cells: Uint8Array;
  /** Reporting nodes, among those whose metrics were requested. */
  readonly reporting: { readonly count: number; readonly of: number };
  /** Connected directions, among those reported. */
  readonly directions: { readonly connected: number; readonly of: number };
  /** One disconnected cell of each broken pair. There can be hundreds of thousands, of which a page shows few. */
  readonly broken: readonly number[];
  /** Places of nodes that at least two nodes report about, all of them without a connection. */
  readonly unreached: ReadonlySet<number>;
};

const code = {
  unknown: 0,
  connected: 1,
  disconnected: 2,
  apart: 3,
  self: 4,
  outdated: 5,
} as const satisfies Readonly<Record<Direction, number>>;

/** Both states are from before the node went offline. */
const outdatedCodes = { connected: code.outdated, disconnected: code.outdated };

/**
 * Builds the matrix of one or several networks. External clients don't report and have no place in it, and reports of
 * offline nodes don't count.
 */
export function connectivityOf(
  metrics: Metrics,
  known: ReadonlyMap<string, { readonly name: string; readonly network: string }>,
  silent: Pick<OfflineNodes, 'has'>,
): Connectivity {
  const tables = new Set([...metrics.values()].flatMap(({ connectivity }) => connectivity?.table ?? []));
  const seen = new Set([...tables].flatMap(({ peerIds }) => peerIds));
  const nodes = [...metrics.values()]
    .map(({ nodeId, nodeName, network, connectivity }) => ({
      id: nodeId,
      // Metrics of a node that never reported have no name.
      name: known.get(nodeId)?.name ?? (nodeName || nodeId),
      network: known.get(nodeId)?.network ?? network,
      isReporting: reportCount(connectivity) > 0 && !silent.has(nodeId),
    }))
    .filter(({ id }) => reportCount(metrics.get(id)?.connectivity) > 0 || seen.has(id))
    .toSorted(byNetworkAndName);

  const cells = new Uint8Array(nodes.length ** 2);
  const blanks = blankRows(nodes);
  const columns = new Map([...tables].map((table) => [table, columnsOf(table, nodes)]));
  for (const [row, observer] of nodes.entries()) {
    const own = cells.subarray(row * nodes.length, (row + 1) * nodes.length);
    own.set(blanks.get(observer.network) ?? []);
    const reports = metrics.get(observer.id)?.connectivity;
    const columnOf = reports && columns.get(reports.table);
    if (columnOf) writeConnections(reports, columnOf, own, silent.has(observer.id) ? outdatedCodes : code);
    own[row] = code.self;
  }
  return {
    nodes,
    cells,
    reporting: { count: nodes.filter(({ isReporting }) => isReporting).length, of: metrics.size },
    ...countsOf(nodes.length, cells),
  };
}

export function placesOfBroken({ nodes, broken }: Connectivity): ReadonlySet<number> {
  return new Set(broken.flatMap((cell) => [Math.floor(cell / nodes.length), cell % nodes.length]));
}

export function directionAt({ nodes, cells }: Connectivity, observer: number, peer: number): Direction {
  return directions[cells[observer * nodes.length + peer] ?? 0] ?? 'unknown';
}

/** Rows without reports, by network. Filling cells one by one would take long. */
function blankRows(nodes: readonly ConnectivityNode[]): ReadonlyMap<string, Uint8Array> {
  const networks = new Set(nodes.map(({ network }) => network));
  const blank = (own: string) =>
    Uint8Array.from(nodes, ({ network }) => (network === own ? code.unknown : code.apart));
  return new Map([...networks].map((network) => [network, blank(network)]));
}

/** Maps each peer of a table to its column, or to −1 if it has none. */
function columnsOf({ peerIds }: ReportTable, nodes: readonly ConnectivityNode[]): Int32Array {
  const placeOf = new Map(nodes.map(({ id }, place) => [id, place]));
  return Int32Array.from(peerIds, (id) => placeOf.get(id) ?? -1);
}

function countsOf(
  size: number,
  cells: Uint8Array,
): Pick<Connectivity, 'directions' | 'broken' | 'unreached'> {
  const { connected: yes, disconnected: no } = code;
  const reaching = new Uint32Array(size);
  const missing = new Uint32Array(size);
  const broken: number[] = [];
  for (let from = 0; from < size; from += 1) {
    for (let to = 0; to < size; to += 1) {
      const cell = cells[from * size + to];
      if (cell === yes) reaching[to] = (reaching[to] ?? 0) + 1;
      if (cell !== no) continue;
      missing[to] = (missing[to] ?? 0) + 1;
      if (from < to || cells[to * size + from] !== no) broken.push(from * size + to);
    }
  }
  const connected = sum(reaching);
  return {
    directions: { connected, of: connected + sum(missing) },
    broken,
    unreached: new Set([...missing.keys()].filter((to) => reaching[to] === 0 && (missing[to] ?? 0) > 1)),
  };
}

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0);
}

function byNetworkAndName(a: ConnectivityNode, b: ConnectivityNode): number {
  return compareNames(a.network, b.network) || byName(a, b);
}

export const metricsLabels = {
  peers: 'Peer connections',
  state: 'State',
  uptime: 'Uptime',
  latency: 'Latency (ms)',
  totalSent: 'Total sent',
  totalReceived: 'Total received',
  refresh: 'Refresh metrics',
} as const;

export const directionWords: Readonly<Record<Direction, string>> = {
  connected: 'Connected',
  disconnected: 'Not connected',
  outdated: 'Out of date',
  unknown: 'No data',
  apart: 'No shared network',
  self: 'Same node',
};
