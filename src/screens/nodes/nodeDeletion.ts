import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { groupBy } from '../../domain/groupBy.ts';
import { type GatewayPeer, rolesOf, relayedBy } from '../../domain/node/gateways.ts';
import type { Node } from '../../domain/node/node.ts';
import { canDeleteNode, type Viewer } from '../../domain/session/permissions.ts';
import type { Deletion } from '../shared/deletion.ts';

export type DeletionContext = {
  readonly viewer: Viewer;
  readonly nodes: readonly GatewayPeer[];
  /** Undefined when this viewer can’t see clients. */
  readonly clients: ClientsByGateway | undefined;
};

/** The server deletes a gateway’s clients together with it. */
export type ClientsByGateway = ReadonlyMap<string, readonly ExternalClient[]>;

export function clientsByGateway(clients: readonly ExternalClient[]): ClientsByGateway {
  return groupBy(clients, ({ ingressGatewayId }) => ingressGatewayId);
}

export function nodeDeletion(node: Node, context: DeletionContext): Deletion {
  const reason = deletionObstacle(context.viewer, node);
  if (reason !== undefined) return { isPossible: false, reason };
  const consequences = deletionConsequences(node, context);
  return { isPossible: true, consequences, ...(consequences.length > 0 && { typeToConfirm: node.name }) };
}

export function deletionObstacle(viewer: Viewer, node: Node): string | undefined {
  if (canDeleteNode(viewer, node)) return undefined;
  return node.isServer
    ? 'The server’s own node can’t be deleted'
    : `Only administrators of ${node.network} can do this`;
}

export function deletionConsequences(
  node: Node,
  { nodes, clients }: Pick<DeletionContext, 'nodes' | 'clients'>,
): readonly Consequence[] {
  const attached = clients?.get(node.id) ?? [];
  const areUnknown = !clients && node.isIngressGateway;
  const counts = [
    { label: 'Roles removed', value: rolesOf(node).length },
    { label: 'External clients deleted', value: areUnknown ? 'all' : attached.length },
    { label: 'Enabled clients deleted', value: attached.filter((client) => client.isEnabled).length },
    { label: 'Nodes that will lose their relay', value: new Set(relayedBy(node, nodes)).size },
  ];
  return counts.filter(({ value }) => value !== 0);
}
