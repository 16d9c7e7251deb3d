/** What one node reported of one peer, a node or an external client (§3). */
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
  readonly totalReceived: number;
};

export type NodeMetrics = {
  readonly nodeId: string;
  readonly nodeName: string;
  readonly network: string;
  readonly isServer: boolean;
  /** By peer id; undefined when the node never reported. */
  readonly connectivity: ReadonlyMap<string, PeerMetrics> | undefined;
  /** Peer id to the failover node used for it. */
  readonly needsFailover: ReadonlyMap<string, string>;
};

/** By node id. */
export type Metrics = ReadonlyMap<string, NodeMetrics>;
