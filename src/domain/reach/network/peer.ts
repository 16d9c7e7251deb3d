import type { Node } from '../../node/node.ts';
import type { Member } from './member.ts';

/** The WireGuard configuration that the server sends a node, or why it sends none. */
export type Configuration =
  | { readonly refused?: never; readonly peers: readonly Peer[] }
  | { readonly refused: Refused; readonly peers?: never };

export type Peer = {
  readonly of: Member;
  readonly publicKey: string;
  /** Undefined: the peer has to connect first. */
  readonly endpoint: Endpoint | undefined;
  readonly allowed: readonly AllowedRange[];
  /** Ranges that an administrator might expect among the allowed IPs. */
  readonly withheld: readonly WithheldRange[];
  /** Why the server can't write the peer into a configuration. */
  readonly unusable?: 'badKey' | 'badEndpoint' | undefined;
};

export type Endpoint = { readonly ip: string; readonly port: number };

/** A peer that an address is routed to, and the range that routes it there. */
export type Route = { readonly peer: Peer; readonly by: AllowedRange };

export type AllowedRange = {
  readonly range: string;
  readonly by: 'own' | 'manual' | 'egress' | 'client' | 'failover' | 'relay' | 'file';
  /** The id of the node or the key of the client that the range belongs to. */
  readonly of: string;
};

export type WithheldRange = {
  readonly range: string;
  readonly of: string;
  readonly because: WithheldBecause;
};

export type WithheldBecause =
  | WithheldEgress
  | 'clientDisabled'
  /** An ACL between the receiving node and the node that has the address. */
  | 'rule'
  /** The node that a failover node takes over for has never reported metrics under its name. */
  | 'neverReported'
  /** A node of another network has the same address, and the server applies that node's ACL rules. */
  | 'sharedAddress';

/** Why a node doesn't get a range of a gateway. */
export type WithheldEgress =
  /** The gateway's own endpoint is in its range: its traffic would go into the tunnel. */
  | 'holdsEndpoint'
  /** The receiving node's own local address is in the range. */
  | 'holdsLocalAddress'
  /** A server node gets no default route. */
  | 'isServer'
  /** A relayed node gets only the last of its relay’s ranges. */
  | 'notLastOfRelay'
  /** The receiving node routes the range itself. */
  | 'ownRange';

/** Why a node gets no configuration at all. */
export type Refused =
  | { readonly kind: 'noRelay' }
  | { readonly kind: 'relayCycle' }
  | { readonly kind: 'badKey' | 'badEndpoint'; readonly of: Member }
  /** An error of the server where the rules expect peers. */
  | { readonly kind: 'byServer'; readonly message: string };

/** Returns a node as nodes behind the same public endpoint see it. */
export function nearby(node: Node): Node {
  return { ...node, endpoint: node.localAddress, listenPort: node.localListenPort || node.listenPort };
}

export function endpointOf({ endpoint, listenPort, localListenPort, udpHolePunch }: Node): Endpoint {
  const isLocalUsed = udpHolePunch || listenPort === 0;
  return { ip: endpoint, port: (isLocalUsed && localListenPort) || listenPort };
}

/** A WireGuard key is 32 bytes in Base64. */
export function isPublicKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text);
}
