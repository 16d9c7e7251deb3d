import { bool, int, int32, int64, list, map, nullableString, string, struct, uint8 } from './goJson.ts';
import type {
  WireAccessKey,
  WireDnsEntry,
  WireEgressRequest,
  WireNetwork,
  WireNetworkUser,
  WireNode,
  WireProSettings,
} from './wire.ts';

/** The structs that requests are decoded into, with Go's types and zero values. */

const strings = list(string);

export const aclContainer = map(map(uint8));

const proSettings = struct<WireProSettings>(
  'ProNetwork',
  () => ({
    defaultaccesslevel: 0,
    defaultusernodelimit: 0,
    defaultuserclientlimit: 0,
    allowedusers: null,
    allowedgroups: null,
  }),
  {
    defaultaccesslevel: int,
    defaultusernodelimit: int,
    defaultuserclientlimit: int,
    allowedusers: strings,
    allowedgroups: strings,
  },
);

export const accessKey = struct<WireAccessKey>(
  'AccessKey',
  () => ({ name: '', value: '', accessstring: '', uses: 0, expiration: null }),
  { name: string, value: string, accessstring: string, uses: int, expiration: nullableString },
);

/** A network with every field at its zero value, which is also what keyupdate answers. */
export function zeroNetwork(): WireNetwork {
  return {
    addressrange: '',
    addressrange6: '',
    netid: '',
    nodeslastmodified: 0,
    networklastmodified: 0,
    defaultinterface: '',
    nodelimit: 0,
    defaultpostup: '',
    defaultpostdown: '',
    defaultkeepalive: 0,
    accesskeys: null,
    allowmanualsignup: '',
    islocal: '',
    isipv4: '',
    isipv6: '',
    ispointtosite: '',
    localrange: '',
    defaultudpholepunch: '',
    defaultextclientdns: '',
    defaultmtu: 0,
    defaultacl: '',
  };
}

export const network = struct<WireNetwork>('Network', zeroNetwork, {
  addressrange: string,
  addressrange6: string,
  netid: string,
  nodeslastmodified: int64,
  networklastmodified: int64,
  defaultinterface: string,
  defaultlistenport: int32,
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
  prosettings: proSettings,
});

export function zeroEgressRequest(): WireEgressRequest {
  return { nodeid: '', netid: '', natenabled: '', ranges: null, interface: '', postup: '', postdown: '' };
}

export const egressRequest = struct<WireEgressRequest>('EgressGatewayRequest', zeroEgressRequest, {
  nodeid: string,
  netid: string,
  natenabled: string,
  ranges: strings,
  interface: string,
  postup: string,
  postdown: string,
});

const trafficKeys = struct<WireNode['traffickeys']>('TrafficKeys', () => ({ mine: null, server: null }), {
  mine: nullableString,
  server: nullableString,
});

export function zeroNode(): WireNode {
  return {
    id: '',
    address: '',
    address6: '',
    localaddress: '',
    name: '',
    networksettings: zeroNetwork(),
    listenport: 0,
    locallistenport: 0,
    publickey: '',
    endpoint: '',
    postup: '',
    postdown: '',
    allowedips: null,
    persistentkeepalive: 0,
    ishub: '',
    accesskey: '',
    interface: '',
    lastmodified: 0,
    expdatetime: 0,
    lastpeerupdate: 0,
    lastcheckin: 0,
    macaddress: '',
    password: '',
    network: '',
    isrelayed: '',
    ispending: '',
    isrelay: '',
    isdocker: '',
    isk8s: '',
    isegressgateway: '',
    isingressgateway: '',
    egressgatewayranges: null,
    egressgatewaynatenabled: '',
    egressgatewayrequest: zeroEgressRequest(),
    relayaddrs: null,
    failovernode: '',
    ingressgatewayrange: '',
    ingressgatewayrange6: '',
    isstatic: '',
    udpholepunch: '',
    dnson: '',
    isserver: '',
    action: '',
    islocal: '',
    localrange: '',
    ipforwarding: '',
    os: '',
    mtu: 0,
    version: '',
    server: '',
    traffickeys: { mine: null, server: null },
    firewallinuse: '',
    internetgateway: '',
    connected: '',
    failover: '',
  };
}

export const node = struct<WireNode>('Node', zeroNode, {
  id: string,
  address: string,
  address6: string,
  localaddress: string,
  name: string,
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
  defaultacl: string,
  ownerid: string,
  failover: string,
});

export const relayRequest = struct('RelayRequest', () => ({ relayaddrs: strings.zero() }), {
  relayaddrs: strings,
});

export const ingressRequest = struct('IngressRequest', () => ({ failover: false }), { failover: bool });

/** `enabled` and `clientid` are all that an update reads. */
export const extClient = struct('ExtClient', () => ({ clientid: '', enabled: false }), {
  clientid: string,
  enabled: bool,
});

export const dnsEntry = struct<WireDnsEntry>(
  'DNSEntry',
  () => ({ address: '', address6: '', name: '', network: '' }),
  { address: string, address6: string, name: string, network: string },
);

export const user = struct(
  'User',
  () => ({ username: '', password: '', networks: strings.zero(), isadmin: false, groups: strings.zero() }),
  { username: string, password: string, networks: strings, isadmin: bool, groups: strings },
);

export const credentials = struct('UserAuthParams', () => ({ username: '', password: '' }), {
  username: string,
  password: string,
});

export const networkUser = struct<WireNetworkUser>(
  'NetworkUser',
  () => ({ accesslevel: 0, clientlimit: 0, nodelimit: 0, id: '', clients: null, nodes: null }),
  { accesslevel: int, clientlimit: int, nodelimit: int, id: string, clients: strings, nodes: strings },
);
