/** Report of one node about one peer, a node or an external client. */
export type PeerMetrics = {
  readonly peerId: string;
  readonly peerName: string;
  readonly isConnected: boolean;
  readonly isServer: boolean;
  /** Nanoseconds. */
  readonly actualUptime: number;
  readonly percentUp: number;
  /** Milliseconds; 999 while unreachable, 0 below one. */
  readonly latency: number;
  /** Bytes. */
  readonly totalSent: number;
  /** Bytes. */
  readonly totalReceived: number;
};

/**
 * Reports of one or several nodes, in columns. A thousand fully meshed nodes send a million reports, which as objects
 * would take seconds to create and to receive from a worker.
 */
export type ReportTable = Columns & {
  readonly peerIds: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly names: readonly string[];
};

type Columns = {
  /** Indexes in `peerIds` and `names`. */
  readonly peer: Uint32Array<ArrayBuffer>;
  readonly name: Uint32Array<ArrayBuffer>;
  /** Bits: connected, server. */
  readonly flags: Uint8Array<ArrayBuffer>;
  readonly actualUptime: Float64Array<ArrayBuffer>;
  readonly percentUp: Float64Array<ArrayBuffer>;
  readonly latency: Float64Array<ArrayBuffer>;
  readonly totalSent: Float64Array<ArrayBuffer>;
  readonly totalReceived: Float64Array<ArrayBuffer>;
};

/** Reports of one node: a range of rows in a table, `to` excluded. */
export type PeerReports = Span & { readonly table: ReportTable };

export type Span = { readonly from: number; readonly to: number };

const [connected, server] = [1, 2];

export function reportOf(reports: PeerReports | undefined, peerId: string): PeerMetrics | undefined {
  const place = reports?.table.indexOf.get(peerId);
  if (!reports || place === undefined) return undefined;
  const { table, from, to } = reports;
  const index = table.peer.subarray(from, to).indexOf(place);
  return index < 0 ? undefined : reportAt(table, from + index);
}

export function reportsIn(reports: PeerReports | undefined): readonly PeerMetrics[] {
  if (!reports) return [];
  const { table, from, to } = reports;
  return Array.from({ length: to - from }, (_, index) => reportAt(table, from + index));
}

export function reportCount(reports: PeerReports | undefined): number {
  return reports ? reports.to - reports.from : 0;
}

/**
 * Writes whether each peer is connected into the cell that `columnOf` has for it; −1 means no cell. A single loop
 * without calls, because there are millions of reports.
 */
export function writeConnections(
  { table: { peer, flags }, from, to }: PeerReports,
  columnOf: Int32Array,
  cells: Uint8Array,
  { connected: yes, disconnected: no }: { readonly connected: number; readonly disconnected: number },
): void {
  for (let index = from; index < to; index++) {
    const column = columnOf[peer[index] ?? 0] ?? -1;
    if (column >= 0) cells[column] = (flags[index] ?? 0) & connected ? yes : no;
  }
}

function reportAt(table: ReportTable, index: number): PeerMetrics {
  const flags = table.flags[index] ?? 0;
  return {
    peerId: table.peerIds[table.peer[index] ?? 0] ?? '',
    peerName: table.names[table.name[index] ?? 0] ?? '',
    isConnected: (flags & connected) !== 0,
    isServer: (flags & server) !== 0,
    actualUptime: table.actualUptime[index] ?? 0,
    percentUp: table.percentUp[index] ?? 0,
    latency: table.latency[index] ?? 0,
    totalSent: table.totalSent[index] ?? 0,
    totalReceived: table.totalReceived[index] ?? 0,
  };
}

export type ReportWriter = ReturnType<typeof reportWriter>;

export function reportWriter() {
  let columns = columnsOf(256, undefined);
  let length = 0;
  const peers = new Map<string, number>();
  const names = new Map<string, number>();

  function add(report: PeerMetrics): void {
    if (length === columns.peer.length) columns = columnsOf(2 * length, columns);
    columns.peer[length] = placeIn(peers, report.peerId);
    columns.name[length] = placeIn(names, report.peerName);
    columns.flags[length] = (report.isConnected ? connected : 0) | (report.isServer ? server : 0);
    columns.actualUptime[length] = report.actualUptime;
    columns.percentUp[length] = report.percentUp;
    columns.latency[length] = report.latency;
    columns.totalSent[length] = report.totalSent;
    columns.totalReceived[length] = report.totalReceived;
    length += 1;
  }

  return {
    add,
    /** The number of reports, and the index of the next one. */
    length: () => length,
    table: (): ReportTable => ({
      peerIds: [...peers.keys()],
      indexOf: peers,
      names: [...names.keys()],
      ...columnsOf(length, columns),
    }),
  };
}

function placeIn(places: Map<string, number>, text: string): number {
  const known = places.get(text);
  if (known !== undefined) return known;
  places.set(text, places.size);
  return places.size - 1;
}

function columnsOf(length: number, before: Columns | undefined): Columns {
  const filled = <Column extends Uint8Array | Uint32Array | Float64Array>(column: Column, was?: Column) => {
    if (was) column.set(was.subarray(0, length));
    return column;
  };
  const floats = (was?: Float64Array<ArrayBuffer>) => filled(new Float64Array(length), was);
  return {
    peer: filled(new Uint32Array(length), before?.peer),
    name: filled(new Uint32Array(length), before?.name),
    flags: filled(new Uint8Array(length), before?.flags),
    actualUptime: floats(before?.actualUptime),
    percentUp: floats(before?.percentUp),
    latency: floats(before?.latency),
    totalSent: floats(before?.totalSent),
    totalReceived: floats(before?.totalReceived),
  };
}

/** Returns the buffers of a table, which a worker transfers without copying. */
export function buffersOf({ peer, name, flags, ...table }: ReportTable): readonly ArrayBuffer[] {
  const { actualUptime, percentUp, latency, totalSent, totalReceived } = table;
  const columns = [peer, name, flags, actualUptime, percentUp, latency, totalSent, totalReceived];
  return columns.map(({ buffer }) => buffer);
}
