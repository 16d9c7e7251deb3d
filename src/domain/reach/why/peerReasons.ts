import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { isWithoutHub, localAddressProblem, viewerOf } from '../network/peerRules.ts';
import { failoverFor, failoversOf, hubOf, relaysOf, ruleOf, type ReachIndex } from '../network/reachIndex.ts';
import type { Reason } from '../rules/reason.ts';

// Each returns why one rule keeps two nodes, or a client and its gateway, from being peers; undefined if it doesn't.

export function hubReason(index: ReachIndex, one: Node, other: Node): Reason | undefined {
  if (!isWithoutHub(viewerOf(index, one), other)) return undefined;
  return { kind: 'notTheHub', one, other, hub: hubOf(index, one.network) };
}

export function relayReason(index: ReachIndex, node: Node): Reason | undefined {
  return node.isRelayed && relaysOf(index, node).length === 0 ? { kind: 'noRelay', node } : undefined;
}

export function aclReason(index: ReachIndex, one: Node, other: Node): Reason | undefined {
  const rule = ruleOf(index, one, other);
  return rule === 'allowed' ? undefined : { kind: 'rule', one, other, rule };
}

export function failoverReason(index: ReachIndex, one: Node, other: Node): Reason | undefined {
  if (!failoversOf(index, one).has(other.id)) return undefined;
  return { kind: 'failover', one, other, failover: failoverFor(index, one, other) };
}

export function endpointReason(one: Node, other: Node): Reason | undefined {
  const localAddress = localAddressProblem(one, other);
  return localAddress && { kind: 'sameEndpoint', one, other, of: other, localAddress };
}

export function clientReason(index: ReachIndex, client: ExternalClient): Reason | undefined {
  const gateway = index.nodeById.get(client.ingressGatewayId);
  if (!gateway?.isIngressGateway) return { kind: 'noGateway', client, gateway };
  return client.isEnabled ? undefined : { kind: 'clientDisabled', client };
}
