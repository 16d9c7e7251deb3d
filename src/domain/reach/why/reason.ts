import type { PairReason } from '../../acl/aclMatrix.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import type { Member } from '../network/member.ts';
import type { WithheldBecause } from '../network/peer.ts';

type Reasons = {
  rule: { one: Node; other: Node; rule: Exclude<PairReason, 'allowed'> };
  /** `hub` is undefined when the network has lost its hub. */
  notTheHub: { one: Node; other: Node; hub: Node | undefined };
  disconnected: { node: Node };
  /** The node is marked as relayed, and no relay lists it. */
  noRelay: { node: Node };
  /** The relay lists the node by an address that isn't its first one. */
  secondAddressOnly: { relay: Node; node: Node };
  addressNotListed: { relay: Node; node: Node; address: string };
  relayCycle: { node: Node };
  badKey: { node: Node; of: Member };
  badEndpoint: { node: Node; of: Member };
  refused: { node: Node; message: string };
  /** `one` reports `other` as unreachable, and the failover node doesn't forward between them. */
  failover: { one: Node; other: Node; failover: Node | undefined };
  neverReported: { node: Node; failover: Node | undefined };
  /** `of` is the node whose local address is missing, or the same as the other's. */
  sameEndpoint: { one: Node; other: Node; of: Node; localAddress: 'missing' | 'same' };
  noEndpoint: { one: Member; other: Member };
  clientDisabled: { client: ExternalClient };
  noGateway: { client: ExternalClient; gateway: Node | undefined };
  notInClientFile: { client: ExternalClient; address: string };
  /** A gateway's range isn't sent to `at`. */
  rangeWithheld: { at: Node; gateway: Node; range: string; because: WithheldFromNode };
  /** The server applies the ACL rules of another network's node, which has the same address. */
  sharedAddress: { at: Node; address: string; holder: Node };
  unrouted: { at: Member; address: string };
  contested: { at: Member; range: string; peers: readonly Member[] };
  /** `at` accepts packets from `source` only from another peer. */
  wrongSourcePeer: { at: Member; from: Member; expected: Member; source: string };
  loop: { at: Member; next: Member };
  /** Packets arrive in the range, and replies have no return path. */
  noNat: { gateway: Node; range: string };
  /** `at` forwards packets for the member into a range behind itself. */
  capturedByRange: { at: Node; range: string; member: Member };
  noSharedFamily: object;
  otherNetwork: { from: string; to: string };
  sameMember: { member: Member };
  unusedAddress: { address: string };
  rulesUnknown: { netid: string };
  /** `there` and `back` are undefined where an end didn't report. */
  measured: { one: Node; other: Node; there: boolean | undefined; back: boolean | undefined };
};

type WithheldFromNode = Exclude<
  WithheldBecause,
  'rule' | 'clientDisabled' | 'neverReported' | 'sharedAddress'
>;

export type ReasonKind = keyof Reasons;

/** The first condition that isn't met. */
export type Reason<Kind extends ReasonKind = ReasonKind> = {
  [One in Kind]: { readonly kind: One } & Readonly<Reasons[One]>;
}[Kind];
