import type * as structs from './goStructs.ts';

/**
 * The server's records exactly as sent, including secrets. The types of `src/api` omit the fields that the console
 * discards, but the simulated server has to send them.
 */

export type WireProSettings = ReturnType<typeof structs.proSettings.zero>;

export type WireAccessKey = ReturnType<typeof structs.accessKey.zero>;

export type WireNetwork = ReturnType<typeof structs.network.zero>;

export type WireEgressRequest = ReturnType<typeof structs.egressRequest.zero>;

export type WireNode = ReturnType<typeof structs.node.zero>;

export type WireUser = {
  username: string;
  networks: string[] | null;
  isadmin: boolean;
  groups: string[] | null;
};

export type WireExtClient = {
  clientid: string;
  description: string;
  privatekey: string;
  publickey: string;
  network: string;
  address: string;
  address6: string;
  ingressgatewayid: string;
  ingressgatewayendpoint: string;
  lastmodified: number;
  enabled: boolean;
  ownerid: string;
};

export type WireDnsEntry = ReturnType<typeof structs.dnsEntry.zero>;

/** Node id to peer id to 0, 1 (blocked) or 2 (allowed). */
export type WireAcls = Record<string, Record<string, number>>;

export type WireNetworkUser = ReturnType<typeof structs.networkUser.zero>;

export type WireMetric = {
  node_name: string;
  isserver: string;
  uptime: number;
  totaltime: number;
  latency: number;
  totalreceived: number;
  totalsent: number;
  /** Nanoseconds. */
  actualuptime: number;
  percentup: number;
  connected: boolean;
};

export type WireMetrics = {
  network: string;
  node_id: string;
  node_name: string;
  isserver: string;
  connectivity: Record<string, WireMetric> | null;
  needsfailover: Record<string, string> | null;
};
