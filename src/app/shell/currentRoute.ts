import { generatePath, matchRoutes, type RouteObject } from 'react-router-dom';

export type RouteParams = Readonly<
  Partial<Record<'netid' | 'nodeId' | 'end' | 'keyName' | 'clientId' | 'username' | 'task', string>>
>;

export type CrumbNames = { readonly nodeName: (netid: string, nodeId: string) => string | undefined };

export type NetworkLinks = {
  /** The address for one network or all; undefined if selecting it stays on the page. */
  readonly path: (netid?: string) => string | undefined;
  readonly offersAll: boolean;
};

/** Data of a route for the frame, in its `handle`. */
export type RouteFacts = {
  readonly pattern?: string;
  readonly crumb?: string | ((params: RouteParams, names: CrumbNames) => string);
  /** Also applies to the pages below. A page without links has no selector. */
  readonly networks?: NetworkLinks | 'none' | undefined;
  readonly isDialog?: true;
  /** The route, with all below it, exists only on the enterprise edition. */
  readonly isEnterprise?: true;
  readonly preload?: (() => Promise<unknown>) | undefined;
};

export type NamedRoute = RouteFacts & Required<Pick<RouteFacts, 'pattern' | 'crumb'>>;

export type CurrentRoute = {
  readonly params: RouteParams;
  /** From the root of the tree to the route. */
  readonly facts: readonly RouteFacts[];
  /** The breadcrumbs, ending with the route’s own. */
  readonly trail: readonly NamedRoute[];
};

type Routes = RouteObject[];

/** The route of an address; undefined for the not-found page. */
export function routeAt(routes: Routes, pathname: string): CurrentRoute | undefined {
  const matches = matchRoutes(routes, pathname) ?? [];
  const facts = matches.flatMap(({ route }): RouteFacts[] => route.handle ?? []);
  const trail = facts.filter(isNamed);
  return trail.length > 0 ? { params: matches[0]?.params ?? {}, facts, trail } : undefined;
}

function isNamed(facts: RouteFacts): facts is NamedRoute {
  return facts.pattern !== undefined && facts.crumb !== undefined;
}

export function networkLinksOf(route: CurrentRoute | undefined): NetworkLinks | undefined {
  const links = route?.trail.findLast(({ networks }) => networks)?.networks;
  return links === 'none' ? undefined : links;
}

/** Whether a route is a section's page for all networks, on which none is selected. */
export function showsAllNetworks(route: CurrentRoute | undefined): boolean {
  const links = route?.trail.at(-1)?.networks;
  return links !== undefined && links !== 'none' && links.path() !== undefined;
}

/** History state of a dialog: the page it was opened on. */
export type DialogState = { readonly over: string };

type Entry = { readonly pathname: string; readonly state: unknown };

/** Returns the page at an address, or the page under a dialog. */
export function pageUnder(
  routes: Routes,
  entry: Entry,
  route: CurrentRoute | undefined = routeAt(routes, entry.pathname),
): string {
  const { params, trail = [] } = route ?? {};
  const [page, dialog] = trail.slice(-2);
  if (!page || !dialog?.isDialog) return entry.pathname;
  return openedOn(routes, entry) ?? generatePath<string>(page.pattern, params);
}

/** Undefined if the dialog’s address was opened directly. */
export function openedOn(routes: Routes, { state }: Pick<Entry, 'state'>): string | undefined {
  if (typeof state !== 'object' || state === null || !('over' in state)) return undefined;
  return typeof state.over === 'string' && routeAt(routes, state.over) ? state.over : undefined;
}
