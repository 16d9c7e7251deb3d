import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import { rolesOf } from '../../domain/node/gateways.ts';
import type { Node } from '../../domain/node/node.ts';
import { canDeleteNode, type Viewer } from '../../domain/session/permissions.ts';

/** What deleting takes along, in counts, or why it is not possible. */
export type NodeDeletion =
  | {
      readonly isPossible: true;
      readonly consequences: readonly Consequence[];
      readonly typeToConfirm?: string;
    }
  | { readonly isPossible: false; readonly reason: string };

export type Consequence = { readonly label: string; readonly value: number };

/** A client needs its gateway: the server deletes both together (observed). */
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

/** For the question before a node is deleted; its name is to be typed when gateways or clients go with it. */
export function nodeDeletion(node: Node, clients: ClientsByGateway, viewer: Viewer): NodeDeletion {
  if (!canDeleteNode(viewer, node)) return { isPossible: false, reason: refusal(node) };
  const consequences = consequencesOf([node], clients);
  return {
    isPossible: true,
    consequences,
    ...(consequences.length > 0 && { typeToConfirm: node.name }),
  };
}

/** For several at once: those that cannot be deleted stay, and a word stands for all the names. */
export function bulkDeletion(
  nodes: readonly Node[],
  clients: ClientsByGateway,
  viewer: Viewer,
): NodeDeletion & { readonly nodes: readonly Node[] } {
  const deletable = nodes.filter((node) => canDeleteNode(viewer, node));
  const [first] = nodes;
  if (deletable.length === 0) {
    return { isPossible: false, reason: first ? refusal(first) : 'No node is selected', nodes: deletable };
  }
  const consequences = consequencesOf(deletable, clients);
  return {
    isPossible: true,
    consequences,
    ...(consequences.length > 0 && { typeToConfirm: 'delete' }),
    nodes: deletable,
  };
}

function refusal(node: Node): string {
  return node.isServer
    ? 'The server’s own node cannot be deleted'
    : `Available to administrators of ${node.network}`;
}

/** Nothing for plain nodes. */
function consequencesOf(nodes: readonly Node[], clients: ClientsByGateway): readonly Consequence[] {
  const attached = nodes.flatMap((node) => clients.get(node.id) ?? []);
  const counts = [
    { label: 'Gateway roles removed', value: sum(nodes, (node) => rolesOf(node).length) },
    { label: 'External clients deleted', value: attached.length },
    { label: 'Of these, enabled', value: attached.filter((client) => client.isEnabled).length },
    { label: 'Nodes that lose their relay', value: sum(nodes, (node) => node.relayAddresses.length) },
  ];
  return counts.filter(({ value }) => value > 0);
}

function sum(nodes: readonly Node[], count: (node: Node) => number): number {
  return nodes.reduce((total, node) => total + count(node), 0);
}
