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
import type { GraphItem } from './graphItems.ts';
import { labelScale, nameWidth } from './labels.ts';
import { isWithin, type Places, areaOf, type Area } from './place.ts';

export type SavedViewport = { readonly of: string; readonly viewport: Viewport };

/**
 * Controls the viewport. The viewport follows the first layout until it settles; afterwards only the user moves it. It
 * starts with `before` if that belongs to the same graph. `isPut` is true once the viewport is set.
 */
export function useViewport(
  { items, places }: { items: readonly GraphItem[]; places: Places },
  isArranging: boolean,
  netid: string,
  before?: SavedViewport,
) {
  const store = useStoreApi();
  const { setCenter, setViewport } = useReactFlow();
  const isReady = useStore(({ panZoom, width, height }) => panZoom !== null && width > 0 && height > 0);
  const fittedFor = useRef<{ readonly netid: string; readonly isSettled: boolean }>(undefined);
  const isBack = useRef(false);
  const [isPut, setPut] = useState(false);
  const isTheirs = useRef(false);

  const fit = useCallback(() => {
    const viewport = fittingViewport(items, places, store.getState());
    if (viewport) void setViewport(viewport);
  }, [items, places, store, setViewport]);

  useEffect(() => {
    const isDone = fittedFor.current?.netid === netid && fittedFor.current.isSettled;
    if (!isReady || isDone || places.size === 0) return;
    startTransition(() => setPut(true));
    // A focus appears only after the whole graph has been drawn for a moment.
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
      const looking = store.getState();
      const area = areaOf(ids.flatMap((id) => places.get(id) ?? []));
      if (!area || looking.width === 0) return;
      const right = looking.domNode?.getBoundingClientRect().right ?? window.innerWidth;
      const drawer = Number.parseInt(resolved(measure.size.drawer), 10);
      const covered = Math.max(0, right - (window.innerWidth - drawer));
      const width = looking.width - covered;
      // The drawer leaves too little room to show anything.
      if (width < minBeside) return;
      void setViewport(getViewportForBounds(area, width, looking.height, minZoom, maxFittingZoom, room));
    },
    [places, store, setViewport],
  );

  /** Moves an item into view unless it is visible. Search results are also zoomed in. */
  const reveal = useCallback(
    (id: string, isSought = false) => {
      const place = places.get(id);
      const looking = store.getState();
      const [, , zoom] = looking.transform;
      const isFar = isSought && zoom < soughtZoom;
      if (place && (isFar || !isWithin(seenArea(looking), place))) {
        void setCenter(place.x, place.y, { zoom: isFar ? soughtZoom : zoom });
      }
    },
    [places, store, setCenter],
  );

  const holdStill = useCallback(() => {
    isTheirs.current = true;
    fittedFor.current = { netid, isSettled: true };
  }, [netid]);

  return { fit, fitPath, reveal, holdStill, isPut, isTheirs };
}

export type ViewportState = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

export const minZoom = 0.05;
export const maxZoom = 2.5;
/** Keeps a graph of three nodes from being enlarged. */
const maxFittingZoom = 1;
/** Room for the floating controls, names below items, rings around them and, at the top, the caption of the disc. */
const sideRoom = 72;
const room = { top: '96px', right: `${sideRoom}px`, bottom: '72px', left: `${sideRoom}px` } as const;

export function seenArea({ transform: [x, y, zoom], width, height }: ViewportState): Area {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

function fittingViewport(
  items: readonly GraphItem[],
  places: Places,
  { width, height }: ViewportState,
): Viewport | undefined {
  const area = areaOf(places.values());
  if (!area || width === 0 || height === 0) return undefined;
  const first = getViewportForBounds(area, width, height, minZoom, maxFittingZoom, room);
  // Names keep their size, so that those at the sides need more room than the figures that they belong to.
  let [left, right] = [0, 0];
  for (const item of items) {
    const place = places.get(item.id);
    if (!place) continue;
    const middle = place.x * first.zoom + first.x;
    const reach = (nameWidth(item) * first.zoom * labelScale(first.zoom)) / 2 + nameMargin;
    left = Math.max(left, reach - middle);
    right = Math.max(right, middle + reach - width);
  }
  if (left === 0 && right === 0) return first;
  const [atLeft, atRight] = [left, right].map((more) => `${Math.ceil(sideRoom + more)}px` as const);
  return getViewportForBounds(area, width, height, minZoom, maxFittingZoom, {
    ...room,
    left: atLeft ?? room.left,
    right: atRight ?? room.right,
  });
}

/** Px. */
const nameMargin = 8;

const minBeside = 240;

/** Zoom for search results, at which glyphs and neighbouring names are readable. */
const soughtZoom = 0.9;

/** With more visible items, all are painted as dots instead of elements, until at most `cleared` are visible. */
const crowded = 250;
const cleared = 220;

export function useIsCrowded(places: Places): boolean {
  const store = useStoreApi();
  const [isCrowded, setCrowded] = useState(places.size > crowded);
  useEffect(() => {
    const look = (looking: ViewportState) => {
      // Nothing counts as visible before the canvas is measured.
      if (looking.width === 0) return;
      setCrowded((was) => countSeen(places, looking) > (was ? cleared : crowded));
    };
    look(store.getState());
    return store.subscribe(look);
  }, [places, store]);
  return isCrowded;
}

function countSeen(places: Places, looking: ViewportState): number {
  if (places.size <= cleared) return places.size;
  const area = seenArea(looking);
  let count = 0;
  for (const place of places.values()) if (isWithin(area, place)) count += 1;
  return count;
}

/** Moves an item selected elsewhere into view, once, as soon as it has a place. */
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

/** Fits a path into view once. Refreshes don't move the viewport. */
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
