import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { lookColours } from './lookColours.ts';

const fill = createVar();

export const figure = style({ position: 'relative', display: 'block', flexShrink: 0 });

export const looks = styleVariants(lookColours, ({ stroke, fill: filling }) => ({
  color: stroke,
  vars: { [fill]: filling },
}));

export const drawing = style({ position: 'absolute', inset: 0, overflow: 'visible' });

export const body = style({
  fill,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  selectors: {
    // In forced colours, a chosen button has the colour of its figures’ fill as text colour.
    '[aria-pressed="true"] &': { '@media': { [media.forcedColours]: { fill: 'Highlight' } } },
  },
});

export const dashed = styleVariants({
  relayed: { strokeDasharray: '2.6 2.4' },
  pending: { strokeDasharray: '4 3' },
});

/** A client that is disabled on its gateway. */
export const hollow = style({ fill: 'none', strokeDasharray: '2.6 2.4' });

export const dot = style({ fill: 'currentColor' });

const ring = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.2 });

export const rings = styleVariants({
  hub: [ring],
  warning: [ring, { strokeDasharray: '2.6 2.4', strokeWidth: 1.5 }],
  error: [ring, { strokeWidth: 1.5 }],
});

export const selectedRing = style({ fill: 'none', stroke: color.accent.solid, strokeWidth: 2 });

export const glyphs = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  height: '100%',
});

export const glyphOfAll = styleVariants({
  egress: { color: color.role.egress.stroke },
  ingress: { color: color.role.ingress.stroke },
  relay: { color: color.role.relay.stroke },
});

export const glyph = style({ display: 'grid' });

export const text = style({
  fontFamily: measure.font.mono,
  fontSize: 10.5,
  lineHeight: '22px',
  whiteSpace: 'nowrap',
});

export const badge = style({ position: 'absolute', top: -8, right: -8, lineHeight: 0 });

/** Hull of a group. Members and links show through it. */
export const hullDrawing = style({ display: 'block', overflow: 'visible' });

const hullOf = (opacity: number) =>
  style({
    fill: color.surface.active,
    fillOpacity: opacity,
    stroke: color.line.strong,
    strokeWidth: 1,
    vectorEffect: 'non-scaling-stroke',
  });

export const hull = hullOf(0.3);
export const openHull = hullOf(0.15);

const rimOf = (stroke: string, forcedWidth: number) => ({
  fill: 'none',
  stroke,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke' as const,
  // Its length is a share, so that only its width can replace its hue.
  '@media': { [media.forcedColours]: { strokeWidth: forcedWidth, strokeOpacity: 1 } },
});

export const rim = styleVariants({
  healthy: { ...rimOf(color.tone.healthy.glyph, 1), strokeOpacity: 0.4, strokeWidth: 1.5 },
  warning: rimOf(color.tone.warning.glyph, 5),
  error: rimOf(color.tone.error.glyph, 9),
  pending: rimOf(color.tone.pending.glyph, 3),
});

export const selectedHull = style({
  fill: 'none',
  stroke: color.accent.solid,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const isolatedRing = style({
  fill: 'none',
  stroke: color.tone.error.glyph,
  strokeWidth: 1.6,
  strokeDasharray: '2 5',
});
