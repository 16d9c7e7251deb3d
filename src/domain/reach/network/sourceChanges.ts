import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import type { Node } from '../../node/node.ts';
import type { ReachSource } from './reachIndex.ts';

export function withNode(source: ReachSource, id: string, changes: Partial<Node>): ReachSource {
  const nodes = source.nodes.map((node) => (node.id === id ? { ...node, ...changes } : node));
  return { ...source, nodes };
}

export function withClient(source: ReachSource, key: string, changes: Partial<ExternalClient>): ReachSource {
  const clients = source.clients.map((client) =>
    clientKey(client) === key ? { ...client, ...changes } : client,
  );
  return { ...source, clients };
}

/** A network has one hub, so the one before loses the role. */
export function withHub(source: ReachSource, { id, network }: Pick<Node, 'id' | 'network'>): ReachSource {
  const nodes = source.nodes.map((node) =>
    node.network === network ? { ...node, isHub: node.id === id } : node,
  );
  return { ...source, nodes };
}
