import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { resolved } from '../../../components/theme/resolved.ts';
import type { LayerLineKind, Level, Look } from '../../../domain/graph/layers/layer.ts';
import type { LinkKind } from '../../../domain/graph/topology.ts';
import { lookColours } from '../NodeFigure/lookColours.ts';
import type { Places } from './place.ts';

export type Palette = ReturnType<typeof readPalette>;

type LineKind = LinkKind | 'blocked' | LayerLineKind;

export type LineLook = {
  readonly colour: string;
  readonly opacity: number;
  /** Distinguishes lines for people who can't see their colours. */
  readonly dash?: readonly number[];
  /** @default 1.2 */
  readonly width?: number;
};

const drafted = { opacity: 1, width: 2.4 };

export const lineLooks: Readonly<Record<LineKind, LineLook>> = {
  // The least opacity with a contrast of 3 : 1 in both themes.
  mesh: { colour: color.text.tertiary, opacity: 0.75, width: 1 },
  hub: { colour: color.text.tertiary, opacity: 0.75, width: 1 },
  relay: { colour: color.role.relayed.stroke, opacity: 0.85, dash: [3, 3] },
  client: { colour: color.role.client.stroke, opacity: 0.75 },
  range: { colour: color.role.range.stroke, opacity: 0.75 },
  blocked: { colour: color.tone.error.glyph, opacity: 0.7, dash: [5, 4] },
  oneWay: { colour: color.tone.warning.glyph, opacity: 0.9, dash: [9, 3, 2, 3] },
  willBlock: { colour: color.tone.error.glyph, ...drafted },
  willAllow: { colour: color.accent.solid, ...drafted, dash: [8, 5] },
  draftBlocks: { colour: color.tone.error.glyph, ...drafted, dash: [8, 5] },
  draftAllows: { colour: color.accent.solid, ...drafted },
  near: { colour: color.accent.solid, opacity: 0.75 },
  middling: { colour: color.tone.pending.glyph, opacity: 0.85, dash: [14, 4] },
  far: { colour: color.tone.warning.glyph, opacity: 0.9, dash: [6, 4] },
  down: { colour: color.tone.error.glyph, opacity: 0.6, dash: [2, 4] },
};

const widths: Readonly<Record<Level, number>> = { 1: 1, 2: 1.6, 3: 2.4, 4: 3.4, 5: 4.6 };

const faintness = 0.25;
/** Opacity of loud peer links, which are many. Other loud links are opaque. */
const accentOpacity = { mesh: 0.8, hub: 0.8 } as const;

export function readPalette() {
  const isMore = window.matchMedia(media.moreContrast).matches;
  const colours = new Map<string, string>();
  const read = (token: string) => {
    const known = colours.get(token) ?? resolved(token);
    colours.set(token, known);
    return known;
  };
  return {
    /** `width` is in screen pixels, at any zoom. */
    line({ kind, level, volume }: Omit<Stroke, 'segments'>) {
      const { colour, opacity, dash = [], width = 1.2 } = lineLooks[kind];
      const look = { colour: read(colour), width: level ? widths[level] : width, dash };
      if (isMore) return { ...look, opacity: volume === 'faint' ? 0.6 : 1 };
      if (volume !== 'loud') return { ...look, opacity: volume === 'faint' ? opacity * faintness : opacity };
      return kind === 'mesh' || kind === 'hub'
        ? { ...look, colour: read(color.accent.solid), opacity: accentOpacity[kind] }
        : { ...look, opacity: 1 };
    },
    text: {
      name: read(color.text.secondary),
      halo: read(color.surface.canvas),
      caption: read(color.text.secondary),
    },
    font: read(measure.font.text),
    path: read(color.accent.solid),
    disc: { stroke: read(color.line.strong), fill: read(color.surface.panel) },
    dot(look: Look) {
      const { stroke, fill } = lookColours[look];
      return { stroke: read(stroke), fill: read(fill) };
    },
  };
}

/** Emphasis of a link: `loud` for links of the selected or hovered item, `faint` for the others next to those. */
export type Emphasis = 'loud' | 'quiet' | 'faint';

type Line = { readonly kind: LineKind; readonly level?: Level; readonly from: string; readonly to: string };

/** Links with the same style, as x1, y1, x2, y2… in pixels at zoom 1. */
export type Stroke = Pick<Line, 'kind' | 'level'> & {
  readonly volume: Emphasis;
  readonly segments: Float32Array;
};

const order: Readonly<Record<Emphasis, number>> = { faint: 0, quiet: 1, loud: 2 };

export function strokesOf(
  links: readonly Line[],
  places: Places,
  volumeOf: (link: Line) => Emphasis,
): readonly Stroke[] {
  const alike = new Map<string, Omit<Stroke, 'segments'> & { segments: number[] }>();
  for (const { kind, level, from, to } of links) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end) continue;
    const volume = volumeOf({ kind, from, to });
    const key = `${volume} ${kind} ${level}`;
    const stroke = alike.get(key) ?? { kind, ...(level && { level }), volume, segments: [] };
    stroke.segments.push(start.x, start.y, end.x, end.y);
    alike.set(key, stroke);
  }
  return [...alike.values()]
    .map((stroke) => ({ ...stroke, segments: Float32Array.from(stroke.segments) }))
    .toSorted((a, b) => order[a.volume] - order[b.volume]);
}
