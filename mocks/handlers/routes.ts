import type { Edition } from '../world/state.ts';
import { dnsRoutes } from './dns.ts';
import { externalClientRoutes } from './externalClients.ts';
import { metricsRoutes } from './metrics.ts';
import { networkRoutes } from './networks.ts';
import { networkUserRoutes } from './networkUsers.ts';
import { nodeRoutes } from './nodes.ts';
import { oauthRoutes } from './oauth.ts';
import type { Route } from './route.ts';
import { serverRoutes } from './server.ts';
import { userGroupRoutes } from './userGroups.ts';
import { userRoutes } from './users.ts';

/** Every call of an edition, in the order in which a path is looked up. */
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
