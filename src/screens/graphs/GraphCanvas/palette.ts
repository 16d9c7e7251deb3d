import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { resolved } from '../../../components/theme/resolved.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { LinkKind } from '../../../domain/graph/topology.ts';
import type { Places } from './place.ts';

export type LineLook = {
  readonly colour: string;
  readonly opacity: number;
  /** Pixels on the screen, at any zoom. */
  readonly width: number;
  readonly dash: readonly number[];
};

export type DotLook = { readonly stroke: string; readonly fill: string };

type DotTone = NodeKind | 'warning' | 'error';

/** What is drawn as lines: links, and pairs that the rules keep apart. */
export type LineKind = LinkKind | 'blocked';

/** The colours of the present theme for what is drawn on a canvas, which knows no style sheet. */
export type Palette = {
  readonly line: (kind: LineKind, volume: Volume) => LineLook;
  readonly dot: (tone: DotTone) => DotLook;
  readonly text: { readonly name: string; readonly halo: string; readonly caption: string };
  readonly disc: DotLook;
  readonly font: string;
  readonly path: string;
};

type Tokens = { readonly stroke: string; readonly fill: string };

const dotTokens: Readonly<Record<DotTone, Tokens>> = {
  normal: color.role.normal,
  egress: color.role.egress,
  ingress: color.role.ingress,
  ingressEgress: color.role.egressIngress,
  relay: color.role.relay,
  ingressRelay: color.role.ingressRelay,
  egressRelay: color.role.egressRelay,
  relayed: color.role.relayed,
  ingressEgressRelay: color.role.all,
  client: color.role.client,
  range: color.role.range,
  warning: { stroke: color.tone.warning.glyph, fill: color.tone.warning.tint },
  error: { stroke: color.tone.error.glyph, fill: color.tone.error.tint },
};

/** Links of peers are many and grey; the others have the colour of what hangs on the gateway. */
const lineTokens: Readonly<Record<LineKind, { readonly colour: string; readonly opacity: number }>> = {
  mesh: { colour: color.text.tertiary, opacity: 0.11 },
  hub: { colour: color.text.tertiary, opacity: 0.5 },
  relay: { colour: color.role.relayed.stroke, opacity: 0.85 },
  client: { colour: color.role.client.stroke, opacity: 0.75 },
  range: { colour: color.role.range.stroke, opacity: 0.75 },
  blocked: { colour: color.tone.error.glyph, opacity: 0.7 },
};

const dashes: Readonly<Partial<Record<LineKind, readonly number[]>>> = { relay: [3, 3], blocked: [5, 4] };

const faintness = 0.25;
/** Links between peers, of what is selected. */
const accentOpacity = 0.42;

export function readPalette(): Palette {
  const dots = new Map<DotTone, DotLook>();
  const colours = new Map<string, string>();
  const read = (token: string) => {
    const known = colours.get(token) ?? resolved(token);
    colours.set(token, known);
    return known;
  };
  return {
    line(kind, volume) {
      const { colour, opacity } = lineTokens[kind];
      const isPeer = kind === 'mesh' || kind === 'hub';
      const isAccent = isPeer && volume === 'loud';
      return {
        colour: read(isAccent ? color.accent.solid : colour),
        opacity: volume === 'faint' ? opacity * faintness : isAccent ? accentOpacity : opacity,
        width: isPeer ? 1 : 1.2,
        dash: dashes[kind] ?? [],
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
    dot(tone) {
      const known = dots.get(tone);
      if (known) return known;
      const { stroke, fill } = dotTokens[tone];
      const look = { stroke: read(stroke), fill: read(fill) };
      dots.set(tone, look);
      return look;
    },
  };
}

/** How loudly a link is drawn: `loud` for those of what is selected or hovered, `faint` for the others meanwhile. */
export type Volume = 'loud' | 'quiet' | 'faint';

/** Links that look alike, as x1, y1, x2, y2 … in pixels at zoom 1. */
export type Stroke = {
  readonly kind: LineKind;
  readonly volume: Volume;
  readonly segments: Float32Array;
};

const order: Readonly<Record<Volume, number>> = { faint: 0, quiet: 1, loud: 2 };

/** The lines of a canvas, the loud ones on top; links without a place at either end are not drawn. */
export function strokesOf<
  Line extends { readonly kind: LineKind; readonly from: string; readonly to: string },
>(links: readonly Line[], places: Places, volumeOf: (link: Line) => Volume): readonly Stroke[] {
  const alike = new Map<string, { kind: LineKind; volume: Volume; segments: number[] }>();
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
