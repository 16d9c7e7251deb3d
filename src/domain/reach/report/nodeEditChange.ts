import { withRule } from '../../acl/ruleRewrite.ts';
import { changedFields } from '../../edit/edit.ts';
import { relayedBy } from '../../node/gateways.ts';
import type { Node } from '../../node/node.ts';
import { cuttingFields } from '../../node/nodeTrial.ts';
import type { ReachSource } from '../network/reachIndex.ts';
import { withHub, withNode } from '../network/sourceChanges.ts';

type CuttingField = (typeof cuttingFields)[number];
type GatewayField = 'isEgressGateway' | 'egressNat' | 'isRelay';

/** The fields of a node that an edit changes, with their new values. */
export type NodeEditChange = {
  readonly kind: 'editNode';
  readonly nodeId: string;
  readonly fields: Partial<Pick<Node, CuttingField | GatewayField>>;
};

/** Returns the effect of an edit on reachability, or undefined if it can’t have any. */
export function nodeEditChange(before: Node, after: Node): NodeEditChange | undefined {
  const changed = changedFields<Node, CuttingField>({ before, after }, cuttingFields);
  if (changed.length === 0) return undefined;
  return {
    kind: 'editNode',
    nodeId: before.id,
    fields: Object.fromEntries(changed.map((field) => [field, after[field]])),
  };
}

export function editOnlyRemoves({ fields }: NodeEditChange): boolean {
  return Object.keys(fields).length === 1 && fields.isConnected === false;
}

/** Applies an edit, and what the server changes together with it. */
export function withNodeEdit(source: ReachSource, { nodeId, fields }: NodeEditChange): ReachSource {
  const node = source.nodes.find(({ id }) => id === nodeId);
  if (!node) return source;
  const { isHub = false, relayAddresses = [] } = fields;
  const acl = source.acls.get(node.network);
  const acls =
    'defaultAcl' in fields && acl
      ? new Map(source.acls).set(node.network, withRule(acl, node, fields.defaultAcl, source.nodes))
      : source.acls;
  const moved = isHub ? withHub(source, node) : source;
  // The server ignores server nodes. If the new list is empty, the nodes stay marked as relayed.
  const relayed = relayAddresses.length > 0 ? withRelayed(moved, node, relayAddresses) : moved;
  return withNode({ ...relayed, acls }, nodeId, fields);
}

function withRelayed(source: ReachSource, relay: Node, relayAddresses: readonly string[]): ReachSource {
  const peers = source.nodes.filter(({ network, isServer }) => network === relay.network && !isServer);
  const [old, wanted] = [relay, { ...relay, relayAddresses }].map((each) => new Set(relayedBy(each, peers)));
  const nodes = source.nodes.map((node) =>
    wanted?.has(node) || old?.has(node) ? { ...node, isRelayed: wanted?.has(node) ?? false } : node,
  );
  return { ...source, nodes };
}
