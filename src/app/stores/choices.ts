import { ref } from 'valtio';
import type { QueriedPath } from '../../domain/graph/overlay.ts';
import type { Point } from '../../domain/graph/layout/startingPoints.ts';
import { defaultNodeSort } from '../../domain/node/defaultNodeSort.ts';
import type { NodeSort } from '../../domain/node/nodeSort.ts';
import { pageScoped, sessionScoped } from './store.ts';

/** The network that sections open; undefined for all networks. */
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

export const navRail = pageScoped('navRail', () => ({ isRail: false }));

export function toggleRail(): void {
  navRail.isRail = !navRail.isRail;
}

export const graphGroups = sessionScoped<{ opened: ReadonlyMap<string, ReadonlySet<string>> }>(
  'graphGroups',
  () => ({ opened: ref(new Map()) }),
);

export function toggleGroup(netid: string, id: string): void {
  const opened = new Set(graphGroups.opened.get(netid));
  if (!opened.delete(id)) opened.add(id);
  graphGroups.opened = ref(new Map([...graphGroups.opened, [netid, opened]]));
}

/** The path of the open reachability question, which the graph beneath it highlights. */
export const highlightedPath = sessionScoped<{ path: QueriedPath | undefined }>('highlightedPath', () => ({
  path: undefined,
}));

export function highlightPath(path: QueriedPath | undefined): void {
  highlightedPath.path = path && ref(path);
}

type GraphPlaces = { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean };

/** By netid. Includes hidden items, so that they reappear in the same position. */
export const graphPlaces = sessionScoped<{ networks: ReadonlyMap<string, GraphPlaces> }>(
  'graphPlaces',
  () => ({ networks: ref(new Map()) }),
);

export function keepPlaces(netid: string, places: GraphPlaces): void {
  graphPlaces.networks = ref(new Map([...graphPlaces.networks, [netid, places]]));
}
