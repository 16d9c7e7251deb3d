import { hexFor, macAddressFor, uuidFor, wireGuardKeyFor } from '../fixtures/seed.ts';
import { egressCommands, ingressCommands } from '../world/nodes/gateways.ts';
import { serversTrafficKey } from '../world/nodes/nodes.ts';
import { zeroEgressRequest, zeroNode } from '../wire/goStructs.ts';
import type { WireNetwork, WireNode } from '../wire/wire.ts';

/** The server node's host number in a /24. */
const serverHost = 254;

export type NodeSeed = Partial<WireNode> & {
  readonly name: string;
  readonly address: string;
  /** Seconds since the last check-in. */
  readonly age: number;
};

/** Creates a node as the server stores it after joining. Its id and keys are derived from network and name. */
export function wireNode(now: number, network: WireNetwork, { age, ...changes }: NodeSeed): WireNode {
  const seed = `${network.netid}/${changes.name}`;
  const host = Number(changes.address.split('.').at(-1));
  return {
    ...zeroNode(),
    id: uuidFor(seed),
    ...machine(host),
    macaddress: macAddressFor(seed),
    networksettings: { ...structuredClone(network), accesskeys: [] },
    publickey: wireGuardKeyFor(seed),
    persistentkeepalive: network.defaultkeepalive,
    ishub: 'no',
    accesskey: network.accesskeys?.[0]?.value ?? '',
    interface: network.defaultinterface,
    lastmodified: now - 3600,
    expdatetime: now - 3600 + 300_000_000,
    lastpeerupdate: now - 3600,
    lastcheckin: now - age,
    password: `$2a$05$SENTINEL${hexFor(seed, 45)}`,
    network: network.netid,
    isrelayed: 'no',
    ispending: 'no',
    isrelay: 'no',
    isdocker: 'no',
    isk8s: 'no',
    isegressgateway: 'no',
    isingressgateway: 'no',
    isstatic: 'no',
    udpholepunch: network.defaultudpholepunch,
    dnson: 'yes',
    isserver: 'no',
    action: 'noop',
    islocal: 'no',
    ipforwarding: 'yes',
    os: 'linux',
    mtu: network.defaultmtu,
    version: 'v0.16.1',
    traffickeys: { mine: wireGuardKeyFor(`${seed} traffic`), server: serversTrafficKey },
    firewallinuse: 'iptables',
    connected: 'yes',
    defaultacl: network.defaultacl,
    failover: 'no',
    ...changes,
  };
}

export function wireServerNode(now: number, network: WireNetwork, changes: Partial<WireNode> = {}): WireNode {
  const prefix = network.addressrange.split('.').slice(0, 3).join('.');
  return wireNode(now, network, {
    name: 'netmaker-1',
    address: `${prefix}.${serverHost}`,
    age: 0,
    endpoint: '203.0.113.10',
    macaddress: 'netmaker-test-server',
    localaddress: '',
    listenport: 51821,
    accesskey: '',
    isserver: 'yes',
    isstatic: 'yes',
    udpholepunch: 'no',
    dnson: 'no',
    traffickeys: { mine: null, server: null },
    ...changes,
  });
}

/** Returns unique hardware and network addresses for a machine. */
export function machine(
  number: number,
): Pick<WireNode, 'macaddress' | 'endpoint' | 'listenport' | 'localaddress'> {
  return {
    macaddress: `02:00:00:00:00:${number.toString(16).padStart(2, '0')}`,
    endpoint: `198.51.100.${number}`,
    listenport: 51820 + number,
    localaddress: `192.168.${number}.2`,
  };
}

export function egressFields(
  network: WireNetwork,
  name: string,
  {
    ranges,
    via,
    nat = 'yes',
  }: { readonly ranges: string[]; readonly via: string; readonly nat?: 'yes' | 'no' },
): Partial<WireNode> {
  return {
    isegressgateway: 'yes',
    egressgatewayranges: ranges,
    egressgatewaynatenabled: nat,
    egressgatewayrequest: {
      ...zeroEgressRequest(),
      nodeid: uuidFor(`${network.netid}/${name}`),
      netid: network.netid,
      natenabled: nat,
      ranges,
      interface: via,
    },
    ...egressCommands(network.defaultinterface, ranges, nat === 'yes' ? via : undefined),
  };
}

export function ingressFields(network: WireNetwork): Partial<WireNode> {
  return {
    isingressgateway: 'yes',
    ingressgatewayrange: network.addressrange,
    ingressgatewayrange6: network.addressrange6,
    udpholepunch: 'no',
    ...ingressCommands(network.defaultinterface, {
      address: network.addressrange,
      address6: network.addressrange6,
    }),
  };
}

/** Merges the fields of both gateway roles. The egress commands come first. */
export function mergeGatewayFields(egress: Partial<WireNode>, ingress: Partial<WireNode>): Partial<WireNode> {
  return {
    ...egress,
    ...ingress,
    postup: `${egress.postup}${ingress.postup}`,
    postdown: `${egress.postdown}${ingress.postdown}`,
  };
}
