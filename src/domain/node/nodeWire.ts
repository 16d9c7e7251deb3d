import {
  carried,
  field,
  flag,
  mark,
  number,
  type Read,
  readOnly,
  record,
  text,
  texts,
  type Written,
} from '../record.ts';
import { listFromWire, yesNo, type YesNo } from '../wire.ts';

/** Times are Unix seconds, 0 for never; texts are empty when not set. */
export const nodeRecord = record({
  id: mark('id'),
  /** Its id where the server has no name for it, so that every list has something to read and to press. */
  name: field(
    'name',
    (wire, key) => wire.text(key) || wire.text('id'),
    (name) => name,
  ),
  /** The netid of its network. */
  network: text('network'),
  address: text('address'),
  address6: text('address6'),
  localAddress: text('localaddress'),
  localRange: text('localrange'),
  endpoint: text('endpoint'),
  listenPort: number('listenport'),
  /** The port behind its router, 0 when not known. */
  localListenPort: number('locallistenport'),
  publicKey: text('publickey'),
  macAddress: text('macaddress'),
  interfaceName: text('interface'),
  mtu: number('mtu'),
  /** Seconds. */
  persistentKeepalive: number('persistentkeepalive'),
  os: text('os'),
  /** “none” where the machine has no firewall that the server could set up; told once a node has joined. */
  firewall: readOnly((wire) => wire.text('firewallinuse')),
  version: text('version'),
  postUp: text('postup'),
  postDown: text('postdown'),
  allowedIps: texts('allowedips'),
  egressRanges: texts('egressgatewayranges'),
  /** The interface its egress traffic leaves by; empty when it is no egress gateway. */
  egressInterface: readOnly((wire) => wire.object('egressgatewayrequest')?.text('interface') ?? ''),
  egressNat: readOnly((wire) => wire.flag('egressgatewaynatenabled')),
  /** Addresses of the nodes it relays. */
  relayAddresses: texts('relayaddrs'),
  lastModified: number('lastmodified'),
  expiresAt: number('expdatetime'),
  lastCheckIn: number('lastcheckin'),
  isPending: flag('ispending'),
  isConnected: flag('connected'),
  /** undefined: unset, the network's rule counts. */
  defaultAcl: field('defaultacl', (wire, key) => defaultAclFromWire(wire.text(key)), defaultAclToWire),
  /** The endpoint is set by hand; the console shows the opposite as "dynamic endpoint". */
  isStatic: flag('isstatic'),
  udpHolePunch: flag('udpholepunch'),
  isDnsOn: flag('dnson'),
  isLocal: flag('islocal'),
  isHub: flag('ishub'),
  /** The server's own node: it cannot be deleted. */
  isServer: flag('isserver'),
  isEgressGateway: flag('isegressgateway'),
  isIngressGateway: flag('isingressgateway'),
  isRelay: flag('isrelay'),
  isRelayed: flag('isrelayed'),
  isFailover: flag('failover'),
  ipForwarding: flag('ipforwarding'),
  isDocker: flag('isdocker'),
  isK8s: flag('isk8s'),
  carried: carried({ without: ['password', 'accesskey', 'traffickeys'] }),
});

type Node = Read<typeof nodeRecord>;
type NodeWire = Written<typeof nodeRecord>;

export function nodesFromWire(json: unknown): readonly Node[] {
  return listFromWire(json, 'nodes', nodeFromWire);
}

export function nodeFromWire(json: unknown, path = 'node'): Node {
  return nodeRecord.read(json, path);
}

/** The body of a node PUT: an empty list clears where null would keep. An empty name keeps what the server has. */
export function nodeToWire(node: Node): NodeWire {
  return { ...nodeRecord.write(node), ...(node.name === node.id && { name: '' }) };
}

/** `unset`, or nothing at all, leaves the decision to the network. */
function defaultAclFromWire(word: string): boolean | undefined {
  return word === 'yes' ? true : word === 'no' ? false : undefined;
}

function defaultAclToWire(rule: boolean | undefined): YesNo | 'unset' {
  return rule === undefined ? 'unset' : yesNo(rule);
}

/** What an egress gateway is made of (§3 "Egress create payload"). */
export const egressRecord = record({
  ranges: texts('ranges'),
  interfaceName: text('interface'),
  isNatOn: flag('natEnabled'),
});

export function egressToWire(draft: Read<typeof egressRecord>) {
  return egressRecord.write(draft);
}
