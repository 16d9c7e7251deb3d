import { matchRoutes } from 'react-router-dom';
import { routePatterns } from '../../domain/paths.ts';

export type RouteKey = keyof typeof routePatterns;

/** The values in an address, decoded. */
export type RouteParams = Readonly<
  Partial<Record<'netid' | 'nodeId' | 'keyName' | 'clientId' | 'username', string>>
>;

const addresses = Object.entries(routePatterns).map(([key, path]) => ({ id: key, path }));

function isRouteKey(text: string | undefined): text is RouteKey {
  return text !== undefined && Object.hasOwn(routePatterns, text);
}

/** Which of the console's routes an address is; undefined for the not-found page. */
export function routeAt(pathname: string): { key: RouteKey; params: RouteParams } | undefined {
  const match = matchRoutes(addresses, pathname)?.at(-1);
  return match && isRouteKey(match.route.id) ? { key: match.route.id, params: match.params } : undefined;
}
