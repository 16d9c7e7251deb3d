import type { NodeRef } from '../domain/node/node.ts';
import { egressToWire, nodeFromWire } from '../domain/node/nodeWire.ts';
import type { EgressDraft } from '../domain/node/roleForms.ts';
import type { Http } from './transport/http.ts';
import { nodePath } from './nodes.ts';
import { json } from './transport/reader.ts';

const node = json(nodeFromWire);

/**
 * Each call returns the node alone. Relayed nodes and the clients of an ingress gateway change too and have to be read
 * again.
 */
export const gatewaysApi = (http: Http) => ({
  createEgress: (ref: NodeRef, egress: EgressDraft) =>
    http.change(
      'post',
      '/nodes/{network}/{nodeid}/creategateway',
      { path: nodePath(ref), body: egressToWire(egress) },
      node,
    ),

  removeEgress: (ref: NodeRef) =>
    http.change('delete', '/nodes/{network}/{nodeid}/deletegateway', { path: nodePath(ref) }, node),

  /** `isFailover` works on enterprise servers only. */
  createIngress: (ref: NodeRef, { isFailover = false }: { readonly isFailover?: boolean } = {}) =>
    http.change(
      'post',
      '/nodes/{network}/{nodeid}/createingress',
      { path: nodePath(ref), body: { failover: isFailover } },
      node,
    ),

  /** Deletes the gateway's external clients. */
  removeIngress: (ref: NodeRef) =>
    http.change('delete', '/nodes/{network}/{nodeid}/deleteingress', { path: nodePath(ref) }, node),

  /** `addresses` are those of the relayed nodes. The server needs at least one. */
  createRelay: (ref: NodeRef, addresses: readonly string[]) =>
    http.change(
      'post',
      '/nodes/{network}/{nodeid}/createrelay',
      { path: nodePath(ref), body: { relayaddrs: [...addresses] } },
      node,
    ),

  removeRelay: (ref: NodeRef) =>
    http.change('delete', '/nodes/{network}/{nodeid}/deleterelay', { path: nodePath(ref) }, node),
});
