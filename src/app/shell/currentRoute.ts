import { generatePath, matchRoutes } from 'react-router-dom';
import { paths, routePatterns } from '../../domain/paths.ts';
import { routeTable, type RouteKey, type RouteParams } from './routeTable.ts';

const addresses = Object.entries(routePatterns).map(([key, path]) => ({ id: key, path }));

function isRouteKey(text: string | undefined): text is RouteKey {
  return text !== undefined && Object.hasOwn(routePatterns, text);
}

/** Which of the console's routes an address is; undefined for the not-found page. */
export function routeAt(pathname: string): { key: RouteKey; params: RouteParams } | undefined {
  const match = matchRoutes(addresses, pathname)?.at(-1);
  return match && isRouteKey(match.route.id) ? { key: match.route.id, params: match.params } : undefined;
}

/** A part of the console that shows one network at a time, or all of them. */
type Section = {
  readonly path: (netid?: string) => string;
  /** §2: on these the selector offers all networks at once. */
  readonly offersAll: boolean;
};

/** By the route that their pages stand under. */
const sections: Readonly<Partial<Record<RouteKey, Section>>> = {
  networks: {
    path: (netid) => (netid === undefined ? paths.networks() : paths.network(netid)),
    offersAll: false,
  },
  nodes: { path: paths.nodes, offersAll: true },
  accessKeys: { path: paths.accessKeys, offersAll: true },
  externalClients: { path: paths.externalClients, offersAll: false },
  dns: { path: paths.dns, offersAll: false },
  graphs: { path: paths.graphs, offersAll: true },
  reach: { path: paths.reach, offersAll: true },
  acls: { path: paths.acls, offersAll: true },
  metrics: { path: paths.metrics, offersAll: true },
  userPermissions: { path: paths.userPermissions, offersAll: false },
  userArea: { path: paths.userArea, offersAll: true },
};

function rootOf(key: RouteKey): RouteKey {
  const { under } = routeTable[key];
  return under ? rootOf(under) : key;
}

/** The section that a route belongs to; undefined where the network selector has nothing to lead to. */
export function sectionOf(key: RouteKey | undefined): Section | undefined {
  // The list of networks and the form for a new one are about no network.
  return key === undefined || key === 'networks' || key === 'createNetwork'
    ? undefined
    : sections[rootOf(key)];
}

/** Whether a route is the section's page for all networks (or its picker), so that being there means none is chosen. */
export function showsAllNetworks(key: RouteKey | undefined): boolean {
  return key !== undefined && rootOf(key) === key && sectionOf(key) !== undefined;
}

/** What the address of a dialog carries in the history: the page that it was opened on. */
export type DialogState = { readonly over: string };

type Place = { readonly pathname: string; readonly state: unknown };

/** The page that is drawn at an address; for a dialog, the one it lies over. */
export function pageUnder(place: Place): string {
  const found = routeAt(place.pathname);
  if (!found) return place.pathname;
  const { under, isDialog } = routeTable[found.key];
  if (!under || !isDialog) return place.pathname;
  return openedOn(place) ?? generatePath<string>(routePatterns[under], found.params);
}

/** The page on which a dialog was opened; undefined where its address was opened directly. */
export function openedOn({ state }: Pick<Place, 'state'>): string | undefined {
  if (typeof state !== 'object' || state === null || !('over' in state)) return undefined;
  return typeof state.over === 'string' && routeAt(state.over) ? state.over : undefined;
}
