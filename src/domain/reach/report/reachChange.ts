import { withPairsSet, type AclMatrix } from '../../acl/aclMatrix.ts';
import { clientKey } from '../../externalClient/externalClient.ts';
import { relayedBy, type GatewayRole } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import type { ReachSource } from '../network/reachIndex.ts';
import { withClient, withHub, withNode } from '../network/sourceChanges.ts';
import { editOnlyRemoves, withNodeEdit, type NodeEditChange } from './nodeEditChange.ts';

/** A change whose effect on reachability is predicted. */
export type ReachChange =
  | { readonly kind: 'rules'; readonly acl: AclMatrix }
  /** Rules of pairs, in both directions, on top of those that are loaded. */
  | {
      readonly kind: 'pairs';
      readonly pairs: readonly (readonly [string, string])[];
      readonly isAllowed: boolean;
    }
  | { readonly kind: 'role'; readonly nodeId: string; readonly role: GatewayRole; readonly isOn: boolean }
  | { readonly kind: 'removeNodes'; readonly nodeIds: readonly string[] }
  | { readonly kind: 'connect' | 'disconnect'; readonly nodeId: string }
  | NodeEditChange
  | { readonly kind: 'enableClient'; readonly key: string; readonly isEnabled: boolean }
  | { readonly kind: 'removeClient'; readonly key: string }
  | { readonly kind: 'several'; readonly changes: readonly ReachChange[] }
  /** A node goes down. The server keeps sending the same peers. */
  | { readonly kind: 'failure'; readonly nodeId: string };

export type ChangeIn = { readonly netid: string; readonly change: ReachChange };

/** Whether a change can’t connect anything that wasn’t connected before. */
export function onlyRemoves(change: ReachChange): boolean {
  switch (change.kind) {
    case 'removeNodes':
    case 'removeClient':
    case 'disconnect':
      return true;
    case 'enableClient':
      return !change.isEnabled;
    case 'pairs':
      return !change.isAllowed;
    case 'role':
      return !change.isOn && change.role !== 'relay';
    case 'several':
      return change.changes.every(onlyRemoves);
    case 'editNode':
      return editOnlyRemoves(change);
    case 'rules':
    case 'connect':
    case 'failure':
      return false;
  }
}

export function withChange(source: ReachSource, netid: string, change: ReachChange): ReachSource {
  switch (change.kind) {
    case 'rules':
      return { ...source, acls: new Map(source.acls).set(netid, change.acl) };
    case 'pairs':
      return withPairRules(source, netid, change);
    case 'role':
      return withRole(source, change);
    case 'removeNodes': {
      // The server also deletes the clients of a node. Nodes that it relays stay marked as relayed, without a relay.
      const removed = new Set(change.nodeIds);
      return {
        ...source,
        nodes: source.nodes.filter(({ id }) => !removed.has(id)),
        clients: source.clients.filter(({ ingressGatewayId }) => !removed.has(ingressGatewayId)),
      };
    }
    case 'connect':
    case 'disconnect':
      return withNode(source, change.nodeId, { isConnected: change.kind === 'connect' });
    case 'editNode':
      return withNodeEdit(source, change);
    case 'enableClient':
      return withClient(source, change.key, { isEnabled: change.isEnabled });
    case 'removeClient':
      return { ...source, clients: source.clients.filter((client) => clientKey(client) !== change.key) };
    case 'several':
      return change.changes.reduce((changed, each) => withChange(changed, netid, each), source);
    case 'failure':
      return source;
  }
}

function withPairRules(
  source: ReachSource,
  netid: string,
  { pairs, isAllowed }: Extract<ReachChange, { kind: 'pairs' }>,
): ReachSource {
  const acl = source.acls.get(netid);
  if (!acl) return source;
  const known = pairs.filter((pair) => pair.every((id) => acl.indexOf.has(id)));
  return { ...source, acls: new Map(source.acls).set(netid, withPairsSet(acl, known, isAllowed)) };
}

function withRole(
  source: ReachSource,
  { nodeId, role, isOn }: Extract<ReachChange, { kind: 'role' }>,
): ReachSource {
  const node = source.nodes.find(({ id }) => id === nodeId);
  if (!node) return source;
  switch (role) {
    case 'egress':
      return isOn ? source : withNode(source, nodeId, { isEgressGateway: false, egressRanges: [] });
    case 'relay':
      return isOn ? source : withoutRelay(source, node);
    case 'hub':
      return withHub(source, node);
    case 'ingress':
    case 'failover': {
      if (isOn) {
        const isFailover = role === 'failover' || node.isFailover;
        return withNode(source, nodeId, { isIngressGateway: true, isFailover });
      }
      // The server removes both roles together, and the clients with them.
      const clients = source.clients.filter(({ ingressGatewayId }) => ingressGatewayId !== nodeId);
      const others = withNode({ ...source, clients }, nodeId, { isIngressGateway: false, isFailover: false });
      // It also deletes the commands of an egress gateway, which no longer forwards then.
      return withNode(others, nodeId, { isEgressGateway: false, egressRanges: [] });
    }
  }
}

function withoutRelay(source: ReachSource, relay: Node): ReachSource {
  const listed = new Set(relayedBy(relay, source.nodes));
  const nodes = source.nodes.map((node) => (listed.has(node) ? { ...node, isRelayed: false } : node));
  return withNode({ ...source, nodes }, relay.id, { isRelay: false, relayAddresses: [] });
}
