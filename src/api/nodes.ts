import { fail, succeed, type Failure, type Result } from '../domain/failure.ts';
import { isSameNode, type Node, type NodeRef } from '../domain/node/node.ts';
import { nodeFromWire, nodesFromWire, nodeToWire } from '../domain/node/nodeWire.ts';
import { refuse } from './transport/failure.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json } from './transport/reader.ts';

export const nodesApi = (http: Http) => ({
  /** An administrator gets all nodes, everybody else those of their networks. */
  list: () => readNodes(http, { kind: 'nodes' }),

  /**
   * One node, out of the list: that call works for every role and tells a dead session apart. The read of a single node
   * answers even with an expired token, and brings peer and broker settings along that have no business here.
   */
  read: async (ref: NodeRef): Promise<Result<Node, Failure>> => {
    const nodes = await readNodes(http);
    if (!nodes.ok) return nodes;
    const node = nodes.value.find((one) => isSameNode(one, ref));
    return node ? succeed(node) : fail(refuse('The node no longer exists.'));
  },

  /** Replaces the whole node; the answer is the node as it was stored. */
  update: (node: Node) =>
    http.change(
      'put',
      '/nodes/{network}/{nodeid}',
      { path: nodePath(node), body: nodeToWire(node) },
      json(nodeFromWire),
    ),

  remove: (ref: NodeRef) =>
    http.change('delete', '/nodes/{network}/{nodeid}', { path: nodePath(ref) }, confirmation),

  /**
   * The WireGuard peers that the server tells a node at this moment. How they are read comes with the first answer: only the
   * explainer asks.
   */
  peers: (ref: NodeRef, options?: ReadOptions) =>
    http.read(
      '/nodes/{network}/{nodeid}',
      { path: nodePath(ref) },
      async (response) =>
        json((await import('../domain/reach/network/peersWire.ts')).peersFromWire)(response),
      options,
    ),

  /** The answer is the word SUCCESS, not the node. */
  approve: (ref: NodeRef) =>
    http.change('post', '/nodes/{network}/{nodeid}/approve', { path: nodePath(ref) }, confirmation),
});

export function readNodes(http: Http, options?: ReadOptions): Promise<Result<readonly Node[], Failure>> {
  return http.read('/nodes', {}, json(nodesFromWire), options);
}

export function nodePath(ref: NodeRef): { network: string; nodeid: string } {
  return { network: ref.network, nodeid: ref.id };
}
