import type { PairReason } from '../../acl/aclMatrix.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import type { Member } from '../network/member.ts';
import type { WithheldBecause } from '../network/peer.ts';

/** The first condition that isn't met, with everything that a sentence about it names. */
export type Reason =
  | { readonly kind: 'rule'; readonly one: Node; readonly other: Node; readonly rule: BlockingRule }
  /** `hub` is undefined when the network has lost its hub. */
  | { readonly kind: 'notTheHub'; readonly one: Node; readonly other: Node; readonly hub: Node | undefined }
  | { readonly kind: 'disconnected'; readonly node: Node }
  /** The node is marked as relayed, and no relay lists it. */
  | { readonly kind: 'noRelay'; readonly node: Node }
  /** The relay lists the node by an address that isn't its first one. */
  | { readonly kind: 'secondAddressOnly'; readonly relay: Node; readonly node: Node }
  /** The relay doesn't list this address of the node. */
  | { readonly kind: 'addressNotListed'; readonly relay: Node; readonly node: Node; readonly address: string }
  | { readonly kind: 'relayCycle'; readonly node: Node }
  | { readonly kind: 'badKey' | 'badEndpoint'; readonly node: Node; readonly of: Member }
  | { readonly kind: 'refused'; readonly node: Node; readonly message: string }
  /** `one` measured `other` as out of reach, and the failover node doesn't forward between them. */
  | {
      readonly kind: 'failover';
      readonly one: Node;
      readonly other: Node;
      readonly failover: Node | undefined;
    }
  | { readonly kind: 'neverReported'; readonly node: Node; readonly failover: Node | undefined }
  | {
      readonly kind: 'sameEndpoint';
      readonly one: Node;
      readonly other: Node;
      /** The node whose local address is missing, or the same as the other's. */
      readonly of: Node;
      readonly localAddress: 'missing' | 'same';
    }
  | { readonly kind: 'noEndpoint'; readonly one: Member; readonly other: Member }
  | { readonly kind: 'clientDisabled'; readonly client: ExternalClient }
  | { readonly kind: 'noGateway'; readonly client: ExternalClient; readonly gateway: Node | undefined }
  | { readonly kind: 'notInClientFile'; readonly client: ExternalClient; readonly address: string }
  | {
      readonly kind: 'rangeWithheld';
      readonly at: Node;
      readonly gateway: Node;
      readonly range: string;
      /** Why a gateway's range isn't sent to the node. */
      readonly because: Exclude<
        WithheldBecause,
        'rule' | 'clientDisabled' | 'neverReported' | 'sharedAddress'
      >;
    }
  /** The server applies the ACL rules of another network's node, which has the same address. */
  | { readonly kind: 'sharedAddress'; readonly at: Node; readonly address: string; readonly holder: Node }
  | { readonly kind: 'unrouted'; readonly at: Member; readonly address: string }
  | {
      readonly kind: 'contested';
      readonly at: Member;
      readonly range: string;
      readonly peers: readonly Member[];
    }
  /** `at` accepts packets from `source` only from another peer. */
  | {
      readonly kind: 'otherWayExpected';
      readonly at: Member;
      readonly from: Member;
      readonly expected: Member;
      readonly source: string;
    }
  | { readonly kind: 'loop'; readonly at: Member; readonly next: Member }
  /** Packets arrive in the range, and replies have no return path. */
  | { readonly kind: 'noNat'; readonly gateway: Node; readonly range: string }
  /** `at` forwards packets for the member into a range behind itself. */
  | { readonly kind: 'strays'; readonly at: Node; readonly range: string; readonly member: Member }
  | { readonly kind: 'noSharedFamily' }
  | { readonly kind: 'otherNetwork'; readonly from: string; readonly to: string }
  | { readonly kind: 'sameMember'; readonly member: Member }
  | { readonly kind: 'unusedAddress'; readonly address: string }
  | { readonly kind: 'rulesUnknown'; readonly netid: string }
  /** What both ends measured; undefined where one didn't report. */
  | {
      readonly kind: 'measured';
      readonly one: Node;
      readonly other: Node;
      readonly there: boolean | undefined;
      readonly back: boolean | undefined;
    };

type BlockingRule = Exclude<PairReason, 'allowed'>;
