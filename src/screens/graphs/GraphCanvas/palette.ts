import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { resolved } from '../../../components/theme/resolved.ts';
import type { LayerLineKind, Look, MeasuredKind } from '../../../domain/graph/layers/layer.ts';
import { draftKeys, speeds, type DraftKey } from '../../../domain/graph/legend.ts';
import type { LinkKind } from '../../../domain/graph/topology.ts';
import { lookColours } from '../NodeFigure/lookColours.ts';
import type { Places } from './place.ts';

export type LineKind = LinkKind | 'blocked' | LayerLineKind;

export type Palette = ReturnType<typeof readPalette>;

export const lineTokens: Readonly<
  Record<
    LinkKind | 'blocked' | 'oneWay' | DraftKey | (typeof speeds)[number],
    { readonly colour: string; readonly opacity: number }
  >
> = {
  mesh: { colour: color.text.tertiary, opacity: 0.11 },
  hub: { colour: color.text.tertiary, opacity: 0.5 },
  relay: { colour: color.role.relayed.stroke, opacity: 0.85 },
  client: { colour: color.role.client.stroke, opacity: 0.75 },
  range: { colour: color.role.range.stroke, opacity: 0.75 },
  blocked: { colour: color.tone.error.glyph, opacity: 0.7 },
  oneWay: { colour: color.tone.warning.glyph, opacity: 0.9 },
  willBlock: { colour: color.tone.error.glyph, opacity: 1 },
  willAllow: { colour: color.accent.solid, opacity: 1 },
  draftBlocks: { colour: color.tone.error.glyph, opacity: 1 },
  draftAllows: { colour: color.accent.solid, opacity: 1 },
  near: { colour: color.accent.solid, opacity: 0.75 },
  middling: { colour: color.tone.pending.glyph, opacity: 0.85 },
  far: { colour: color.tone.warning.glyph, opacity: 0.9 },
  down: { colour: color.tone.error.glyph, opacity: 0.6 },
};

/** Dashes distinguish lines for people who can't see their colours. */
export const lineDashes: Readonly<Partial<Record<keyof typeof lineTokens, readonly number[]>>> = {
  relay: [3, 3],
  blocked: [5, 4],
  oneWay: [9, 3, 2, 3],
  willAllow: [8, 5],
  draftBlocks: [8, 5],
  middling: [14, 4],
  far: [6, 4],
  down: [2, 4],
};

const widths = [1, 1.6, 2.4, 3.4, 4.6] as const;

function partsOf(kind: LineKind): { readonly name: keyof typeof lineTokens; readonly width: number } {
  if (!isMeasured(kind)) {
    const isDrafted = draftKeys.some((key) => key === kind);
    return { name: kind, width: isDrafted ? 2.4 : kind === 'mesh' || kind === 'hub' ? 1 : 1.2 };
  }
  const name = speeds.find((speed) => kind.startsWith(speed)) ?? 'down';
  return { name, width: widths[Number(kind.at(-1)) - 1] ?? widths[0] };
}

function isMeasured(kind: LineKind): kind is MeasuredKind {
  return /-\d$/.test(kind);
}

const faintness = 0.25;
/** Opacity of loud peer links, which are many. Other loud links are opaque. */
const accentOpacity = { mesh: 0.42, hub: 0.8 } as const;

export function readPalette() {
  const colours = new Map<string, string>();
  const read = (token: string) => {
    const known = colours.get(token) ?? resolved(token);
    colours.set(token, known);
    return known;
  };
  return {
    /** `width` is in screen pixels, at any zoom. */
    line(kind: LineKind, volume: Emphasis) {
      const { name, width } = partsOf(kind);
      const { colour, opacity } = lineTokens[name];
      const dash = lineDashes[name] ?? [];
      if (volume === 'loud') {
        const isPeer = kind === 'mesh' || kind === 'hub';
        return isPeer
          ? { colour: read(color.accent.solid), opacity: accentOpacity[kind], width, dash }
          : { colour: read(colour), opacity: 1, width, dash };
      }
      return {
        colour: read(colour),
        opacity: volume === 'faint' ? opacity * faintness : opacity,
        width,
        dash,
      };
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

/** Links with the same style, as x1, y1, x2, y2… in pixels at zoom 1. */
export type Stroke = {
  readonly kind: LineKind;
  readonly volume: Emphasis;
  readonly segments: Float32Array;
};

const order: Readonly<Record<Emphasis, number>> = { faint: 0, quiet: 1, loud: 2 };

export function strokesOf<
  Line extends { readonly kind: LineKind; readonly from: string; readonly to: string },
>(links: readonly Line[], places: Places, volumeOf: (link: Line) => Emphasis): readonly Stroke[] {
  const alike = new Map<string, { kind: LineKind; volume: Emphasis; segments: number[] }>();
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
    .toSorted((a, b) => order[a.volume] - order[b.volume]);
}
