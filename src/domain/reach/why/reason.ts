import type { PairReason } from '../../acl/aclMatrix.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import type { WithheldBecause } from '../told/ranges.ts';
import type { Member } from '../told/reachIndex.ts';

/** The one thing that decides, with everything that a sentence about it names. */
export type Reason =
  | { readonly kind: 'rule'; readonly one: Node; readonly other: Node; readonly rule: BlockingRule }
  | {
      readonly kind: 'notTheHub';
      readonly one: Node;
      readonly other: Node;
      /** Undefined: the network has lost its hub. */
      readonly hub: Node | undefined;
    }
  | { readonly kind: 'disconnected'; readonly node: Node }
  /** Marked as relayed, and no relay lists it. */
  | { readonly kind: 'noRelay'; readonly node: Node }
  /** The relay lists the node by an address that is not its first one. */
  | { readonly kind: 'secondAddressOnly'; readonly relay: Node; readonly node: Node }
  /** The relay does not list this address of the node. */
  | { readonly kind: 'addressNotListed'; readonly relay: Node; readonly node: Node; readonly address: string }
  | { readonly kind: 'relayCycle'; readonly node: Node }
  | { readonly kind: 'badKey' | 'badEndpoint'; readonly node: Node; readonly of: Member }
  | { readonly kind: 'refused'; readonly node: Node; readonly message: string }
  /** `one` measured `other` as out of reach and left it to a stand-in, which does not carry it. */
  | {
      readonly kind: 'failover';
      readonly one: Node;
      readonly other: Node;
      readonly standIn: Node | undefined;
    }
  | { readonly kind: 'neverReported'; readonly node: Node; readonly standIn: Node | undefined }
  | {
      readonly kind: 'sameEndpoint';
      readonly one: Node;
      readonly other: Node;
      /** Whose local address is missing, or the same as the other's. */
      readonly of: Node;
      readonly localAddress: 'missing' | 'same';
    }
  | { readonly kind: 'nobodyCalls'; readonly one: Member; readonly other: Member }
  | { readonly kind: 'clientDisabled'; readonly client: ExternalClient }
  | { readonly kind: 'noGateway'; readonly client: ExternalClient; readonly gateway: Node | undefined }
  | { readonly kind: 'notInClientFile'; readonly client: ExternalClient; readonly address: string }
  | {
      readonly kind: 'rangeWithheld';
      readonly at: Node;
      readonly gateway: Node;
      readonly range: string;
      readonly because: WithheldRange;
    }
  /** The server asks the rules of another network's node, which has the same address. */
  | { readonly kind: 'sharedAddress'; readonly at: Node; readonly address: string; readonly holder: Node }
  | { readonly kind: 'nobodyRoutes'; readonly at: Member; readonly address: string }
  | {
      readonly kind: 'contested';
      readonly at: Member;
      readonly range: string;
      readonly peers: readonly Member[];
    }
  /** `at` takes what `source` sends from another peer only. */
  | {
      readonly kind: 'otherWayExpected';
      readonly at: Member;
      readonly from: Member;
      readonly expected: Member;
      readonly source: string;
    }
  | { readonly kind: 'loop'; readonly at: Member; readonly next: Member }
  /** Packets arrive in the range, and nothing there knows the way back. */
  | { readonly kind: 'noNat'; readonly gateway: Node; readonly range: string }
  /** `at` takes packets for the member to a range behind it. */
  | { readonly kind: 'strays'; readonly at: Node; readonly range: string; readonly member: Member }
  | { readonly kind: 'noSharedFamily' }
  | { readonly kind: 'otherNetwork'; readonly from: string; readonly to: string }
  | { readonly kind: 'sameMember'; readonly member: Member }
  | { readonly kind: 'nobodysAddress'; readonly address: string }
  | { readonly kind: 'rulesUnknown'; readonly netid: string }
  /** What the ends measured; undefined where one did not report. */
  | {
      readonly kind: 'measured';
      readonly one: Node;
      readonly other: Node;
      readonly there: boolean | undefined;
      readonly back: boolean | undefined;
    };

/** Why a gateway's range is not sent to it. */
type WithheldRange = Exclude<WithheldBecause, 'rule' | 'clientDisabled' | 'neverReported' | 'sharedAddress'>;

export type BlockingRule = Exclude<PairReason, 'allowed'>;

/** What a packet is for: the member that has the address, if anybody has. */
export type Target = { readonly member: Member | undefined; readonly address: string };

/** One thing that the server looks at, or that a packet needs. With a reason it does not hold. */
export type Fact = FactSubject & { readonly reason: Reason | undefined };

type FactSubject =
  | { readonly id: 'network'; readonly netid: string }
  /** Whether a node is relayed, and then by whom. */
  | { readonly id: 'relay'; readonly node: Node; readonly relay: Node | undefined }
  /** A relay lists a node by its first address. */
  | { readonly id: 'listed'; readonly relay: Node; readonly node: Node }
  | { readonly id: 'hub'; readonly one: Node; readonly other: Node; readonly isPointToSite: boolean }
  | { readonly id: 'connected'; readonly node: Node }
  /** Not known: the rules of the network cannot be read. */
  | { readonly id: 'rule'; readonly one: Node; readonly other: Node; readonly isKnown: boolean }
  /** No failover node stands in for `other`. */
  | { readonly id: 'failover'; readonly one: Node; readonly other: Node }
  /** `one` is told an endpoint of `other`. */
  | { readonly id: 'endpoint'; readonly one: Node; readonly other: Node; readonly isNear: boolean }
  | { readonly id: 'client'; readonly client: ExternalClient; readonly gateway: Node | undefined }
  | { readonly id: 'range'; readonly viewer: Node; readonly gateway: Node; readonly range: string }
  | { readonly id: 'nat'; readonly gateway: Node; readonly range: string }
  /** What the ends measured of each other; undefined where one did not report. */
  | { readonly id: 'measured'; readonly there: boolean | undefined; readonly back: boolean | undefined }
  /** What no rule of the server's decides: who calls, who takes the address. */
  | { readonly id: 'way' };
