import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  useReactFlow,
  useStore,
  useStoreApi,
  getViewportForBounds,
  type ReactFlowState,
  type Viewport,
} from '@xyflow/react';
import { measure } from '../../../components/theme/measures.css.ts';
import { resolved } from '../../../components/theme/resolved.ts';
import { isWithin, type Places, areaOf, type Area, type Place } from './place.ts';

export type Look = { readonly of: string; readonly viewport: Viewport };

/**
 * Moves the view: to everything, or to one thing. While a first layout settles the view follows it; once it has settled,
 * or a person has moved, only a person moves it. It begins where one looked before, if that was at the same; `isPut`
 * from then on, which is a task of its own.
 */
export function useViewport(places: Places, isArranging: boolean, netid: string, before?: Look) {
  const store = useStoreApi();
  const { setViewport } = useReactFlow();
  const isReady = useStore(({ panZoom, width, height }) => panZoom !== null && width > 0 && height > 0);
  const fittedFor = useRef<{ readonly netid: string; readonly isSettled: boolean }>(undefined);
  const isBack = useRef(false);
  const [isPut, setPut] = useState(false);
  const isTheirs = useRef(false);

  const fit = useCallback(() => {
    const viewport = fittingViewport(places, store.getState());
    if (viewport) void setViewport(viewport);
  }, [places, store, setViewport]);

  useEffect(() => {
    const isDone = fittedFor.current?.netid === netid && fittedFor.current.isSettled;
    if (!isReady || isDone || places.size === 0) return;
    startTransition(() => setPut(true));
    // A focus comes after the whole has been drawn for a moment.
    if (before?.of === netid && !isBack.current) {
      isBack.current = true;
      isTheirs.current = true;
      void setViewport(before.viewport);
      fittedFor.current = { netid, isSettled: true };
      return;
    }
    isTheirs.current = false;
    fit();
    fittedFor.current = { netid, isSettled: !isArranging };
  }, [isReady, places, isArranging, netid, before, fit, setViewport]);

  const fitPath = useCallback(
    (ids: readonly string[]) => {
      const found = new Map(ids.flatMap((id) => [...entryOf(places, id)]));
      const looking = store.getState();
      const area = areaOf(found);
      if (!area || looking.width === 0) return;
      const right = looking.domNode?.getBoundingClientRect().right ?? window.innerWidth;
      const drawer = Number.parseInt(resolved(measure.size.drawer), 10);
      const covered = Math.max(0, right - (window.innerWidth - drawer));
      const width = looking.width - covered;
      // Where nothing is left beside the drawer nothing has to move.
      if (width < leastBeside) return;
      void setViewport(getViewportForBounds(area, width, looking.height, leastZoom, mostFittingZoom, room));
    },
    [places, store, setViewport],
  );

  /** Brings a thing into sight; nothing moves when it is. What was looked for is brought near, too. */
  const reveal = useCallback(
    (id: string, isSought = false) => {
      const place = places.get(id);
      const looking = store.getState();
      const [, , zoom] = looking.transform;
      const isFar = isSought && zoom < soughtZoom;
      if (place && (isFar || !isWithin(seenArea(looking), place))) {
        void setViewport(centredViewport(place, looking, isFar ? soughtZoom : zoom));
      }
    },
    [places, store, setViewport],
  );

  const holdStill = useCallback(() => {
    isTheirs.current = true;
    fittedFor.current = { netid, isSettled: true };
  }, [netid]);

  return { fit, fitPath, reveal, holdStill, isPut, isTheirs };
}

export type Looking = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

export const leastZoom = 0.05;
export const mostZoom = 2.5;
/** A graph of three nodes is not blown up. */
const mostFittingZoom = 1;
/** For what floats over the edges, the names below things and the rings around them; on top a disc has its caption. */
const room = { top: '96px', right: '72px', bottom: '72px', left: '72px' } as const;

export function seenArea({ transform: [x, y, zoom], width, height }: Looking): Area {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

function fittingViewport(places: Places, { width, height }: Looking): Viewport | undefined {
  const area = areaOf(places);
  if (!area || width === 0 || height === 0) return undefined;
  return getViewportForBounds(area, width, height, leastZoom, mostFittingZoom, room);
}

const leastBeside = 240;

function entryOf(places: Places, id: string): Places {
  const place = places.get(id);
  return new Map(place ? [[id, place]] : []);
}

/** How near what was looked for is brought, so that its glyphs and its neighbours' names can be read. */
const soughtZoom = 0.9;

function centredViewport(place: Place, { width, height }: Looking, zoom: number): Viewport {
  return { x: width / 2 - place.x * zoom, y: height / 2 - place.y * zoom, zoom };
}

/** With more things in sight each is a dot on the canvas, not an element; some fewer bring the elements back. */
const crowded = 250;
const cleared = 220;

export function useIsCrowded(places: Places): boolean {
  const store = useStoreApi();
  const [isCrowded, setCrowded] = useState(places.size > crowded);
  useEffect(() => {
    const look = (looking: Looking) => {
      // Before it has been measured nothing would be in sight.
      if (looking.width === 0) return;
      setCrowded((was) => countSeen(places, looking) > (was ? cleared : crowded));
    };
    look(store.getState());
    return store.subscribe(look);
  }, [places, store]);
  return isCrowded;
}

function countSeen(places: Places, looking: Looking): number {
  if (places.size <= cleared) return places.size;
  const area = seenArea(looking);
  let count = 0;
  for (const place of places.values()) if (isWithin(area, place)) count += 1;
  return count;
}

/** Brings what was selected elsewhere into sight, once, as soon as it has a place. */
export function useRevealed(
  selected: string | undefined,
  places: Places,
  sought: RefObject<string | undefined>,
  reveal: (id: string, isSought: boolean) => void,
): void {
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    if (selected === revealed.current) return;
    if (selected !== undefined && !places.has(selected)) return;
    revealed.current = selected;
    if (selected !== undefined) reveal(selected, selected === sought.current);
  }, [selected, places, sought, reveal]);
}

/** Brings a path into sight, once: what comes with the next refresh moves nothing. */
export function useFittedPath(
  ids: readonly string[] | undefined,
  isArranging: boolean,
  fitPath: (ids: readonly string[]) => void,
): void {
  const fitted = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (isArranging) return;
    if (ids && fitted.current?.join() !== ids.join()) fitPath(ids);
    fitted.current = ids;
  }, [ids, isArranging, fitPath]);
}
