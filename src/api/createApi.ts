import { accessKeysApi } from './accessKeys.ts';
import { aclsApi } from './acls.ts';
import type { AclWork } from './aclWork.ts';
import { dnsApi } from './dns.ts';
import { externalClientsApi } from './externalClients.ts';
import { gatewaysApi } from './gateways.ts';
import { createHttp, type HttpOptions } from './http.ts';
import { metricsApi } from './metrics.ts';
import { networksApi } from './networks.ts';
import { networkUsersApi } from './networkUsers.ts';
import { nodesApi } from './nodes.ts';
import { serverApi } from './server.ts';
import { sessionsApi } from './sessions.ts';
import { userGroupsApi } from './userGroups.ts';
import { usersApi } from './users.ts';

/** All calls to one server, one property per resource. Every call resolves to a Result; none throws. */
export type Api = ReturnType<typeof createApi>;

export function createApi(options: HttpOptions, aclWork: AclWork) {
  const http = createHttp(options);
  return {
    sessions: sessionsApi(http),
    users: usersApi(http),
    networks: networksApi(http),
    accessKeys: accessKeysApi(http),
    dns: dnsApi(http),
    acls: aclsApi(http, aclWork),
    nodes: nodesApi(http),
    gateways: gatewaysApi(http),
    externalClients: externalClientsApi(http),
    server: serverApi(http, options.baseUrl),
    metrics: metricsApi(http),
    userGroups: userGroupsApi(http),
    networkUsers: networkUsersApi(http),
  };
}
