import { keyFingerprint } from '../accessKey/keyFingerprint.ts';
import {
  carried,
  field,
  flag,
  requiredText,
  number,
  type Read,
  readOnly,
  record,
  text,
  texts,
  type Written,
} from '../record.ts';
import { listFromWire, yesNo, type YesNo } from '../wire.ts';

/** Times are Unix seconds, 0 for never. Texts are empty when not set. */
export const nodeRecord = record({
  id: requiredText('id'),
  /** Falls back to the id, so that lists always have a name to show and link. */
  name: field(
    'name',
    (wire, key) => wire.text(key) || wire.text('id'),
    (name) => name,
  ),
  network: text('network'),
  address: text('address'),
  address6: text('address6'),
  localAddress: text('localaddress'),
  localRange: text('localrange'),
  endpoint: text('endpoint'),
  listenPort: number('listenport'),
  /** The listen port before NAT; 0 when unknown. */
  localListenPort: number('locallistenport'),
  publicKey: text('publickey'),
  macAddress: text('macaddress'),
  interfaceName: text('interface'),
  mtu: number('mtu'),
  /** Seconds. */
  persistentKeepalive: number('persistentkeepalive'),
  os: text('os'),
  /** “none” when the machine has no firewall that the server can configure. Reported after joining. */
  firewall: readOnly((wire) => wire.text('firewallinuse')),
  version: text('version'),
  postUp: text('postup'),
  postDown: text('postdown'),
  allowedIps: texts('allowedips'),
  egressRanges: texts('egressgatewayranges'),
  /** Empty unless the node is an egress gateway. */
  egressInterface: readOnly((wire) => wire.object('egressgatewayrequest')?.text('interface') ?? ''),
  egressNat: readOnly((wire) => wire.flag('egressgatewaynatenabled')),
  relayAddresses: texts('relayaddrs'),
  lastModified: number('lastmodified'),
  expiresAt: number('expdatetime'),
  lastCheckIn: number('lastcheckin'),
  isPending: flag('ispending'),
  isConnected: flag('connected'),
  /** Undefined leaves the decision to the network. */
  defaultAcl: field('defaultacl', (wire, key) => defaultAclFromWire(wire.text(key)), defaultAclToWire),
  /** The form shows the opposite as “Dynamic endpoint”. */
  isStatic: flag('isstatic'),
  udpHolePunch: flag('udpholepunch'),
  isDnsOn: flag('dnson'),
  isLocal: flag('islocal'),
  isHub: flag('ishub'),
  /** The server’s own node can’t be deleted. */
  isServer: flag('isserver'),
  isEgressGateway: flag('isegressgateway'),
  isIngressGateway: flag('isingressgateway'),
  isRelay: flag('isrelay'),
  isRelayed: flag('isrelayed'),
  isFailover: flag('failover'),
  ipForwarding: flag('ipforwarding'),
  isDocker: flag('isdocker'),
  isK8s: flag('isk8s'),
  /** The fingerprint of the access key that the node used to join. The key may no longer exist. Undefined for server nodes. */
  joinKey: readOnly((wire) => keyFingerprint(wire.text('accesskey'))),
  /** A username. Often empty: the owner’s record on the network lists the node instead. */
  ownerId: readOnly((wire) => wire.text('ownerid')),
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

/** An empty list clears the stored one, null would keep it. An empty name keeps the stored name. */
export function nodeToWire(node: Node): NodeWire {
  return { ...nodeRecord.write(node), ...(node.name === node.id && { name: '' }) };
}

function defaultAclFromWire(word: string): boolean | undefined {
  return word === 'yes' ? true : word === 'no' ? false : undefined;
}

function defaultAclToWire(rule: boolean | undefined): YesNo | 'unset' {
  return rule === undefined ? 'unset' : yesNo(rule);
}

export const egressRecord = record({
  ranges: texts('ranges'),
  interfaceName: text('interface'),
  isNatOn: flag('natEnabled'),
});

export function egressToWire(draft: Read<typeof egressRecord>) {
  return egressRecord.write(draft);
}
