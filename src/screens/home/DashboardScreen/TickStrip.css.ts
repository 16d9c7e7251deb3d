import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular, type } from '../../../components/theme/type.css.ts';
import { pattern, stripes } from '../../../components/ToneBar/stripes.ts';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${measure.space.xlarge} ${measure.space.gutter}`,
});

/** Networks share the width by their numbers of nodes. */
export const item = style({ flexBasis: 0, minWidth: 96 });

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  borderRadius: measure.radius.cell,
});

export const link = style({ '@media': { [media.hover]: { ':hover': { color: color.accent.text } } } });

/** Ticks get thinner to stay on one line. */
export const ticks = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: measure.space.xxsmall,
});

const tick = style({ flex: '1 1 4px', maxWidth: 12, height: 26, borderRadius: 1 });

export const tone = styleVariants({
  healthy: [tick, { background: color.tick.healthy, ...pattern.empty }],
  warning: [tick, { height: 18, background: color.tone.warning.glyph, ...pattern.hatched }],
  error: [tick, { background: color.tone.error.glyph, ...pattern.solid }],
  off: [tick, { height: 18, background: color.tick.neutral, ...pattern.dashed }],
  pending: [tick, { background: stripes(color.tone.pending.glyph, 'across') }],
});

/** Replaces ticks when there are too many. */
export const bar = style({ display: 'flex', alignItems: 'center', height: 26 });

export const caption = style([
  type.hint,
  {
    display: 'flex',
    gap: measure.space.medium,
    color: 'inherit',
    whiteSpace: 'nowrap',
  },
]);

export const label = style({
  color: color.text.secondary,
  '@media': { [media.hover]: { selectors: { [`${link}:hover &`]: { color: 'inherit' } } } },
});

export const errors = style([
  tabular,
  { display: 'flex', alignItems: 'center', gap: measure.space.xsmall, color: color.tone.error.text },
]);

export const count = style([tabular, { color: color.text.tertiary }]);
