import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { hashOf } from '../../../domain/format/hash.ts';
import { coreRadius, memberPositions, type LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { withIsolatedOutside, withNewItems } from '../../../domain/graph/layout/newItems.ts';
import { startOf, type Point } from '../../../domain/graph/layout/startingPoints.ts';
import { rowsFromStored, rowsToStored } from '../../../domain/settings/ownedRows.ts';
import type { NetworkGraph } from '../../../screens/graphs/GraphScreen/graphPage.ts';
import { whenIdle } from '../../stores/whenIdle.ts';
import { storage } from '../../stores/storage.ts';
import { graphPlaces, keepPlaces } from '../../stores/choices.ts';
import { startLayout } from '../../workers/graphLayout/startLayout.ts';
import { useViewer } from '../../stores/reading.ts';

type Arrangement = {
  readonly positions: ReadonlyMap<string, Point> | undefined;
  readonly core: number;
  readonly isArranging: boolean;
};

/** Returns the places of items. Isolated nodes are outside the disc; ACLs don't move anything else. */
export function useArrangement(
  netid: string,
  { layout: graph, topology }: Partial<NetworkGraph> = {},
): Arrangement {
  const username = useViewer().user.name;
  useEffect(() => {
    if (!graph) return undefined;
    let end: (() => void) | undefined;
    // Starts in a separate task, because its result redraws the canvas, which would block a large page.
    const begin = setTimeout(() => (end = arrange(netid, username, graph)));
    return () => {
      clearTimeout(begin);
      end?.();
    };
  }, [netid, username, graph]);

  const arranged = useSnapshot(graphPlaces).networks.get(netid);
  const isolated = topology?.rules?.isolated;
  return useMemo(() => {
    if (!arranged || !graph) return { positions: undefined, core: 0, isArranging: false };
    const { places, isSettled } = arranged;
    const core = coreRadius(graph, places);
    const positions = isolated ? withIsolatedOutside(graph, places, isolated, core) : places;
    return { positions, core, isArranging: !isSettled };
  }, [arranged, graph, isolated]);
}

/**
 * Gives every item of a network's graph a place. A settled layout doesn't change, in this session or the next; new
 * items are placed beside it. An interrupted layout starts over. Returns a function that ends the layout.
 */
export function arrange(
  netid: string,
  username: string,
  graph: LayoutGraph,
  layOut = startLayout,
): () => void {
  let unstored: ReadonlyMap<string, Point> | undefined;
  const ids = [...graph.items.map(({ id }) => id), ...[...graph.members.values()].flat()];
  const known = graphPlaces.networks.get(netid);
  const kept = known ?? storedPlaces(username, netid, ids);
  if (kept?.isSettled && isUnderstood(graph, kept.places)) {
    const isComplete = ids.every((id) => kept.places.has(id));
    if (isComplete && kept !== known) keepPlaces(netid, kept);
    if (isComplete) return () => {};
    settle(withNewItems(graph, kept.places));
    return store;
  }
  const start = startOf(graph);
  keepPlaces(netid, { places: placesOf(graph, start.points), isSettled: false });
  const end = layOut(graph, start, ({ points, isSettled }) => {
    if (isSettled) settle(placesOf(graph, points));
    else keepPlaces(netid, { places: placesOf(graph, points), isSettled });
  });
  return () => {
    end();
    store();
  };

  function settle(places: ReadonlyMap<string, Point>): void {
    keepPlaces(netid, { places, isSettled: true });
    unstored = places;
    whenIdle(store);
  }

  function store(): void {
    if (unstored) storePlaces(username, netid, unstored);
    unstored = undefined;
  }
}

/** Checks whether places belong to this graph. A graph that has grown large enough for groups needs a new layout. */
function isUnderstood({ items, members }: LayoutGraph, places: ReadonlyMap<string, Point>): boolean {
  return members.size > 0
    ? [...members.keys()].some((id) => places.has(id))
    : items.some(({ id }) => places.has(id));
}

function placesOf(graph: LayoutGraph, points: readonly Point[]): ReadonlyMap<string, Point> {
  const places = new Map(graph.items.map(({ id }, index) => [id, points[index] ?? { x: 0, y: 0 }]));
  for (const [id, point] of memberPositions(graph, places)) places.set(id, point);
  return places;
}

export const graphPlacesStorageKey = 'netmaker-graph-places';

const maxItems = 4000;

function storedPlaces(
  username: string,
  netid: string,
  ids: readonly string[],
): { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean } | undefined {
  const rows = rowsFromStored(storage.read(graphPlacesStorageKey), 'places', `${username} ${netid}`);
  if (!rows) return undefined;
  const points = new Map(rows.map(([item, x = 0, y = 0]) => [item, { x, y }]));
  const places = new Map<string, Point>();
  for (const id of ids) {
    const point = points.get(hashOf(id));
    if (point) places.set(id, point);
  }
  return { places, isSettled: true };
}

/** Stores whole pixels. */
function storePlaces(username: string, netid: string, places: ReadonlyMap<string, Point>): void {
  const rows = [...places]
    .slice(0, maxItems)
    .map(([id, { x, y }]) => [hashOf(id), Math.round(x), Math.round(y)]);
  const before = storage.read(graphPlacesStorageKey);
  storage.write(graphPlacesStorageKey, rowsToStored(before, 'places', `${username} ${netid}`, rows));
}
