import { expect } from 'vitest';
import { aclFromWire } from '../../domain/acl/aclWire.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { newNetworkDraft } from '../../domain/network/networkDraft.ts';
import { networkFromWire } from '../../domain/network/networkWire.ts';
import { nodeFromWire } from '../../domain/node/nodeWire.ts';
import { responding, type Responder, type TestApi } from './fakeBackend.ts';

/** A call of the API with one value in all path segments, its request line and its JSON body. */
export type Call = {
  readonly name: string;
  readonly send: (api: TestApi, value: string) => Promise<Result<unknown, Failure>>;
  readonly line: string;
  readonly body?: (value: string) => unknown;
  /** The response to the read that precedes the call. */
  readonly fresh?: (value: string) => unknown;
};

const refOf = (value: string) => ({ network: value, id: value });
const clientOf = (value: string) => ({ network: value, clientId: value });
const credentials = { username: 'mira', password: 'secret' };

const pair = (cell: number) => aclFromWire({ a: { b: cell }, b: { a: cell } });

export const calls: readonly Call[] = [
  {
    name: 'sessions.signIn',
    send: (api) => api.sessions.signIn(credentials),
    line: 'POST /users/adm/authenticate',
    body: () => credentials,
  },
  { name: 'sessions.hasAdmin', send: (api) => api.sessions.hasAdmin(), line: 'GET /users/adm/hasadmin' },
  {
    name: 'sessions.createAdmin',
    send: (api) => api.sessions.createAdmin(credentials),
    line: 'POST /users/adm/createadmin',
    body: () => credentials,
  },

  { name: 'users.list', send: (api) => api.users.list(), line: 'GET /users' },
  { name: 'users.read', send: (api, value) => api.users.read(value), line: 'GET /users' },
  {
    name: 'users.create',
    send: (api, value) =>
      api.users.create({ username: value, password: 'secret', networks: ['net'], isAdmin: false }),
    line: 'POST /users/{}',
    body: (value) => ({ username: value, password: 'secret', networks: ['net'], isadmin: false }),
  },
  {
    name: 'users.update',
    send: (api, value) => api.users.update({ username: value, networks: ['net'], groups: [], isAdmin: true }),
    line: 'PUT /users/networks/{}',
    body: (value) => ({ username: value, networks: ['net'], groups: ['*'], isadmin: true }),
  },
  {
    name: 'users.changePassword',
    send: (api, value) => api.users.changePassword(value, 'secret'),
    line: 'PUT /users/{}',
    body: (value) => ({ username: value, password: 'secret' }),
  },
  { name: 'users.remove', send: (api, value) => api.users.remove(value), line: 'DELETE /users/{}' },

  { name: 'networks.read', send: (api, value) => api.networks.read(value), line: 'GET /networks/{}' },
  { name: 'networks.list', send: (api) => api.networks.list(), line: 'GET /networks' },
  {
    name: 'networks.create',
    send: (api, value) =>
      api.networks.create({ ...newNetworkDraft, netid: value, addressRange: '10.1.2.0/24' }),
    line: 'POST /networks',
    body: (value) =>
      expect.objectContaining({ netid: value, addressrange: '10.1.2.0/24', isipv4: 'yes', isipv6: 'no' }),
  },
  {
    name: 'networks.update',
    send: (api, value) => api.networks.update(networkFromWire({ netid: value, defaultmtu: 1400 })),
    line: 'PUT /networks/{}',
    body: (value) => expect.objectContaining({ netid: value, defaultmtu: 1400 }),
  },
  {
    name: 'networks.remove',
    send: (api, value) => api.networks.remove(value),
    line: 'DELETE /networks/{}',
    fresh: () => [],
  },
  {
    name: 'networks.refreshPublicKeys',
    send: (api, value) => api.networks.refreshPublicKeys(value),
    line: 'POST /networks/{}/keyupdate',
  },

  {
    name: 'accessKeys.list',
    send: (api, value) => api.accessKeys.list(value),
    line: 'GET /networks/{}/keys',
  },
  {
    name: 'accessKeys.create',
    send: (api, value) => api.accessKeys.create(value, { name: 'laptop', uses: 0 }),
    line: 'POST /networks/{}/keys',
    body: () => ({ name: 'laptop', uses: 0 }),
  },
  {
    name: 'accessKeys.remove',
    send: (api, value) => api.accessKeys.remove(value, value),
    line: 'DELETE /networks/{}/keys/{}',
  },

  { name: 'dns.list', send: (api) => api.dns.list(), line: 'GET /dns' },
  {
    name: 'dns.customOf',
    send: (api, value) => api.dns.customOf(value),
    line: 'GET /dns/adm/{}/custom',
  },
  {
    name: 'dns.create',
    send: (api, value) => api.dns.create({ name: 'www', address: '10.0.0.1', network: value }),
    line: 'POST /dns/{}',
    body: (value) => ({ name: 'www', address: '10.0.0.1', network: value }),
  },
  {
    name: 'dns.remove',
    send: (api, value) => api.dns.remove({ name: value, network: value }),
    line: 'DELETE /dns/{}/{}',
  },

  { name: 'acls.load', send: (api, value) => api.acls.load(value), line: 'GET /networks/{}/acls' },
  {
    name: 'acls.update',
    send: (api, value) => api.acls.update(value, pair(2), pair(1)),
    line: 'PUT /networks/{}/acls',
    body: () => ({ a: { b: 1 }, b: { a: 1 } }),
  },

  {
    name: 'nodes.peers',
    send: (api, value) => api.nodes.peers(refOf(value)),
    line: 'GET /nodes/{}/{}',
  },
  { name: 'nodes.list', send: (api) => api.nodes.list(), line: 'GET /nodes' },
  { name: 'nodes.read', send: (api, value) => api.nodes.read(refOf(value)), line: 'GET /nodes' },
  {
    name: 'nodes.update',
    send: (api, value) => api.nodes.update(nodeFromWire({ id: value, network: value, mtu: 1400 })),
    line: 'PUT /nodes/{}/{}',
    body: (value) => expect.objectContaining({ id: value, network: value, mtu: 1400 }),
  },
  { name: 'nodes.remove', send: (api, value) => api.nodes.remove(refOf(value)), line: 'DELETE /nodes/{}/{}' },
  {
    name: 'nodes.approve',
    send: (api, value) => api.nodes.approve(refOf(value)),
    line: 'POST /nodes/{}/{}/approve',
  },

  {
    name: 'gateways.createEgress',
    send: (api, value) =>
      api.gateways.createEgress(refOf(value), {
        ranges: ['10.1.0.0/16'],
        interfaceName: 'eth0',
        isNatOn: true,
      }),
    line: 'POST /nodes/{}/{}/creategateway',
    body: () => ({ ranges: ['10.1.0.0/16'], interface: 'eth0', natEnabled: 'yes' }),
  },
  {
    name: 'gateways.removeEgress',
    send: (api, value) => api.gateways.removeEgress(refOf(value)),
    line: 'DELETE /nodes/{}/{}/deletegateway',
  },
  {
    name: 'gateways.createIngress',
    send: (api, value) => api.gateways.createIngress(refOf(value), { isFailover: true }),
    line: 'POST /nodes/{}/{}/createingress',
    body: () => ({ failover: true }),
  },
  {
    name: 'gateways.removeIngress',
    send: (api, value) => api.gateways.removeIngress(refOf(value)),
    line: 'DELETE /nodes/{}/{}/deleteingress',
  },
  {
    name: 'gateways.createRelay',
    send: (api, value) => api.gateways.createRelay(refOf(value), ['10.0.0.2']),
    line: 'POST /nodes/{}/{}/createrelay',
    body: () => ({ relayaddrs: ['10.0.0.2'] }),
  },
  {
    name: 'gateways.removeRelay',
    send: (api, value) => api.gateways.removeRelay(refOf(value)),
    line: 'DELETE /nodes/{}/{}/deleterelay',
  },

  { name: 'externalClients.list', send: (api) => api.externalClients.list(), line: 'GET /extclients' },
  {
    name: 'externalClients.listOf',
    send: (api, value) => api.externalClients.listOf(value),
    line: 'GET /extclients/{}',
  },
  {
    name: 'externalClients.read',
    send: (api, value) => api.externalClients.read(clientOf(value)),
    line: 'GET /extclients/{}/{}',
  },
  {
    name: 'externalClients.probe',
    send: (api, value) => api.externalClients.probe(clientOf(value)),
    line: 'GET /extclients/{}/{}/file',
  },
  {
    name: 'externalClients.create',
    send: (api, value) => api.externalClients.create(refOf(value)),
    line: 'POST /extclients/{}/{}',
    body: () => ({}),
  },
  {
    name: 'externalClients.update',
    send: (api, value) =>
      api.externalClients.update(clientOf(value), { clientId: 'phone', isEnabled: false }),
    line: 'PUT /extclients/{}/{}',
    body: () => ({ clientid: 'phone', enabled: false }),
  },
  {
    name: 'externalClients.remove',
    send: (api, value) => api.externalClients.remove(clientOf(value)),
    line: 'DELETE /extclients/{}/{}',
  },
  {
    name: 'externalClients.config',
    send: (api, value) => api.externalClients.config(clientOf(value)),
    line: 'GET /extclients/{}/{}/file',
  },

  { name: 'server.config', send: (api) => api.server.config(), line: 'GET /server/getconfig' },
  { name: 'server.logs', send: (api) => api.server.logs(), line: 'GET /logs' },
  { name: 'server.tryBuiltInKey', send: (api) => api.server.tryBuiltInKey(), line: 'GET /dns' },

  { name: 'metrics.ofAllNetworks', send: (api) => api.metrics.ofAllNetworks(), line: 'GET /metrics' },
  { name: 'metrics.ofNetwork', send: (api, value) => api.metrics.ofNetwork(value), line: 'GET /metrics/{}' },
  {
    name: 'metrics.ofNode',
    send: (api, value) => api.metrics.ofNode(refOf(value)),
    line: 'GET /metrics/{}/{}',
  },

  { name: 'userGroups.list', send: (api) => api.userGroups.list(), line: 'GET /usergroups' },
  {
    name: 'userGroups.create',
    send: (api, value) => api.userGroups.create(value),
    line: 'POST /usergroups/{}',
  },
  {
    name: 'userGroups.remove',
    send: (api, value) => api.userGroups.remove(value),
    line: 'DELETE /usergroups/{}',
  },

  { name: 'networkUsers.list', send: (api) => api.networkUsers.list(), line: 'GET /networkusers' },
  {
    name: 'networkUsers.read',
    send: (api, value) => api.networkUsers.read(value, value),
    line: 'GET /networkusers/{}/{}',
  },
  {
    name: 'networkUsers.dataOf',
    send: (api, value) => api.networkUsers.dataOf(value),
    line: 'GET /networkusers/data/{}/me',
  },
  {
    name: 'networkUsers.update',
    send: (api, value) =>
      api.networkUsers.update(value, {
        id: 'ada',
        accessLevel: 1,
        nodeLimit: 2,
        clientLimit: 3,
        nodes: ['n'],
        clients: ['c'],
        carried: {},
      }),
    line: 'PUT /networkusers/{}',
    body: () => ({ id: 'ada', accesslevel: 1, nodelimit: 2, clientlimit: 3, nodes: ['n'], clients: ['c'] }),
  },
  {
    name: 'networkUsers.remove',
    send: (api, value) => api.networkUsers.remove(value, value),
    line: 'DELETE /networkusers/{}/{}',
  },
];

/** Responds to the preceding read, if there is one, and then to the call. */
export function answersOf(call: Call, value: string, answer: Responder = responding(null)): Responder {
  let count = 0;
  return (request) => (call.fresh && count++ === 0 ? responding(call.fresh(value)) : answer)(request);
}
