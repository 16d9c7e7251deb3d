import { getViewportForBounds, type ReactFlowState, type Viewport } from '@xyflow/react';
import { areaOf, type Area, type Place, type Places } from './place.ts';

/** What of React Flow’s store says where one looks. */
export type Looking = Pick<ReactFlowState, 'transform' | 'width' | 'height'>;

export const leastZoom = 0.05;
export const mostZoom = 2.5;
/** A graph of three nodes is not blown up. */
const mostFittingZoom = 1;
/** For what floats over the edges, the names below things and the rings around them. */
const room = { top: '72px', right: '72px', bottom: '132px', left: '72px' } as const;

/** The part of the graph that is in sight. */
export function seenArea({ transform: [x, y, zoom], width, height }: Looking): Area {
  return { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
}

/** Everything in sight; undefined while there is nothing, or no size. */
export function fittingViewport(places: Places, { width, height }: Looking): Viewport | undefined {
  const area = areaOf(places);
  if (!area || width === 0 || height === 0) return undefined;
  return getViewportForBounds(area, width, height, leastZoom, mostFittingZoom, room);
}

/** A place in the middle, as near as one looks already. */
export function centredViewport(place: Place, { transform, width, height }: Looking): Viewport {
  const [, , zoom] = transform;
  return { x: width / 2 - place.x * zoom, y: height / 2 - place.y * zoom, zoom };
}
