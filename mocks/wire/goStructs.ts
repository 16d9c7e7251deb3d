import {
  bool,
  int,
  int32,
  int64,
  list,
  map,
  nullableString,
  omitEmpty,
  string,
  struct,
  uint8,
} from './goJson.ts';

/** Codecs of the server's structs, with Go's types and zero values. */

const strings = list(string);

export const aclContainer = map(map(uint8));

export const proSettings = struct('ProNetwork', {
  defaultaccesslevel: int,
  defaultusernodelimit: int,
  defaultuserclientlimit: int,
  allowedusers: strings,
  allowedgroups: strings,
});

export const accessKey = struct('AccessKey', {
  name: string,
  value: string,
  accessstring: string,
  uses: int,
  expiration: nullableString,
});

export const network = struct('Network', {
  addressrange: string,
  addressrange6: string,
  netid: string,
  /** Unix seconds, as are all times below. */
  nodeslastmodified: int64,
  networklastmodified: int64,
  defaultinterface: string,
  defaultlistenport: omitEmpty(int32),
  nodelimit: int32,
  defaultpostup: string,
  defaultpostdown: string,
  defaultkeepalive: int32,
  accesskeys: list(accessKey),
  allowmanualsignup: string,
  islocal: string,
  isipv4: string,
  isipv6: string,
  ispointtosite: string,
  localrange: string,
  defaultudpholepunch: string,
  defaultextclientdns: string,
  defaultmtu: int32,
  defaultacl: string,
  prosettings: omitEmpty(proSettings),
});

/** A network with all fields at their zero values, which is also the response to a key update. */
export const zeroNetwork = network.zero;

export const egressRequest = struct('EgressGatewayRequest', {
  nodeid: string,
  netid: string,
  natenabled: string,
  ranges: strings,
  interface: string,
  postup: string,
  postdown: string,
});

export const zeroEgressRequest = egressRequest.zero;

const trafficKeys = struct('TrafficKeys', {
  mine: nullableString,
  server: nullableString,
});

export const node = struct('Node', {
  id: string,
  address: string,
  address6: string,
  localaddress: string,
  name: string,
  /** The network as it was when the node joined. */
  networksettings: network,
  listenport: int32,
  locallistenport: int32,
  publickey: string,
  endpoint: string,
  postup: string,
  postdown: string,
  allowedips: strings,
  persistentkeepalive: int32,
  ishub: string,
  accesskey: string,
  interface: string,
  lastmodified: int64,
  expdatetime: int64,
  lastpeerupdate: int64,
  lastcheckin: int64,
  macaddress: string,
  password: string,
  network: string,
  isrelayed: string,
  ispending: string,
  isrelay: string,
  isdocker: string,
  isk8s: string,
  isegressgateway: string,
  isingressgateway: string,
  egressgatewayranges: strings,
  egressgatewaynatenabled: string,
  egressgatewayrequest: egressRequest,
  relayaddrs: strings,
  failovernode: string,
  ingressgatewayrange: string,
  ingressgatewayrange6: string,
  isstatic: string,
  udpholepunch: string,
  dnson: string,
  isserver: string,
  action: string,
  islocal: string,
  localrange: string,
  ipforwarding: string,
  os: string,
  mtu: int32,
  version: string,
  server: string,
  traffickeys: trafficKeys,
  firewallinuse: string,
  internetgateway: string,
  connected: string,
  defaultacl: omitEmpty(string),
  ownerid: omitEmpty(string),
  failover: string,
});

export const zeroNode = node.zero;

export const relayRequest = struct('RelayRequest', {
  relayaddrs: strings,
});

export const ingressRequest = struct('IngressRequest', { failover: bool });

/** The fields that an update uses. */
export const extClient = struct('ExtClient', {
  clientid: string,
  enabled: bool,
});

export const dnsEntry = struct('DNSEntry', {
  address: string,
  address6: string,
  name: string,
  network: string,
});

export const user = struct('User', {
  username: string,
  password: string,
  networks: strings,
  isadmin: bool,
  groups: strings,
});

export const credentials = struct('UserAuthParams', {
  username: string,
  password: string,
});

export const networkUser = struct('NetworkUser', {
  accesslevel: int,
  clientlimit: int,
  nodelimit: int,
  id: string,
  clients: strings,
  nodes: strings,
});
