import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const drawing = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 });

export const link = style({ strokeDasharray: '3 3' });

export const added = style({ stroke: color.accent.solid, strokeLinecap: 'round' });

export const placard = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: measure.space.section,
  padding: `0 ${measure.space.gutter} ${measure.space.giant}`,
  textAlign: 'center',
});

/** Distance to the toolbar above, or to the edge of the page. */
export const distance = styleVariants({
  near: { paddingTop: 120, '@media': { [media.phone]: { paddingTop: measure.space.vast } } },
  far: { paddingTop: 190, '@media': { [media.phone]: { paddingTop: 120 } } },
});

export const art = style({ display: 'flex', color: color.line.strong });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  maxWidth: 360,
});

export const quote = style({
  maxWidth: `min(100%, ${measure.size.prose})`,
  padding: `${measure.space.small} ${measure.space.large}`,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.control,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: measure.space.medium,
});
