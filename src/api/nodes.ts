import { fail, succeed, type Failure, type Result } from '../domain/failure.ts';
import { isSameNode, type Node, type NodeRef } from '../domain/node/node.ts';
import { nodeFromWire, nodesFromWire, nodeToWire } from '../domain/node/nodeWire.ts';
import { rejection } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const nodesApi = (http: Http) => ({
  /** Administrators get all nodes, other users those of their networks. */
  list: () => readNodes(http, { kind: 'nodes' }),

  /**
   * Reads the list, which works for every role and fails when the session has ended. The call for a single node accepts
   * an expired token and returns peers and broker settings as well.
   */
  read: async (ref: NodeRef): Promise<Result<Node, Failure>> => {
    const nodes = await readNodes(http);
    if (!nodes.ok) return nodes;
    const node = nodes.value.find((candidate) => isSameNode(candidate, ref));
    return node ? succeed(node) : fail(rejection('The node no longer exists.'));
  },

  /** Replaces the whole node and returns the stored node. */
  update: (node: Node) =>
    http.change(
      'put',
      '/nodes/{network}/{nodeid}',
      { path: nodePath(node), body: nodeToWire(node) },
      json(nodeFromWire),
    ),

  remove: (ref: NodeRef) =>
    http.change('delete', '/nodes/{network}/{nodeid}', { path: nodePath(ref) }, confirmation),

  /** The WireGuard peers that the server currently sends a node. Only the explainer needs them, so it loads the parser. */
  peers: (ref: NodeRef, options?: ReadOptions) =>
    http.read(
      '/nodes/{network}/{nodeid}',
      { path: nodePath(ref) },
      async (response) =>
        json((await import('../domain/reach/network/peersWire.ts')).peersFromWire)(response),
      options,
    ),

  approve: (ref: NodeRef) =>
    http.change('post', '/nodes/{network}/{nodeid}/approve', { path: nodePath(ref) }, confirmation),
});

export function readNodes(http: Http, options?: ReadOptions): Promise<Result<readonly Node[], Failure>> {
  return http.read('/nodes', {}, json(nodesFromWire), options);
}

export function nodePath(ref: NodeRef): { network: string; nodeid: string } {
  return { network: ref.network, nodeid: ref.id };
}
