import { admin, anyUser, selfOrAdmin } from '../world/access.ts';
import { serverConfig, serverInfo } from '../world/config.ts';
import {
  createDns,
  deleteDns,
  listCustomDns,
  listDns,
  listDnsOf,
  listNodeDns,
} from '../world/networks/dns.ts';
import { dnsEntry, networkUser } from '../wire/goStructs.ts';
import { readLog } from '../world/logs.ts';
import { allMetrics, networkMetrics, nodeMetrics } from '../world/nodes/metrics.ts';
import {
  deleteNetworkUser,
  listNetworkUsers,
  networkUsersOf,
  putNetworkUser,
  readNetworkUser,
  userData,
  createUserGroup,
  deleteUserGroup,
  listUserGroups,
} from '../world/networks/networkUsers.ts';
import { ServerError } from '../world/serverError.ts';
import type { Edition } from '../world/state.ts';
import { issueToken } from '../session/tokens.ts';
import { json, empty, emptyJson, text } from './responses.ts';
import { externalClientRoutes } from './externalClients.ts';
import { networkRoutes } from './networks.ts';
import { nodeRoutes } from './nodes.ts';
import { type Route, adminOfNetwork, route, anyone, type Access } from './route.ts';
import { userRoutes } from './users.ts';

/** All routes of an edition, in matching order. */
export function routesOf(edition: Edition): readonly Route[] {
  return [
    ...userRoutes,
    ...networkRoutes,
    ...nodeRoutes,
    ...externalClientRoutes,
    ...dnsRoutes,
    ...serverRoutes,
    ...userGroupRoutes,
    ...networkUserRoutes,
    ...oauthRoutes,
    ...(edition === 'enterprise' ? metricsRoutes : []),
  ];
}

/** The community edition returns 404 for these paths. */
const metricsRoutes: readonly Route[] = [
  route('GET /metrics', admin, ({ world, caller }) => json(allMetrics(world, caller))),
  route('GET /metrics/{network}', admin, ({ world, caller, param }) => {
    return json(networkMetrics(world, caller, param('network')));
  }),
  route('GET /metrics/{network}/{node}', admin, ({ world, caller, param }) => {
    return json(nodeMetrics(world, caller, param('network'), param('node')));
  }),
];

const userGroupRoutes: readonly Route[] = [
  route('GET /usergroups', admin, ({ world, caller }) => json(listUserGroups(world, caller))),
  route('POST /usergroups/{group}', admin, ({ world, caller, param }) => {
    createUserGroup(world, caller, param('group'));
    return emptyJson();
  }),
  route('DELETE /usergroups/{group}', admin, ({ world, caller, param }) => {
    deleteUserGroup(world, caller, param('group'));
    return empty();
  }),
];

/** The only call that returns 500 instead of 401 for a token it doesn't accept. */
const anyUserOr500: Access = (world, authorization) => {
  try {
    return anyUser(world, authorization);
  } catch {
    throw new ServerError(500, 'unauthorized');
  }
};

const serverRoutes: readonly Route[] = [
  route('GET /server/getconfig', anyUserOr500, ({ world }) => json(serverConfig(world))),
  route('GET /server/getserverinfo', anyUser, ({ world }) => json(serverInfo(world))),
  route('GET /server/health', anyone, () => text('Server is up and running!!')),
  route('GET /logs', admin, ({ world }) => text(readLog(world))),
];

const dnsRoutes: readonly Route[] = [
  route('GET /dns', admin, ({ world }) => json(listDns(world))),
  route('GET /dns/adm/{network}', adminOfNetwork, ({ world, param }) =>
    json(listDnsOf(world, param('network'))),
  ),
  route('GET /dns/adm/{network}/nodes', adminOfNetwork, ({ world, param }) =>
    json(listNodeDns(world, param('network'))),
  ),
  route('GET /dns/adm/{network}/custom', adminOfNetwork, ({ world, param }) => {
    return json(listCustomDns(world, param('network')));
  }),
  route('POST /dns/{network}', adminOfNetwork, ({ world, caller, param, optionalBody }) => {
    // The server doesn't detect invalid JSON. It rejects the resulting empty fields.
    return json(createDns(world, caller, param('network'), optionalBody(dnsEntry)));
  }),
  route('DELETE /dns/{network}/{name}', adminOfNetwork, ({ world, param }) => {
    return json(deleteDns(world, param('network'), param('name')));
  }),
];

const notConfigured = `<!DOCTYPE html><html>
<body>
<h3>Your Netmaker server does not have OAuth configured.</h3>
<p>Please visit the docs <a href="https://docs.netmaker.org/oauth.html" target="_blank" rel="noopener">here</a> to learn how to.</p>
</body>
</html>
`;

/**
 * The browser navigates to this address. The simulated provider logs in the first user with `oauth`, or reports a
 * failure if there is none.
 */
const oauthRoutes: readonly Route[] = [
  route('GET /oauth/login', anyone, ({ world, request }) => {
    const { authProvider, frontendUrl } = world.settings;
    if (authProvider === '') return withoutProvider(request.headers.get('Referer'));
    const user = [...world.users.values()].find(({ oauth }) => oauth);
    if (!user) return redirect(307, `${frontendUrl}/login?oauth=callback-error`);
    return redirect(308, `${frontendUrl}/login?login=${issueToken(world, user)}&user=${user.username}`);
  }),
];

/** The server appends the path to the referrer without a separator. */
function withoutProvider(referrer: string | null): Response {
  if (referrer) return redirect(307, `${referrer}login?oauth=callback-error`);
  return new Response(notConfigured, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function redirect(status: 307 | 308, location: string): Response {
  return new Response(null, { status, headers: { Location: location } });
}

const sameUserOrAdmin: Access<'user'> = (world, authorization, segment) =>
  selfOrAdmin(world, authorization, segment('user'));

const networkUserRoutes: readonly Route[] = [
  route('GET /networkusers', admin, ({ world, caller }) => json(listNetworkUsers(world, caller))),
  route('GET /networkusers/data/{user}/me', sameUserOrAdmin, ({ world, caller, param }) => {
    return json(userData(world, caller, param('user')));
  }),
  route('GET /networkusers/{network}', admin, ({ world, caller, param }) =>
    json(networkUsersOf(world, caller, param('network'))),
  ),
  route('GET /networkusers/{network}/{user}', admin, ({ world, caller, param }) => {
    return json(readNetworkUser(world, caller, param('network'), param('user')));
  }),
  route('PUT /networkusers/{network}', admin, ({ world, caller, param, body }) => {
    putNetworkUser(world, caller, param('network'), body(networkUser, 500));
    return emptyJson();
  }),
  route('DELETE /networkusers/{network}/{user}', admin, ({ world, caller, param }) => {
    deleteNetworkUser(world, caller, param('network'), param('user'));
    return empty();
  }),
];
