import { metricsFromWire, nodeMetricsFromWire } from '../domain/metrics/metricsWire.ts';
import type { NodeRef } from '../domain/node/node.ts';
import type { Http, Watched } from './http.ts';
import { nodePath } from './nodes.ts';
import { json } from './reader.ts';

/** A later look at metrics replaces the earlier one, whatever part of the server either is about. */
const kind = 'metrics';

/** For administrators of an enterprise server; others do not have these calls (404). */
export const metricsApi = (http: Http) => ({
  ofAllNetworks: (options: Watched = {}) =>
    http.read((client, init) => client.GET('/metrics', init), json(metricsFromWire), { kind, ...options }),

  ofNetwork: (network: string, options: Watched = {}) =>
    http.read(
      (client, init) => client.GET('/metrics/{network}', { ...init, params: { path: { network } } }),
      json(metricsFromWire),
      { kind, ...options },
    ),

  ofNode: (ref: NodeRef, options: Watched = {}) =>
    http.read(
      (client, init) =>
        client.GET('/metrics/{network}/{nodeid}', { ...init, params: { path: nodePath(ref) } }),
      json((wire) => nodeMetricsFromWire(wire, ref.id)),
      { kind, ...options },
    ),
});
