import ipaddr from 'ipaddr.js';
import { serverInfo, type ServerInfo } from './config.ts';
import type { World } from './state.ts';
import type { WireNode } from './wire.ts';

/** What a single node and a join answer: not a bare node. */
export type NodeWithPeers = {
  node: WireNode;
  peers: readonly Peer[];
  serverconfig: ServerInfo;
  /** Left out of a relayed node's answer. */
  peerids?: Readonly<Record<string, { id: string; address: string; name: string; isserver: string }>>;
};

type Peer = {
  /** The 32 bytes of the key as numbers. */
  PublicKey: number[];
  Remove: boolean;
  UpdateOnly: boolean;
  PresharedKey: null;
  Endpoint: { IP: string; Port: number; Zone: string };
  /** Nanoseconds. */
  PersistentKeepaliveInterval: number;
  ReplaceAllowedIPs: boolean;
  AllowedIPs: { IP: string; Mask: string }[];
};

/** A relayed node knows its relay only, which carries the traffic of everybody else. */
export function withPeers(world: World, node: WireNode): NodeWithPeers {
  const others = [...world.nodes.values()].filter(
    (one) => one.network === node.network && one.id !== node.id,
  );
  const serverconfig = serverInfo(world);
  const relay = others.find((one) => one.isrelay === 'yes' && one.relayaddrs?.includes(node.address));
  if (node.isrelayed === 'yes' && relay) return { node, peers: [asPeer(relay, others)], serverconfig };
  return {
    node,
    peers: others.map((other) => asPeer(other, [other])),
    serverconfig,
    peerids: Object.fromEntries(
      others.map(({ publickey, id, address, name, isserver }) => [
        publickey,
        { id, address, name, isserver },
      ]),
    ),
  };
}

/** `reached`: the nodes whose traffic goes through this peer. */
function asPeer(node: WireNode, reached: readonly WireNode[]): Peer {
  const addresses = reached.flatMap((one) => [
    ...[one.address, one.address6].filter((address) => address !== '').map(hostRange),
    ...(one.egressgatewayranges ?? []),
  ]);
  return {
    PublicKey: Array.from(atob(node.publickey), (character) => character.charCodeAt(0)),
    Remove: false,
    UpdateOnly: false,
    PresharedKey: null,
    Endpoint: { IP: node.endpoint, Port: node.listenport, Zone: '' },
    PersistentKeepaliveInterval: node.persistentkeepalive * 1e9,
    ReplaceAllowedIPs: true,
    AllowedIPs: addresses.map(allowedIp),
  };
}

function hostRange(address: string): string {
  return address.includes(':') ? `${address}/128` : `${address}/32`;
}

/** Go writes a mask as its bytes in Base64. */
function allowedIp(range: string): { IP: string; Mask: string } {
  const [address, bits] = ipaddr.parseCIDR(range);
  const Family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const mask = Family.subnetMaskFromPrefixLength(bits).toByteArray();
  return { IP: range.split('/')[0] ?? '', Mask: btoa(String.fromCharCode(...mask)) };
}
