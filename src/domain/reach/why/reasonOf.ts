import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import { containsIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import type { LeftOut, Refused } from '../told/peersOf.ts';
import type { Withheld } from '../told/ranges.ts';
import {
  memberKey,
  nodeMember,
  primaryAddress,
  ruleOf,
  type Member,
  type ReachIndex,
  hubOf,
} from '../told/reachIndex.ts';
import { rangesBehind, type Stop, type ToldOf } from '../told/walk.ts';
import type { Reason, Target } from './reason.ts';

const deepest = 8;

type Case = {
  readonly index: ReachIndex;
  readonly toldOf: ToldOf;
  /** How many nodes were asked before: relays of relays, and gateways behind them. */
  readonly depth: number;
};

/** Why a packet stops where it stops. */
export function reasonOf(
  index: ReachIndex,
  toldOf: ToldOf,
  at: Member,
  stop: Stop,
  { from, to }: { readonly from: Target; readonly to: Target },
): Reason {
  const ask: Case = { index, toldOf, depth: 0 };
  switch (stop.kind) {
    case 'refused':
      return at.kind === 'node' ? refusedReason(at.node, stop.refused) : whyNoRoute(ask, at, to);
    case 'noRoute':
      return whyNoRoute(ask, at, to);
    case 'notAPeerThere':
      return whyNoRoute(ask, stop.next, { member: at, address: '' });
    case 'sourceRefused':
      return stop.expected
        ? { kind: 'otherWayExpected', at: stop.next, from: at, expected: stop.expected, source: from.address }
        : whyNoRoute(ask, stop.next, from);
    case 'contested':
      return { kind: 'contested', at: stop.of, range: stop.range, peers: stop.peers };
    case 'nobodyCalls':
      return { kind: 'nobodyCalls', one: at, other: stop.next };
    case 'loop':
      return { kind: 'loop', at, next: stop.next };
  }
}

/** Why none of the peers of `at` takes an address. */
function whyNoRoute(ask: Case, at: Member, target: Target): Reason {
  const { index, toldOf } = ask;
  const unrouted: Reason = { kind: 'nobodyRoutes', at, address: target.address };
  if (at.kind === 'client') return whyNotFromClient(index, at.client, target);
  if (ask.depth > deepest) return unrouted;
  const told = toldOf(at.node);
  if (told.refused) return refusedReason(at.node, told.refused);
  const withheld = told.peers.flatMap((peer) => peer.withheld).find((one) => concerns(one, target));
  if (withheld) return withheldReason(index, at.node, withheld);
  const next: Case = { ...ask, depth: ask.depth + 1 };
  const { member } = target;
  if (member?.kind === 'client') return whyNotToClient(next, at.node, member.client, target.address);
  if (member) {
    const leftOut = told.leftOut.find(({ node }) => node.id === member.node.id);
    return leftOut ? leftOutReason(next, at.node, leftOut, target) : unrouted;
  }
  const gateways = (index.nodesByNetwork.get(at.node.network) ?? []).filter(
    (node) => node.id !== at.node.id && rangesBehind(node).some((range) => containsIP(range, target.address)),
  );
  const [gateway] = gateways;
  return gateway
    ? whyNoRoute(next, at, { member: nodeMember(gateway), address: primaryAddress(gateway) })
    : unrouted;
}

function concerns({ range, of }: Withheld, { member, address }: Target): boolean {
  if (member && of === memberKey(member)) return address === '' || containsIP(range, address);
  return member === undefined && containsIP(range, address);
}

function leftOutReason(ask: Case, viewer: Node, { node, because }: LeftOut, target: Target): Reason {
  const { index } = ask;
  switch (because.kind) {
    case 'notTheHub':
      return { kind: 'notTheHub', one: viewer, other: node, hub: hubOf(index, viewer.network) };
    case 'disconnected':
      return { kind: 'disconnected', node: viewer };
    case 'relayed': {
      const [relay] = because.relays;
      if (!relay) return { kind: 'noRelay', node };
      return whyNotOverRelay(ask, viewer, relay, node, target);
    }
    case 'secondAddressOnly':
      return { kind: 'secondAddressOnly', relay: viewer, node };
    case 'rule':
      return { kind: 'rule', one: viewer, other: node, rule: because.rule };
    case 'failover':
      return { kind: 'failover', one: viewer, other: node, standIn: because.standIn };
    case 'sameEndpoint':
      return { kind: 'sameEndpoint', one: viewer, other: node, of: node, localAddress: because.localAddress };
    case 'throughRelay':
      return whyNoRoute(ask, nodeMember(because.relay), target);
  }
}

/** The relay is no peer itself, or does not list the address. */
function whyNotOverRelay(ask: Case, viewer: Node, relay: Node, node: Node, target: Target): Reason {
  const told = ask.toldOf(viewer);
  const isPeer = !told.refused && told.peers.some(({ of }) => memberKey(of) === relay.id);
  if (isPeer) return { kind: 'addressNotListed', relay, node, address: target.address };
  const ofRelay = ask.toldOf(relay);
  if (ofRelay.refused) return refusedReason(relay, ofRelay.refused);
  return whyNoRoute(ask, nodeMember(viewer), { member: nodeMember(relay), address: primaryAddress(relay) });
}

function whyNotToClient(ask: Case, at: Node, client: ExternalClient, address: string): Reason {
  const gateway = ask.index.nodeById.get(client.ingressGatewayId);
  if (!gateway?.isIngressGateway) return { kind: 'noGateway', client, gateway };
  if (!client.isEnabled) return { kind: 'clientDisabled', client };
  if (gateway.id === at.id) return { kind: 'nobodyRoutes', at: nodeMember(at), address };
  return whyNoRoute(ask, nodeMember(at), { member: nodeMember(gateway), address: primaryAddress(gateway) });
}

function whyNotFromClient(index: ReachIndex, client: ExternalClient, { address }: Target): Reason {
  const gateway = index.nodeById.get(client.ingressGatewayId);
  if (!gateway?.isIngressGateway) return { kind: 'noGateway', client, gateway };
  return { kind: 'notInClientFile', client, address };
}

function withheldReason(index: ReachIndex, at: Node, { range, of, because }: Withheld): Reason {
  const node = index.nodeById.get(of);
  if (because === 'clientDisabled') {
    const client = index.clients.find((one) => clientKey(one) === of);
    return client
      ? { kind: 'clientDisabled', client }
      : { kind: 'nobodyRoutes', at: nodeMember(at), address: range };
  }
  if (because === 'rule' && node) return ruleBetween(index, at, node);
  if (because === 'neverReported' && node) {
    const standIn = index.nodeById.get(index.metrics?.get(at.id)?.needsFailover.get(of) ?? '');
    return { kind: 'neverReported', node, standIn };
  }
  if (because === 'sharedAddress') {
    const address = range.slice(0, range.lastIndexOf('/'));
    const holder = index.nodeByAddress.get(address);
    if (holder) return { kind: 'sharedAddress', at, address, holder };
  }
  if (!node || because === 'rule' || because === 'neverReported' || because === 'sharedAddress') {
    return { kind: 'nobodyRoutes', at: nodeMember(at), address: range };
  }
  return { kind: 'rangeWithheld', at, gateway: node, range, because };
}

function refusedReason(node: Node, refused: Refused): Reason {
  if (refused.kind === 'byServer') return { kind: 'refused', node, message: refused.message };
  if (refused.kind === 'badKey' || refused.kind === 'badEndpoint') {
    return { kind: refused.kind, node, of: refused.of };
  }
  return { kind: refused.kind, node };
}

function ruleBetween(index: ReachIndex, one: Node, other: Node): Reason {
  const rule = ruleOf(index, one, other);
  // A list of the server's may be older or newer than the rules.
  return { kind: 'rule', one, other, rule: rule === 'allowed' ? 'blocked' : rule };
}
