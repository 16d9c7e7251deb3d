import type { ReachIndex } from '../network/reachIndex.ts';
import { type AclFacts, aclRules } from './acl.ts';
import { type ClientFacts, clientRules } from './client.ts';
import { type ConnectedFacts, disconnected } from './connected.ts';
import { type EndpointFacts, endpointRules } from './endpoint.ts';
import { type FailoverFacts, failoverRules } from './failover.ts';
import type { Fix } from './fix.ts';
import type { ReasonGroup } from './groups.ts';
import { type HubFacts, notTheHub } from './hub.ts';
import { type PacketFacts, packetRules } from './packet.ts';
import { type RangeFacts, rangeRules } from './range.ts';
import { type RefusedFacts, refusedRules } from './refused.ts';
import { type RelayFacts, relayRules } from './relay.ts';
import type { ReasonOf, Rule } from './rule.ts';

type Facts = AclFacts &
  HubFacts &
  ConnectedFacts &
  RelayFacts &
  FailoverFacts &
  EndpointFacts &
  ClientFacts &
  RangeFacts &
  RefusedFacts &
  PacketFacts;

type ReasonKind = keyof Facts;

/** The first condition that isn't met. */
export type Reason<Kind extends ReasonKind = ReasonKind> = ReasonOf<Facts, Kind>;

const rules: { readonly [Kind in ReasonKind]: Rule<Reason<Kind>> } = {
  ...aclRules,
  notTheHub,
  disconnected,
  ...relayRules,
  ...failoverRules,
  ...endpointRules,
  ...clientRules,
  ...rangeRules,
  ...refusedRules,
  ...packetRules,
};

export function reasonSentence(reason: Reason): string {
  return textsOf(reason)[0];
}

export function shortReason(reason: Reason): string {
  return textsOf(reason)[1];
}

function textsOf<Kind extends ReasonKind>(reason: Reason<Kind>) {
  return rules[reason.kind].texts(reason);
}

export function groupOf({ kind }: Reason): ReasonGroup {
  return rules[kind].group;
}

/** A change that removes the reason. Another one can appear. */
export function fixOf<Kind extends ReasonKind>(index: ReachIndex, reason: Reason<Kind>): Fix | undefined {
  return rules[reason.kind].fix?.(index, reason);
}

/** The reason as the cause of an island. With the key of one node, the text names the other. */
export function causeText<Kind extends ReasonKind>(reason: Reason<Kind>, key: string): string {
  const rule = rules[reason.kind];
  return rule.cause?.(reason, key) ?? rule.texts(reason)[1];
}
