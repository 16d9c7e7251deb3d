import type { Carried } from '../wire.ts';

/** What addresses a node in a path: the network's id and the node's own (opaque; encode before use in a path). */
export type NodeRef = { readonly network: string; readonly id: string };

/** A machine joined to a network (§3). Times are Unix seconds, 0 for never; texts are empty when not set. */
export type Node = {
  readonly id: string;
  readonly name: string;
  /** The netid of its network. */
  readonly network: string;
  readonly address: string;
  readonly address6: string;
  readonly localAddress: string;
  readonly localRange: string;
  readonly endpoint: string;
  readonly listenPort: number;
  /** The port behind its router, 0 when not known. */
  readonly localListenPort: number;
  readonly publicKey: string;
  readonly macAddress: string;
  readonly interfaceName: string;
  readonly mtu: number;
  /** Seconds. */
  readonly persistentKeepalive: number;
  readonly os: string;
  readonly version: string;
  readonly postUp: string;
  readonly postDown: string;
  readonly allowedIps: readonly string[];
  readonly egressRanges: readonly string[];
  /** The interface its egress traffic leaves by; empty when it is no egress gateway. */
  readonly egressInterface: string;
  readonly egressNat: boolean;
  /** Addresses of the nodes it relays. */
  readonly relayAddresses: readonly string[];
  readonly lastModified: number;
  readonly expiresAt: number;
  readonly lastCheckIn: number;
  readonly isPending: boolean;
  readonly isConnected: boolean;
  /** undefined: unset, the network's rule counts. */
  readonly defaultAcl: boolean | undefined;
  /** The endpoint is set by hand; the console shows the opposite as "dynamic endpoint". */
  readonly isStatic: boolean;
  readonly udpHolePunch: boolean;
  readonly isDnsOn: boolean;
  readonly isLocal: boolean;
  readonly isHub: boolean;
  /** The server's own node: it cannot be deleted. */
  readonly isServer: boolean;
  readonly isEgressGateway: boolean;
  readonly isIngressGateway: boolean;
  readonly isRelay: boolean;
  readonly isRelayed: boolean;
  readonly isFailover: boolean;
  readonly ipForwarding: boolean;
  readonly isDocker: boolean;
  readonly isK8s: boolean;
  readonly carried: Carried;
};

/** Whether a node runs an older release than the server; a version that is no release number is compared with nothing. */
export function isOlderVersion(version: string, serverVersion: string): boolean {
  const one = numbersOf(version);
  const other = numbersOf(serverVersion);
  if (!one || !other) return false;
  for (const [index, number] of other.entries()) {
    const difference = (one[index] ?? 0) - number;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** v0.16.1 as [0, 16, 1] */
function numbersOf(version: string): readonly number[] | undefined {
  return /^v*\d+(\.\d+)*$/i.test(version) ? version.replace(/^v+/i, '').split('.').map(Number) : undefined;
}

/** Names a node in a selection: ids are looked up with their network, which has no slash in its name. */
export function nodeKey({ network, id }: NodeRef): string {
  return `${network}/${id}`;
}
