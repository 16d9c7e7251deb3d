import type { ExternalClient, ExternalClientRef } from '../domain/externalClient/externalClient.ts';
import {
  externalClientFromWire,
  externalClientsFromWire,
  externalClientToWire,
} from '../domain/externalClient/externalClientWire.ts';
import type { NodeRef } from '../domain/node/node.ts';
import type { Http, ReadOptions } from './transport/http.ts';
import { confirmation, json, text, unread } from './transport/reader.ts';

export const externalClientsApi = (http: Http) => ({
  /** For administrators. Pass options without a kind for a read that no refresh supersedes. */
  list: (options: ReadOptions = { kind: 'externalClients' }) =>
    http.read('/extclients', {}, json(externalClientsFromWire), options),

  /** The clients of a network, for its administrators. */
  listOf: (network: string) =>
    http.read('/extclients/{network}', { path: { network } }, json(externalClientsFromWire)),

  /** For the network’s administrators. A missing client fails with `isNoSuchRecord`. */
  read: (ref: ExternalClientRef) =>
    http.read('/extclients/{network}/{id}', { path: clientPath(ref) }, json(externalClientFromWire)),

  /**
   * Checks whether a network has a client with this ID, and fails with `isNoSuchRecord` if it doesn’t. Users who aren’t
   * administrators have no other call for it. The body is never read, because it contains the client’s private key.
   */
  probe: (ref: ExternalClientRef) =>
    http.read('/extclients/{network}/{clientid}/{type}', { path: filePath(ref) }, unread),

  /**
   * The response is empty, so only the list shows the new client and a generated ID. An ID that is already in use
   * overwrites that client, so check first.
   */
  create: (gateway: NodeRef, clientId = '') =>
    http.change(
      'post',
      '/extclients/{network}/{id}',
      {
        path: { network: gateway.network, id: gateway.id },
        body: clientId === '' ? {} : { clientid: clientId },
      },
      confirmation,
    ),

  /** An ID that is already in use overwrites that client, so check first. */
  update: (ref: ExternalClientRef, change: Pick<ExternalClient, 'clientId' | 'isEnabled'>) =>
    http.change(
      'put',
      '/extclients/{network}/{id}',
      { path: clientPath(ref), body: externalClientToWire(change) },
      json(externalClientFromWire),
    ),

  remove: (ref: ExternalClientRef) =>
    http.change('delete', '/extclients/{network}/{id}', { path: clientPath(ref) }, confirmation),

  /** The client’s WireGuard configuration. It contains the private key, so never store it. */
  config: (ref: ExternalClientRef) =>
    http.read('/extclients/{network}/{clientid}/{type}', { path: filePath(ref) }, text),
});

function clientPath({ network, clientId }: ExternalClientRef) {
  return { network, id: clientId };
}

function filePath({ network, clientId }: ExternalClientRef) {
  return { network, clientid: clientId, type: 'file' } as const;
}
