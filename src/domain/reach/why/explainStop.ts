import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import { containsIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { rangesBehind } from '../network/allowedIps.ts';
import { addressOfHost, memberAddresses, memberKey, nodeMember, type Member } from '../network/member.ts';
import type { Refused, WithheldRange } from '../network/peer.ts';
import { failoverFor, nodesOf, relaysOf, type ReachIndex } from '../network/reachIndex.ts';
import type { GetConfiguration, Stop } from '../network/tracePath.ts';
import { viewerOf } from '../network/viewer.ts';
import { aclRule } from '../rules/acl.ts';
import { clientReason } from '../rules/client.ts';
import { ruleAgainst } from '../rules/peerRules.ts';
import type { Reason } from '../rules/reason.ts';
import { relayed } from '../rules/relay.ts';

export type Target = { readonly member: Member | undefined; readonly address: string };

type Case = {
  readonly index: ReachIndex;
  readonly getConfiguration: GetConfiguration;
  /** The number of relays and gateways followed so far. */
  readonly depth: number;
};

const maxDepth = 8;

export function explainStop(
  index: ReachIndex,
  getConfiguration: GetConfiguration,
  at: Member,
  stop: Stop,
  { from, to }: { readonly from: Target; readonly to: Target },
): Reason {
  const root: Case = { index, getConfiguration, depth: 0 };
  switch (stop.kind) {
    case 'refused':
    case 'noRoute':
      return whyNoRoute(root, at, to);
    case 'notAPeer':
      return whyNoRoute(root, stop.next, addressTarget(at));
    case 'sourceRejected':
      return stop.expected
        ? { kind: 'wrongSourcePeer', at: stop.next, from: at, expected: stop.expected, source: from.address }
        : whyNoRoute(root, stop.next, from);
    case 'contested':
      return { kind: 'contested', at: stop.of, range: stop.range, peers: stop.peers };
    case 'noEndpoint':
      return { kind: 'noEndpoint', one: at, other: stop.next };
    case 'loop':
      return { kind: 'loop', at, next: stop.next };
  }
}

function whyNoRoute(found: Case, at: Member, target: Target): Reason {
  const { index } = found;
  const unrouted: Reason = { kind: 'unrouted', at, address: target.address };
  if (at.kind === 'client') return whyNotFromClient(index, at.client, target);
  if (found.depth > maxDepth) return unrouted;
  const configuration = found.getConfiguration(at.node);
  if (configuration.refused) return refusedReason(at.node, configuration.refused);
  const withheld = configuration.peers
    .flatMap((peer) => peer.withheld)
    .find((range) => concerns(range, target));
  if (withheld) return withheldReason(index, at.node, withheld) ?? unrouted;
  const next: Case = { ...found, depth: found.depth + 1 };
  const { member } = target;
  if (member?.kind === 'client') return whyNotToClient(next, at.node, member.client, target.address);
  if (member) return whyNoPeer(next, at.node, member.node, target) ?? unrouted;
  const gateway = nodesOf(index, at.node.network).find(
    (node) => node.id !== at.node.id && rangesBehind(node).some((range) => containsIP(range, target.address)),
  );
  return gateway ? whyNoRoute(next, at, addressTarget(nodeMember(gateway))) : unrouted;
}

function addressTarget(member: Member): Target {
  const [address = ''] = memberAddresses(member);
  return { member, address };
}

function concerns({ range, of }: WithheldRange, { member, address }: Target): boolean {
  return (!member || of === memberKey(member)) && containsIP(range, address);
}

function whyNoPeer(found: Case, viewer: Node, node: Node, target: Target): Reason | undefined {
  const { index } = found;
  if (viewer.isRelayed) {
    const [relay] = relaysOf(index, viewer);
    return relay && relay.id !== node.id ? whyNoRoute(found, nodeMember(relay), target) : undefined;
  }
  const rule = ruleAgainst(viewerOf(index, viewer), node);
  const reason = rule?.condition(index, viewer, node).reason;
  return rule === relayed && !reason ? whyNotOverRelay(found, viewer, node, target) : reason;
}

/** Returns why a node isn't reached over its relay, which may not be a peer itself or may not list the address. */
function whyNotOverRelay(found: Case, viewer: Node, node: Node, target: Target): Reason | undefined {
  const relays = relaysOf(found.index, node);
  const [relay] = relays;
  if (!relay) return undefined;
  if (relays.some(({ id }) => id === viewer.id)) return { kind: 'secondAddressOnly', relay: viewer, node };
  const { peers } = found.getConfiguration(viewer);
  if (peers?.some(({ of }) => memberKey(of) === relay.id)) {
    const { address } = target;
    // The server leaves out a listed address if an ACL blocks the pair, which isn’t known here.
    return relay.relayAddresses.includes(address)
      ? { kind: 'unrouted', at: nodeMember(viewer), address }
      : { kind: 'addressNotListed', relay, node, address };
  }
  const { refused } = found.getConfiguration(relay);
  return refused
    ? refusedReason(relay, refused)
    : whyNoRoute(found, nodeMember(viewer), addressTarget(nodeMember(relay)));
}

function whyNotToClient(found: Case, at: Node, client: ExternalClient, address: string): Reason {
  const gateway = found.index.nodeById.get(client.ingressGatewayId);
  const reason = clientReason(found.index, client);
  if (reason) return reason;
  return gateway && gateway.id !== at.id
    ? whyNoRoute(found, nodeMember(at), addressTarget(nodeMember(gateway)))
    : { kind: 'unrouted', at: nodeMember(at), address };
}

/** A disabled client still has its file. */
function whyNotFromClient(index: ReachIndex, client: ExternalClient, { address }: Target): Reason {
  const reason = clientReason(index, { ...client, isEnabled: true });
  return reason ?? { kind: 'notInClientFile', client, address };
}

function withheldReason(
  index: ReachIndex,
  at: Node,
  { range, of, because }: WithheldRange,
): Reason | undefined {
  const node = index.nodeById.get(of);
  switch (because) {
    case 'clientDisabled': {
      const client = index.clients.find((candidate) => clientKey(candidate) === of);
      return client && { kind: 'clientDisabled', client };
    }
    case 'rule':
      return node && aclRule.condition(index, at, node).reason;
    case 'neverReported':
      return node && { kind: 'neverReported', node, failover: failoverFor(index, at, node) };
    case 'sharedAddress': {
      const address = addressOfHost(range);
      const holder = index.nodeByAddress.get(address);
      return holder && { kind: 'sharedAddress', at, address, holder };
    }
    default:
      return node && { kind: 'rangeWithheld', at, gateway: node, range, because };
  }
}

function refusedReason(node: Node, refused: Refused): Reason {
  return refused.kind === 'byServer'
    ? { kind: 'refused', node, message: refused.message }
    : { ...refused, node };
}
