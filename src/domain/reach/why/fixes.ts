import type { Action } from '../../actions/action.ts';
import { withPairAllowed } from '../../acl/aclMatrix.ts';
import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import { refOf, type Node } from '../../node/node.ts';
import type { NodeField } from '../../node/nodeForm.ts';
import { paths } from '../../paths.ts';
import { addressesOf } from '../network/member.ts';
import { nodesOf, reachIndex, type ReachIndex, type ReachSource } from '../network/reachIndex.ts';
import { withClient, withHub, withNode } from '../network/sourceChanges.ts';
import type { Reason } from './reason.ts';
import { verdictOf, type Question } from './verdict.ts';

/** A change that removes a reason. */
export type Fix = Step & {
  readonly label: string;
  /** The form with the field, where one call isn't enough. */
  readonly href?: string | undefined;
  readonly changed: (source: ReachSource) => ReachSource;
};

type Step =
  | { readonly kind: 'allowPair'; readonly one: Node; readonly other: Node }
  | { readonly kind: 'connect'; readonly node: Node }
  | { readonly kind: 'enableClient'; readonly client: ExternalClient }
  | { readonly kind: 'relay' | 'localAddress' | 'hub' | 'ingress' | 'egress' | 'failover' };

/** What makes a fix with one call. The others are links. */
export function fixAction(fix: Fix): Action | undefined {
  switch (fix.kind) {
    case 'allowPair':
      return { kind: 'allowPair', one: refOf(fix.one), other: refOf(fix.other) };
    case 'connect':
      return { kind: 'connectNode', node: refOf(fix.node) };
    case 'enableClient': {
      const { network, clientId } = fix.client;
      return { kind: 'enableClient', client: { network, clientId } };
    }
    default:
      return undefined;
  }
}

const maxFixes = 2;

/** Returns one or two changes after which packets and replies arrive; empty if two aren't enough. */
export function fixesOf(index: ReachIndex, question: Question): readonly Fix[] {
  const found: Fix[] = [];
  // The server's responses don't include the changes.
  const { from, to, now } = question;
  let source: ReachSource = index;
  let reason = verdictOf(index, { from, to, now }).reason;
  while (reason) {
    const fix = fixOf(reachIndex(source), reason);
    if (!fix || found.length === maxFixes) return [];
    found.push(fix);
    source = fix.changed(source);
    const next = verdictOf(reachIndex(source), { from: moved(source, from), to: moved(source, to), now });
    if (next.kind === 'reaches') return found;
    reason = next.reason;
  }
  return [];
}

function fixOf(index: ReachIndex, reason: Reason): Fix | undefined {
  switch (reason.kind) {
    case 'rule':
      return allowPair(index, reason.one, reason.other);
    case 'disconnected': {
      const { node } = reason;
      const changed = withChange(node, { isConnected: true });
      return { kind: 'connect', node, label: `Connect ${node.name}`, changed };
    }
    case 'clientDisabled': {
      const { client } = reason;
      const changed = (source: ReachSource) => withClient(source, clientKey(client), { isEnabled: true });
      return { kind: 'enableClient', client, label: `Enable ${client.clientId}`, changed };
    }
    case 'noRelay': {
      const { node } = reason;
      const relay = relayFor(index, node);
      return relay && listAddresses(relay, node, `Relay ${node.name} through ${relay.name}`);
    }
    case 'secondAddressOnly':
    case 'addressNotListed': {
      const { relay, node } = reason;
      return listAddresses(relay, node, `List all of ${node.name}’s addresses on ${relay.name}`);
    }
    case 'sameEndpoint':
      return {
        kind: 'localAddress',
        label: `Set a local address for ${reason.of.name}`,
        href: editField(reason.of, 'localAddress'),
        changed: (source) => withNode(source, reason.of.id, { localAddress: freeLocalAddress(source) }),
      };
    case 'notTheHub': {
      const { other: node } = reason;
      return {
        kind: 'hub',
        label: `Make ${node.name} the hub`,
        href: paths.node(node),
        changed: (source) => withHub(source, node),
      };
    }
    case 'noGateway': {
      const { gateway } = reason;
      const changes = { isIngressGateway: true };
      return gateway && changeNode('ingress', gateway, changes, `Make ${gateway.name} an ingress gateway`);
    }
    case 'noNat': {
      const label = `Recreate the egress gateway on ${reason.gateway.name} with NAT`;
      return changeNode('egress', reason.gateway, { egressNat: true }, label);
    }
    case 'failover': {
      // A node that takes over for others must be an ingress gateway and a failover node.
      const { failover } = reason;
      if (!failover || (failover.isFailover && failover.isIngressGateway)) return undefined;
      const label = `Make ${failover.name} an ingress gateway and a failover node`;
      return changeNode('failover', failover, { isIngressGateway: true, isFailover: true }, label);
    }
    default:
      return undefined;
  }
}

function allowPair({ acls }: ReachIndex, one: Node, other: Node): Fix {
  const rows = acls.get(one.network)?.indexOf;
  // Only the server can add a missing row of a node.
  const isOneStep = rows !== undefined && rows.has(one.id) && rows.has(other.id);
  return {
    kind: 'allowPair',
    one,
    other,
    label: `Allow ${one.name} and ${other.name}`,
    href: isOneStep ? undefined : paths.nodeAcls(one),
    changed: (source) => {
      const acl = source.acls.get(one.network);
      if (!acl) return source;
      const allowed = withPairAllowed(acl, one.id, other.id);
      return { ...source, acls: new Map(source.acls).set(one.network, allowed) };
    },
  };
}

function changeNode(
  kind: 'ingress' | 'egress' | 'failover',
  node: Node,
  changes: Partial<Node>,
  label: string,
): Fix {
  return { kind, label, href: paths.node(node), changed: withChange(node, changes) };
}

function withChange({ id }: Node, changes: Partial<Node>) {
  return (source: ReachSource) => withNode(source, id, changes);
}

function editField(node: Node, field: NodeField): string {
  return paths.editNodeField(node, field);
}

/** Lists both addresses, as the console's own form does. */
function listAddresses(relay: Node, node: Node, label: string): Fix {
  const relayAddresses = [...new Set([...relay.relayAddresses, ...addressesOf(node)])];
  return {
    kind: 'relay',
    label,
    href: relay.isRelay ? editField(relay, 'relayAddresses') : paths.createRelay(relay),
    changed: (source) =>
      withNode(withNode(source, relay.id, { isRelay: true, relayAddresses }), node.id, { isRelayed: true }),
  };
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

/** Returns an unused address, so that two nodes behind one router differ. */
function freeLocalAddress({ nodes }: ReachSource): string {
  const taken = new Set(nodes.map(({ localAddress }) => localAddress));
  let last = 1;
  while (taken.has(`192.0.2.${last}`)) last += 1;
  return `192.0.2.${last}`;
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
