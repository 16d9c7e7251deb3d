import { listFromWire, WireObject, yesNo, type YesNo } from '../wire.ts';
import type { EgressDraft } from './egressForm.ts';
import type { Node } from './node.ts';

/** The body of a node PUT: these fields, and beside them everything the node carries. */
export type NodeWire = {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly address: string;
  readonly address6: string;
  readonly localaddress: string;
  readonly localrange: string;
  readonly endpoint: string;
  readonly listenport: number;
  readonly locallistenport: number;
  readonly publickey: string;
  readonly macaddress: string;
  readonly interface: string;
  readonly mtu: number;
  readonly persistentkeepalive: number;
  readonly os: string;
  readonly version: string;
  readonly postup: string;
  readonly postdown: string;
  readonly allowedips: string[];
  readonly egressgatewayranges: string[];
  readonly relayaddrs: string[];
  readonly lastmodified: number;
  readonly expdatetime: number;
  readonly lastcheckin: number;
  readonly ispending: YesNo;
  readonly connected: YesNo;
  readonly defaultacl: YesNo | 'unset';
  readonly isstatic: YesNo;
  readonly udpholepunch: YesNo;
  readonly dnson: YesNo;
  readonly islocal: YesNo;
  readonly ishub: YesNo;
  readonly isserver: YesNo;
  readonly isegressgateway: YesNo;
  readonly isingressgateway: YesNo;
  readonly isrelay: YesNo;
  readonly isrelayed: YesNo;
  readonly failover: YesNo;
  readonly ipforwarding: YesNo;
  readonly isdocker: YesNo;
  readonly isk8s: YesNo;
};

const secrets = ['password', 'accesskey', 'traffickeys'] as const;

/** One entry per field, so that a field added to the wire type cannot be forgotten here. */
const ours: Record<keyof NodeWire, true> = {
  id: true,
  name: true,
  network: true,
  address: true,
  address6: true,
  localaddress: true,
  localrange: true,
  endpoint: true,
  listenport: true,
  locallistenport: true,
  publickey: true,
  macaddress: true,
  interface: true,
  mtu: true,
  persistentkeepalive: true,
  os: true,
  version: true,
  postup: true,
  postdown: true,
  allowedips: true,
  egressgatewayranges: true,
  relayaddrs: true,
  lastmodified: true,
  expdatetime: true,
  lastcheckin: true,
  ispending: true,
  connected: true,
  defaultacl: true,
  isstatic: true,
  udpholepunch: true,
  dnson: true,
  islocal: true,
  ishub: true,
  isserver: true,
  isegressgateway: true,
  isingressgateway: true,
  isrelay: true,
  isrelayed: true,
  failover: true,
  ipforwarding: true,
  isdocker: true,
  isk8s: true,
};
const notCarried: ReadonlySet<string> = new Set([...Object.keys(ours), ...secrets]);

export function nodesFromWire(json: unknown): readonly Node[] {
  return listFromWire(json, 'nodes', nodeFromWire);
}

export function nodeFromWire(json: unknown, path = 'node'): Node {
  const wire = new WireObject(json, path);
  return {
    id: wire.mark('id'),
    name: wire.text('name'),
    network: wire.text('network'),
    address: wire.text('address'),
    address6: wire.text('address6'),
    localAddress: wire.text('localaddress'),
    localRange: wire.text('localrange'),
    endpoint: wire.text('endpoint'),
    listenPort: wire.number('listenport'),
    localListenPort: wire.number('locallistenport'),
    publicKey: wire.text('publickey'),
    macAddress: wire.text('macaddress'),
    interfaceName: wire.text('interface'),
    mtu: wire.number('mtu'),
    persistentKeepalive: wire.number('persistentkeepalive'),
    os: wire.text('os'),
    version: wire.text('version'),
    postUp: wire.text('postup'),
    postDown: wire.text('postdown'),
    allowedIps: wire.texts('allowedips'),
    egressRanges: wire.texts('egressgatewayranges'),
    // Only shown, never edited: both go back as they came, among the carried fields.
    egressInterface: wire.object('egressgatewayrequest')?.text('interface') ?? '',
    egressNat: wire.flag('egressgatewaynatenabled'),
    relayAddresses: wire.texts('relayaddrs'),
    lastModified: wire.number('lastmodified'),
    expiresAt: wire.number('expdatetime'),
    lastCheckIn: wire.number('lastcheckin'),
    isPending: wire.flag('ispending'),
    isConnected: wire.flag('connected'),
    defaultAcl: defaultAclFromWire(wire.text('defaultacl')),
    isStatic: wire.flag('isstatic'),
    udpHolePunch: wire.flag('udpholepunch'),
    isDnsOn: wire.flag('dnson'),
    isLocal: wire.flag('islocal'),
    isHub: wire.flag('ishub'),
    isServer: wire.flag('isserver'),
    isEgressGateway: wire.flag('isegressgateway'),
    isIngressGateway: wire.flag('isingressgateway'),
    isRelay: wire.flag('isrelay'),
    isRelayed: wire.flag('isrelayed'),
    isFailover: wire.flag('failover'),
    ipForwarding: wire.flag('ipforwarding'),
    isDocker: wire.flag('isdocker'),
    isK8s: wire.flag('isk8s'),
    carried: wire.without(notCarried),
  };
}

/** The whole record: the server loses fields that a PUT leaves out, and an empty list clears where null would keep. */
export function nodeToWire(node: Node): NodeWire {
  return {
    ...node.carried,
    id: node.id,
    name: node.name,
    network: node.network,
    address: node.address,
    address6: node.address6,
    localaddress: node.localAddress,
    localrange: node.localRange,
    endpoint: node.endpoint,
    listenport: node.listenPort,
    locallistenport: node.localListenPort,
    publickey: node.publicKey,
    macaddress: node.macAddress,
    interface: node.interfaceName,
    mtu: node.mtu,
    persistentkeepalive: node.persistentKeepalive,
    os: node.os,
    version: node.version,
    postup: node.postUp,
    postdown: node.postDown,
    allowedips: [...node.allowedIps],
    egressgatewayranges: [...node.egressRanges],
    relayaddrs: [...node.relayAddresses],
    lastmodified: node.lastModified,
    expdatetime: node.expiresAt,
    lastcheckin: node.lastCheckIn,
    ispending: yesNo(node.isPending),
    connected: yesNo(node.isConnected),
    defaultacl: node.defaultAcl === undefined ? 'unset' : yesNo(node.defaultAcl),
    isstatic: yesNo(node.isStatic),
    udpholepunch: yesNo(node.udpHolePunch),
    dnson: yesNo(node.isDnsOn),
    islocal: yesNo(node.isLocal),
    ishub: yesNo(node.isHub),
    isserver: yesNo(node.isServer),
    isegressgateway: yesNo(node.isEgressGateway),
    isingressgateway: yesNo(node.isIngressGateway),
    isrelay: yesNo(node.isRelay),
    isrelayed: yesNo(node.isRelayed),
    failover: yesNo(node.isFailover),
    ipforwarding: yesNo(node.ipForwarding),
    isdocker: yesNo(node.isDocker),
    isk8s: yesNo(node.isK8s),
  };
}

/** `unset`, or nothing at all, leaves the decision to the network. */
function defaultAclFromWire(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

type EgressWire = {
  readonly ranges: string[];
  readonly interface: string;
  readonly natEnabled: YesNo;
};

export function egressToWire(draft: EgressDraft): EgressWire {
  return {
    ranges: [...draft.ranges],
    interface: draft.interfaceName.trim(),
    natEnabled: yesNo(draft.isNatOn),
  };
}
