import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { media } from '../theme/measures.css.ts';
import { tabular, type } from '../theme/type.css.ts';
import type { MarkShape } from './markShapes.ts';

/** Marks at the edge of a block extend a little beyond it. */
export const marks = style({ position: 'absolute', overflow: 'visible', pointerEvents: 'none' });

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A block without its hue is an outline. */
const blocked = {
  fill: color.matrix.blocked,
  '@media': { [media.forcedColours]: { stroke: 'CanvasText', strokeWidth: 1 } },
} as const;

const fullStroke = { strokeOpacity: 1 } as const;
const fullWhereNeeded = { [media.forcedColours]: fullStroke, [media.moreContrast]: fullStroke };

export const shape = styleVariants({
  plan: { fill: color.accent.tint, stroke: color.accent.solid, strokeWidth: 1 },
  tile: blocked,
  ground: blocked,
  half: blocked,
  fill: { ...blocked, '@media': { [media.forcedColours]: { fill: color.surface.active } } },
  frame: {
    ...stroke,
    strokeWidth: 1,
    stroke: color.text.tertiary,
    vectorEffect: 'non-scaling-stroke' as const,
  },
  edge: { ...stroke, strokeWidth: 1, stroke: color.line.hairline },
  dot: { ...stroke, strokeWidth: 3.4, stroke: color.matrix.allowed },
  halfDot: { ...stroke, strokeWidth: 3.4, stroke: color.matrix.allowed },
  bar: { ...stroke, strokeWidth: 1.6, stroke: color.matrix.blockedBar },
  check: {
    ...stroke,
    strokeWidth: 1.6,
    stroke: color.tone.healthy.glyph,
    strokeOpacity: 0.25,
    '@media': fullWhereNeeded,
  },
  cross: { ...stroke, strokeWidth: 1.8, stroke: color.matrix.blockedBar },
  faintCross: {
    ...stroke,
    strokeWidth: 1.6,
    stroke: color.matrix.blockedBar,
    strokeOpacity: 0.45,
    '@media': fullWhereNeeded,
  },
  unknown: { ...stroke, strokeWidth: 1.6, stroke: color.text.disabled },
  self: { ...stroke, strokeWidth: 1, stroke: color.line.strong },
  flag: { fill: color.text.secondary },
  change: {
    ...stroke,
    strokeWidth: 1.4,
    stroke: color.accent.solid,
    '@media': { [media.forcedColours]: { strokeWidth: 2, strokeDasharray: '3 3' } },
  },
} satisfies Record<MarkShape, object>);

/** Fits inside the frame of the smallest labelled cells. */
export const label = style([
  type.hint,
  tabular,
  { fill: color.text.primary, fontSize: 10, textAnchor: 'middle' },
]);

export const roomyLabel = style([type.hint, tabular, { fill: color.text.primary, textAnchor: 'middle' }]);
