import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { coreRadius, memberPositions, type LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { withIsolatedOutside, withNewItems } from '../../../domain/graph/layout/newItems.ts';
import { startOf, type Point } from '../../../domain/graph/layout/startingPoints.ts';
import type { NetworkGraph } from '../../../screens/graphs/GraphScreen/graphPage.ts';
import { whenIdle } from '../../stores/whenIdle.ts';
import { storage } from '../../stores/storage.ts';
import { graphPlaces, keepPlaces } from '../../stores/choices.ts';
import { startLayout } from '../../workers/graphLayout/startLayout.ts';
import { useViewer } from '../../stores/reading.ts';
import {
  graphPlacesStorageKey,
  placesFromStored,
  placesToStored,
} from '../../../domain/graph/layout/storedPlaces.ts';

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
  const owner = `${username} ${netid}`;
  let unstored: ReadonlyMap<string, Point> | undefined;
  const ids = [...graph.items.map(({ id }) => id), ...[...graph.members.values()].flat()];
  const known = graphPlaces.networks.get(netid);
  const kept = known ? known.isSettled && known.places : placesFromStored(readStored(), owner, ids);
  if (kept && isUnderstood(graph, kept)) {
    const isComplete = ids.every((id) => kept.has(id));
    if (isComplete && !known) keepPlaces(netid, { places: kept, isSettled: true });
    if (isComplete) return () => {};
    settle(withNewItems(graph, kept));
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
    if (unstored) storage.write(graphPlacesStorageKey, placesToStored(readStored(), owner, unstored));
    unstored = undefined;
  }
}

const readStored = () => storage.read(graphPlacesStorageKey);

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
