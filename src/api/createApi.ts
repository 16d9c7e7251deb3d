import type { NewAccessKey } from '../domain/accessKey/accessKey.ts';
import { accessKeyFromWire, accessKeysFromWire } from '../domain/accessKey/accessKeyWire.ts';
import { dnsEntriesFromWire } from '../domain/dns/dnsWire.ts';
import { parseLogInSlices, type LogLine } from '../domain/log/logLine.ts';
import { metricsFromWire, nodeMetricsFromWire } from '../domain/metrics/metricsWire.ts';
import type { NodeRef } from '../domain/node/node.ts';
import { serverConfigFromWire } from '../domain/server/serverConfigWire.ts';
import { userGroupsFromWire } from '../domain/user/userWire.ts';
import { aclsApi } from './acls.ts';
import { dnsApi } from './dns.ts';
import { externalClientsApi } from './externalClients.ts';
import { gatewaysApi } from './gateways.ts';
import type { Http, ReadOptions, Watched } from './transport/http.ts';
import { networksApi } from './networks.ts';
import { networkUsersApi } from './networkUsers.ts';
import { nodesApi, nodePath } from './nodes.ts';
import { confirmation, json, longJson, text, type Reader } from './transport/reader.ts';
import { usersApi } from './users.ts';
import type { AclWork, StreamParsers } from './work.ts';

/** Every call resolves to a Result and none throws. The calls of the login page are in `sessionsApi`. */
export function createApi(http: Http, work: AclWork & StreamParsers) {
  return {
    users: usersApi(http),
    networks: networksApi(http),
    accessKeys: accessKeysApi(http),
    dns: dnsApi(http),
    acls: aclsApi(http, work),
    nodes: nodesApi(http),
    gateways: gatewaysApi(http),
    externalClients: externalClientsApi(http),
    server: serverApi(http),
    metrics: metricsApi(http, work),
    userGroups: userGroupsApi(http),
    networkUsers: networkUsersApi(http),
  };
}

/** The server also accepts deleting the wildcard `*` and unknown names. */
const userGroupsApi = (http: Http) => ({
  list: () => http.read('/usergroups', {}, json(userGroupsFromWire), { kind: 'userGroups' }),

  create: (usergroup: string) =>
    http.change('post', '/usergroups/{usergroup}', { path: { usergroup } }, confirmation),

  remove: (usergroup: string) =>
    http.change('delete', '/usergroups/{usergroup}', { path: { usergroup } }, confirmation),
});

/** Enterprise edition and administrators only; others get HTTP 404. */
const metricsApi = (http: Http, { readMetrics }: StreamParsers) => {
  const metrics = longJson(metricsFromWire, readMetrics);
  return {
    ofAllNetworks: (options: Watched = {}) =>
      http.read('/metrics', {}, metrics, { kind: 'metrics', ...options }),

    ofNetwork: (network: string, options: Watched = {}) =>
      http.read('/metrics/{network}', { path: { network } }, metrics, { kind: 'metrics', ...options }),

    /** Doesn’t supersede a read of the network, because a graph shows both. */
    ofNode: (ref: NodeRef, options: ReadOptions = {}) =>
      http.read(
        '/metrics/{network}/{nodeid}',
        { path: nodePath(ref) },
        json((wire) => nodeMetricsFromWire(wire, ref.id)),
        { kind: 'nodeMetrics', ...options },
      ),
  };
};

const serverApi = (http: Http) => ({
  config: () => http.read('/server/getconfig', {}, json(serverConfigFromWire), { kind: 'config' }),

  /** Today’s log, for administrators. The server closes the connection until it has logged something today. */
  logs: (options: Watched = {}) => http.read('/logs', {}, logLines, { kind: 'logs', ...options }),

  /** Succeeds if the server has no `DNS_KEY`. It then accepts this public key instead of a token. */
  tryBuiltInKey: () => http.read('/dns', {}, json(dnsEntriesFromWire), { key: builtInKey }),
});

/** The key of the DNS service, which v0.16.1 accepts for reads whose address contains `/dns`. */
const builtInKey = 'secretkey';

const logLines: Reader<readonly LogLine[]> = async (response) =>
  parseLogInSlices(await text(response), () => new Promise((resolve) => setTimeout(resolve, 0)));

const accessKeysApi = (http: Http) => ({
  list: (netid: string) =>
    http.read('/networks/{netid}/keys', { path: { netid } }, json(accessKeysFromWire), {
      kind: `keys of ${netid}`,
    }),

  /** If the server hides keys, only this response contains the key. */
  create: (netid: string, key: NewAccessKey) =>
    http.change(
      'post',
      '/networks/{netid}/keys',
      { path: { netid }, body: { name: key.name, uses: key.uses } },
      json(accessKeyFromWire),
    ),

  remove: (netid: string, name: string) =>
    http.change('delete', '/networks/{netid}/keys/{name}', { path: { netid, name } }, confirmation),
});
