import { withPairAllowed } from '../../acl/aclMatrix.ts';
import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import { addressesOf } from '../network/member.ts';
import { nodesOf, reachIndex, type ReachIndex, type ReachSource } from '../network/reachIndex.ts';
import { withClient, withHub, withNode } from '../network/sourceChanges.ts';
import type { Reason } from './reason.ts';
import { verdictOf, type Question } from './verdict.ts';

export type Remedy =
  | { readonly kind: 'allowPair'; readonly one: Node; readonly other: Node }
  | { readonly kind: 'connect'; readonly node: Node }
  | { readonly kind: 'enableClient'; readonly client: ExternalClient }
  /** `relay` is a node that can relay it, if there is one. */
  | { readonly kind: 'chooseRelay'; readonly node: Node; readonly relay: Node | undefined }
  | { readonly kind: 'listAddresses'; readonly relay: Node; readonly node: Node }
  | { readonly kind: 'setLocalAddress'; readonly node: Node }
  | { readonly kind: 'makeHub'; readonly node: Node }
  | { readonly kind: 'makeIngress'; readonly node: Node }
  | { readonly kind: 'enableNat'; readonly node: Node }
  /** A node that takes over for others has to be an ingress gateway and a failover node. */
  | { readonly kind: 'makeFailover'; readonly node: Node };

/** Whether one call makes the change and nothing else changes. Other changes link to the form with the field. */
export function isOneStep({ acls }: ReachIndex, remedy: Remedy): boolean {
  if (remedy.kind !== 'allowPair') return remedy.kind === 'connect' || remedy.kind === 'enableClient';
  // Only the server can add a missing row of a node.
  const rows = acls.get(remedy.one.network)?.indexOf;
  return rows !== undefined && rows.has(remedy.one.id) && rows.has(remedy.other.id);
}

const maxRemedies = 2;

/** Returns one or two changes after which packets and replies arrive; empty if two aren't enough. */
export function remediesOf(index: ReachIndex, question: Question): readonly Remedy[] {
  const found: Remedy[] = [];
  // The server's responses don't include the changes.
  const { from, to, now } = question;
  let source: ReachSource = index;
  let reason = verdictOf(index, { from, to, now }).reason;
  while (reason) {
    const remedy = remedyOf(reachIndex(source), reason);
    if (!remedy || found.length === maxRemedies) return [];
    found.push(remedy);
    source = withRemedy(source, remedy);
    const next = verdictOf(reachIndex(source), { from: moved(source, from), to: moved(source, to), now });
    if (next.kind === 'reaches') return found;
    reason = next.reason;
  }
  return [];
}

export function remedyOf(index: ReachIndex, reason: Reason): Remedy | undefined {
  switch (reason.kind) {
    case 'rule':
      return { kind: 'allowPair', one: reason.one, other: reason.other };
    case 'disconnected':
      return { kind: 'connect', node: reason.node };
    case 'clientDisabled':
      return { kind: 'enableClient', client: reason.client };
    case 'noRelay':
      return { kind: 'chooseRelay', node: reason.node, relay: relayFor(index, reason.node) };
    case 'secondAddressOnly':
    case 'addressNotListed':
      return { kind: 'listAddresses', relay: reason.relay, node: reason.node };
    case 'sameEndpoint':
      return { kind: 'setLocalAddress', node: reason.of };
    case 'notTheHub':
      return { kind: 'makeHub', node: reason.other };
    case 'noGateway':
      return reason.gateway && { kind: 'makeIngress', node: reason.gateway };
    case 'noNat':
      return { kind: 'enableNat', node: reason.gateway };
    case 'failover':
      return reason.failover && !canTakeOver(reason.failover)
        ? { kind: 'makeFailover', node: reason.failover }
        : undefined;
    default:
      return undefined;
  }
}

function canTakeOver({ isFailover, isIngressGateway }: Node): boolean {
  return isFailover && isIngressGateway;
}

/** Returns the relay with the shortest list, or a node that can become one. */
function relayFor(index: ReachIndex, node: Node): Node | undefined {
  const others = nodesOf(index, node.network).filter(
    (other) => other.id !== node.id && !other.isRelayed && other.isConnected,
  );
  const relays = others.filter(({ isRelay }) => isRelay);
  const candidates =
    relays.length > 0 ? relays : others.filter(({ os, isServer }) => os === 'linux' && !isServer);
  return candidates.toSorted((a, b) => a.relayAddresses.length - b.relayAddresses.length)[0];
}

export function withRemedy(source: ReachSource, remedy: Remedy): ReachSource {
  switch (remedy.kind) {
    case 'allowPair':
      return allowed(source, remedy.one, remedy.other);
    case 'connect':
      return withNode(source, remedy.node.id, { isConnected: true });
    case 'enableClient':
      return withClient(source, clientKey(remedy.client), { isEnabled: true });
    case 'chooseRelay':
      return remedy.relay ? withListed(source, remedy.relay, remedy.node) : source;
    case 'listAddresses':
      return withListed(source, remedy.relay, remedy.node);
    case 'setLocalAddress':
      return withNode(source, remedy.node.id, { localAddress: freeLocalAddress(source) });
    case 'makeHub':
      return withHub(source, remedy.node);
    case 'makeIngress':
      return withNode(source, remedy.node.id, { isIngressGateway: true });
    case 'enableNat':
      return withNode(source, remedy.node.id, { egressNat: true });
    case 'makeFailover':
      return withNode(source, remedy.node.id, { isIngressGateway: true, isFailover: true });
  }
}

/** Lists both addresses, as the console's own form does. */
function withListed(source: ReachSource, relay: Node, node: Node): ReachSource {
  const relayAddresses = [...new Set([...relay.relayAddresses, ...addressesOf(node)])];
  return withNode(withNode(source, relay.id, { isRelay: true, relayAddresses }), node.id, {
    isRelayed: true,
  });
}

/** Returns an unused address, so that two nodes behind one router differ. */
function freeLocalAddress({ nodes }: ReachSource): string {
  const taken = new Set(nodes.map(({ localAddress }) => localAddress));
  let last = 1;
  while (taken.has(`192.0.2.${last}`)) last += 1;
  return `192.0.2.${last}`;
}

function allowed(source: ReachSource, one: Node, other: Node): ReachSource {
  const acl = source.acls.get(one.network);
  if (!acl) return source;
  return { ...source, acls: new Map(source.acls).set(one.network, withPairAllowed(acl, one.id, other.id)) };
}

/** Returns the end with its record after the change. */
function moved(source: ReachSource, end: Question['from']): Question['from'] {
  if (end.kind === 'address') return end;
  if (end.kind === 'node') {
    return { kind: 'node', node: source.nodes.find(({ id }) => id === end.node.id) ?? end.node };
  }
  const client = source.clients.find((candidate) => clientKey(candidate) === clientKey(end.client));
  return { kind: 'client', client: client ?? end.client };
}
