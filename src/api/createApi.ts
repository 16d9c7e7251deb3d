import type { NewAccessKey } from '../domain/accessKey/accessKey.ts';
import { accessKeyFromWire, accessKeysFromWire } from '../domain/accessKey/accessKeyWire.ts';
import { metricsFromWire, nodeMetricsFromWire } from '../domain/metrics/metricsWire.ts';
import type { NodeRef } from '../domain/node/node.ts';
import { userGroupsFromWire } from '../domain/user/userWire.ts';
import { aclsApi } from './acls.ts';
import type { AclWork } from './aclWork.ts';
import { dnsApi } from './dns.ts';
import { externalClientsApi } from './externalClients.ts';
import { gatewaysApi } from './gateways.ts';
import type { Http, ReadOptions, Watched } from './http.ts';
import { networksApi } from './networks.ts';
import { networkUsersApi } from './networkUsers.ts';
import { nodesApi, nodePath } from './nodes.ts';
import { confirmation, json } from './reader.ts';
import { serverApi } from './server.ts';
import { sessionsApi } from './sessions.ts';
import { usersApi } from './users.ts';

/** All calls to one server, one property per resource. Every call resolves to a Result; none throws. */
export type Api = ReturnType<typeof createApi>;

export function createApi(http: Http, baseUrl: string, aclWork: AclWork) {
  return {
    sessions: sessionsApi(http, baseUrl),
    users: usersApi(http),
    networks: networksApi(http),
    accessKeys: accessKeysApi(http),
    dns: dnsApi(http),
    acls: aclsApi(http, aclWork),
    nodes: nodesApi(http),
    gateways: gatewaysApi(http),
    externalClients: externalClientsApi(http),
    server: serverApi(http),
    metrics: metricsApi(http),
    userGroups: userGroupsApi(http),
    networkUsers: networkUsersApi(http),
  };
}

/** Groups are bare names. The server lets the wildcard `*` and unknown names be deleted too. */
const userGroupsApi = (http: Http) => ({
  list: () =>
    http.read((client, init) => client.GET('/usergroups', init), json(userGroupsFromWire), {
      kind: 'userGroups',
    }),

  create: (usergroup: string) =>
    http.change(
      (client, init) => client.POST('/usergroups/{usergroup}', { ...init, params: { path: { usergroup } } }),
      confirmation,
    ),

  remove: (usergroup: string) =>
    http.change(
      (client, init) =>
        client.DELETE('/usergroups/{usergroup}', { ...init, params: { path: { usergroup } } }),
      confirmation,
    ),
});

/** A later look at metrics replaces the earlier one, whatever part of the server either is about. */
const kind = 'metrics';

/** For administrators of an enterprise server; others do not have these calls (404). */
const metricsApi = (http: Http) => ({
  ofAllNetworks: (options: Watched = {}) =>
    http.read((client, init) => client.GET('/metrics', init), json(metricsFromWire), { kind, ...options }),

  ofNetwork: (network: string, options: Watched = {}) =>
    http.read(
      (client, init) => client.GET('/metrics/{network}', { ...init, params: { path: { network } } }),
      json(metricsFromWire),
      { kind, ...options },
    ),

  ofNode: (ref: NodeRef, options: ReadOptions = {}) =>
    http.read(
      (client, init) =>
        client.GET('/metrics/{network}/{nodeid}', { ...init, params: { path: nodePath(ref) } }),
      json((wire) => nodeMetricsFromWire(wire, ref.id)),
      { kind, ...options },
    ),
});

const accessKeysApi = (http: Http) => ({
  list: (netid: string) =>
    http.read(
      (client, init) => client.GET('/networks/{netid}/keys', { ...init, params: { path: { netid } } }),
      json(accessKeysFromWire),
      { kind: 'accessKeys' },
    ),

  /** This answer alone shows the key in clear when the server hides keys. */
  create: (netid: string, key: NewAccessKey) =>
    http.change(
      (client, init) =>
        client.POST('/networks/{netid}/keys', {
          ...init,
          params: { path: { netid } },
          body: { name: key.name, uses: key.uses },
        }),
      json(accessKeyFromWire),
    ),

  remove: (netid: string, name: string) =>
    http.change(
      (client, init) =>
        client.DELETE('/networks/{netid}/keys/{name}', { ...init, params: { path: { netid, name } } }),
      confirmation,
    ),
});
