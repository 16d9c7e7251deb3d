/**
 * The server's records exactly as they travel, secrets included. The API's own types leave out what the console drops
 * at the door; the simulated server has to send it all the same.
 */

export type WireProSettings = {
  defaultaccesslevel: number;
  defaultusernodelimit: number;
  defaultuserclientlimit: number;
  allowedusers: string[] | null;
  allowedgroups: string[] | null;
};

export type WireAccessKey = {
  name: string;
  value: string;
  accessstring: string;
  uses: number;
  expiration: string | null;
};

export type WireNetwork = {
  addressrange: string;
  addressrange6: string;
  netid: string;
  /** Unix seconds, like every time below. */
  nodeslastmodified: number;
  networklastmodified: number;
  defaultinterface: string;
  /** Left out of the answer when 0. */
  defaultlistenport?: number;
  nodelimit: number;
  defaultpostup: string;
  defaultpostdown: string;
  defaultkeepalive: number;
  accesskeys: WireAccessKey[] | null;
  allowmanualsignup: string;
  islocal: string;
  isipv4: string;
  isipv6: string;
  ispointtosite: string;
  localrange: string;
  defaultudpholepunch: string;
  defaultextclientdns: string;
  defaultmtu: number;
  defaultacl: string;
  /** Left out of the answer when a record has none. */
  prosettings?: WireProSettings;
};

export type WireEgressRequest = {
  nodeid: string;
  netid: string;
  natenabled: string;
  ranges: string[] | null;
  interface: string;
  postup: string;
  postdown: string;
};

export type WireNode = {
  id: string;
  address: string;
  address6: string;
  localaddress: string;
  name: string;
  /** The network as it was when the node joined. */
  networksettings: WireNetwork;
  listenport: number;
  locallistenport: number;
  publickey: string;
  endpoint: string;
  postup: string;
  postdown: string;
  allowedips: string[] | null;
  persistentkeepalive: number;
  ishub: string;
  accesskey: string;
  interface: string;
  lastmodified: number;
  expdatetime: number;
  lastpeerupdate: number;
  lastcheckin: number;
  macaddress: string;
  password: string;
  network: string;
  isrelayed: string;
  ispending: string;
  isrelay: string;
  isdocker: string;
  isk8s: string;
  isegressgateway: string;
  isingressgateway: string;
  egressgatewayranges: string[] | null;
  egressgatewaynatenabled: string;
  egressgatewayrequest: WireEgressRequest;
  relayaddrs: string[] | null;
  failovernode: string;
  ingressgatewayrange: string;
  ingressgatewayrange6: string;
  isstatic: string;
  udpholepunch: string;
  dnson: string;
  isserver: string;
  action: string;
  islocal: string;
  localrange: string;
  ipforwarding: string;
  os: string;
  mtu: number;
  version: string;
  server: string;
  traffickeys: { mine: string | null; server: string | null };
  firewallinuse: string;
  internetgateway: string;
  connected: string;
  defaultacl?: string;
  ownerid?: string;
  failover: string;
};

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

export type WireDnsEntry = { address: string; address6: string; name: string; network: string };

/** Node id to peer id to 0, 1 (blocked) or 2 (allowed). */
export type WireAcls = Record<string, Record<string, number>>;

export type WireNetworkUser = {
  accesslevel: number;
  clientlimit: number;
  nodelimit: number;
  id: string;
  clients: string[] | null;
  nodes: string[] | null;
};

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
