import type { GraphLink, LinkKind } from '../../../domain/graph/topology.ts';
import type { Places } from './place.ts';

/** How loudly a link is drawn: `loud` for those of what is selected or hovered, `faint` for the others meanwhile. */
export type Volume = 'loud' | 'quiet' | 'faint';

/** Links that look alike, as x1, y1, x2, y2 … in pixels at zoom 1. */
export type Stroke = {
  readonly kind: LinkKind;
  readonly volume: Volume;
  readonly segments: Float32Array;
};

const order: Readonly<Record<Volume, number>> = { faint: 0, quiet: 1, loud: 2 };

/** The lines of a canvas, the loud ones on top; links without a place at either end are not drawn. */
export function strokesOf(
  links: readonly GraphLink[],
  places: Places,
  volumeOf: (link: GraphLink) => Volume,
): readonly Stroke[] {
  const alike = new Map<string, { kind: LinkKind; volume: Volume; segments: number[] }>();
  for (const link of links) {
    const start = places.get(link.from);
    const end = places.get(link.to);
    if (!start || !end) continue;
    const volume = volumeOf(link);
    const key = `${volume} ${link.kind}`;
    const stroke = alike.get(key) ?? { kind: link.kind, volume, segments: [] };
    stroke.segments.push(start.x, start.y, end.x, end.y);
    alike.set(key, stroke);
  }
  return [...alike.values()]
    .map(({ kind, volume, segments }) => ({ kind, volume, segments: Float32Array.from(segments) }))
    .toSorted((one, other) => order[one.volume] - order[other.volume]);
}
