import { ref } from 'valtio';
import type { Point } from '../../domain/graph/layout/disc.ts';
import { sessionScoped } from './store.ts';

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

/** Where the things of a network's graph stand. It holds more than is drawn: what comes back finds its place again. */
export type GraphPlaces = { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean };

/** By netid, so that leaving a graph and coming back changes nothing in it. */
export const graphPlaces = sessionScoped<{ networks: ReadonlyMap<string, GraphPlaces> }>(
  'graphPlaces',
  () => ({ networks: ref(new Map()) }),
);

export function keepPlaces(netid: string, places: GraphPlaces): void {
  graphPlaces.networks = ref(new Map([...graphPlaces.networks, [netid, places]]));
}
