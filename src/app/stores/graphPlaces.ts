import { proxy, ref } from 'valtio';
import type { Point } from '../../domain/graph/layout/disc.ts';

/** Where the things of a network's graph stand. It holds more than is drawn: what comes back finds its place again. */
export type GraphPlaces = { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean };

/** By netid, so that leaving a graph and coming back changes nothing in it. */
export const graphPlaces = proxy<{ networks: ReadonlyMap<string, GraphPlaces> }>({
  networks: ref(new Map()),
});

export function keepPlaces(netid: string, places: GraphPlaces): void {
  graphPlaces.networks = ref(new Map([...graphPlaces.networks, [netid, places]]));
}

export function forgetPlaces(): void {
  graphPlaces.networks = ref(new Map());
}
