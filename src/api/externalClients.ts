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
  /** For administrators: everybody else is refused. Without a kind no refresh takes this read over. */
  list: (options: ReadOptions = { kind: 'externalClients' }) =>
    http.read('/extclients', {}, json(externalClientsFromWire), options),

  /** Those of one network, for its administrators. */
  listOf: (network: string) =>
    http.read('/extclients/{network}', { path: { network } }, json(externalClientsFromWire)),

  /** One client as it is now, for the network's administrators; see `isNoSuchRecord` for when there is none. */
  read: (ref: ExternalClientRef) =>
    http.read(
      '/extclients/{network}/{id}',
      { path: { network: ref.network, id: ref.clientId } },
      json((wire) => externalClientFromWire(wire)),
    ),

  /**
   * Succeeds when the network has a client of this id, and fails by `isNoSuchRecord` when it has none: the one way for a
   * user below network administrator to tell. The answer holds that client's private key, so its body is never read.
   */
  probe: (ref: ExternalClientRef) =>
    http.read(
      '/extclients/{network}/{clientid}/{type}',
      { path: { network: ref.network, clientid: ref.clientId, type: 'file' } },
      unread,
    ),

  /**
   * The answer is empty: the new client, and the name the server gives it where none is asked for, show in the list only.
   * An id that is in use already would overwrite that client: ask before.
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

  /** Renames, enables or disables. An id that is in use already would overwrite that client: ask before. */
  update: (ref: ExternalClientRef, change: Pick<ExternalClient, 'clientId' | 'isEnabled'>) =>
    http.change(
      'put',
      '/extclients/{network}/{id}',
      { path: { network: ref.network, id: ref.clientId }, body: externalClientToWire(change) },
      json(externalClientFromWire),
    ),

  remove: (ref: ExternalClientRef) =>
    http.change(
      'delete',
      '/extclients/{network}/{id}',
      { path: { network: ref.network, id: ref.clientId } },
      confirmation,
    ),

  /** The client's WireGuard configuration, private key included: hand it on, never keep it. */
  config: (ref: ExternalClientRef) =>
    http.read(
      '/extclients/{network}/{clientid}/{type}',
      { path: { network: ref.network, clientid: ref.clientId, type: 'file' } },
      text,
    ),
});
