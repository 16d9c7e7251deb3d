import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { type GatewayPeer, rolesOf, relayedBy } from '../../domain/node/gateways.ts';
import type { Node } from '../../domain/node/node.ts';
import { canDeleteNode, type Viewer } from '../../domain/session/permissions.ts';

export type NodeDeletion =
  | {
      readonly isPossible: true;
      readonly reason?: undefined;
      readonly consequences: readonly Consequence[];
      readonly typeToConfirm?: string;
    }
  | { readonly isPossible: false; readonly reason: string };

export type DeletionContext = {
  readonly viewer: Viewer;
  readonly nodes: readonly GatewayPeer[];
  /** Undefined when this viewer can’t see clients. */
  readonly clients: ClientsByGateway | undefined;
};

/** The server deletes a gateway’s clients together with it. */
export type ClientsByGateway = ReadonlyMap<string, readonly ExternalClient[]>;

export function clientsByGateway(clients: readonly ExternalClient[]): ClientsByGateway {
  const byGateway = new Map<string, ExternalClient[]>();
  for (const client of clients) {
    const attached = byGateway.get(client.ingressGatewayId);
    if (attached) attached.push(client);
    else byGateway.set(client.ingressGatewayId, [client]);
  }
  return byGateway;
}

export function nodeDeletion(node: Node, context: DeletionContext): NodeDeletion {
  return canDeleteNode(context.viewer, node)
    ? possible([node], node.name, context)
    : { isPossible: false, reason: refusal(node) };
}

function possible(nodes: readonly Node[], typed: string, context: DeletionContext): NodeDeletion {
  const consequences = consequencesOf(nodes, context);
  return { isPossible: true, consequences, ...(consequences.length > 0 && { typeToConfirm: typed }) };
}

function refusal(node: Node): string {
  return node.isServer
    ? 'The server’s own node can’t be deleted'
    : `Only administrators of ${node.network} can do this`;
}

function consequencesOf(
  deleted: readonly Node[],
  { nodes, clients }: DeletionContext,
): readonly Consequence[] {
  const attached = deleted.flatMap((node) => clients?.get(node.id) ?? []);
  const areUnknown = !clients && deleted.some((node) => node.isIngressGateway);
  const relayed = new Set(deleted.flatMap((node) => relayedBy(node, nodes)));
  const counts = [
    { label: 'Gateway roles removed', value: sum(deleted, (node) => rolesOf(node).length) },
    { label: 'External clients deleted', value: areUnknown ? 'all' : attached.length },
    { label: 'Of these, enabled', value: attached.filter((client) => client.isEnabled).length },
    { label: 'Nodes that lose their relay', value: relayed.size },
  ];
  return counts.filter(({ value }) => value !== 0);
}

function sum(nodes: readonly Node[], count: (node: Node) => number): number {
  return nodes.reduce((total, node) => total + count(node), 0);
}
