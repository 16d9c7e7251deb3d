import { ref } from 'valtio';
import type { AskedPath } from '../../domain/graph/overlay.ts';
import type { Point } from '../../domain/graph/layout/startingPoints.ts';
import { defaultNodeSort, type NodeSort } from '../../domain/node/nodeSort.ts';
import { pageScoped, sessionScoped } from './store.ts';

/** The network that is kept while moving between sections (§2 "Navigation"); undefined: all of them. */
export const networkChoice = sessionScoped<{ netid: string | undefined }>('networkChoice', () => ({
  netid: undefined,
}));

export function chooseNetwork(netid: string | undefined): void {
  networkChoice.netid = netid;
}

export const nodeSortStore = sessionScoped<{ sort: NodeSort }>('nodeSort', () => ({ sort: defaultNodeSort }));

export function setNodeSort(sort: NodeSort): void {
  nodeSortStore.sort = sort;
}

/** Whether the navigation is a rail of icons: how wide this window should be, whoever sits before it. */
export const navRail = pageScoped('navRail', () => ({ isRail: false }));

export function toggleRail(): void {
  navRail.isRail = !navRail.isRail;
}

/** Groups of a network's graph that a person opened, by netid and the group's id. */
export const graphGroups = sessionScoped<{ opened: ReadonlyMap<string, ReadonlySet<string>> }>(
  'graphGroups',
  () => ({ opened: ref(new Map()) }),
);

export function toggleGroup(netid: string, id: string): void {
  const opened = new Set(graphGroups.opened.get(netid));
  if (!opened.delete(id)) opened.add(id);
  graphGroups.opened = ref(new Map([...graphGroups.opened, [netid, opened]]));
}

/** The way of the packet that the open question is about, for the graph beneath it. */
export const askedPath = sessionScoped<{ path: AskedPath | undefined }>('askedPath', () => ({
  path: undefined,
}));

export function showAskedPath(path: AskedPath | undefined): void {
  askedPath.path = path && ref(path);
}

/** Where the things of a network's graph stand. It holds more than is drawn: what comes back finds its place again. */
type GraphPlaces = { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean };

/** By netid, so that leaving a graph and coming back changes nothing in it. */
export const graphPlaces = sessionScoped<{ networks: ReadonlyMap<string, GraphPlaces> }>(
  'graphPlaces',
  () => ({ networks: ref(new Map()) }),
);

export function keepPlaces(netid: string, places: GraphPlaces): void {
  graphPlaces.networks = ref(new Map([...graphPlaces.networks, [netid, places]]));
}
