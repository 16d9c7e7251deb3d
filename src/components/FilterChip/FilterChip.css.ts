import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const base = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    minHeight: measure.size.control,
    borderRadius: measure.radius.control,
    whiteSpace: 'nowrap',
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
  },
]);

export const chip = styleVariants({
  available: [base, { border: `1px dashed ${color.line.control}`, color: color.text.secondary }],
  set: [base, { border: `1px solid ${color.line.control}`, background: color.surface.control }],
});

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: measure.space.small,
  padding: `0 ${measure.space.large}`,
  border: 'none',
  borderRadius: measure.radius.chip,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded=true]': {
      background: color.surface.controlHover,
      color: color.text.primary,
    },
  },
});

export const words = style({ display: 'inline-flex', gap: '0.35em' });

export const quiet = style({ color: color.text.tertiary, fontWeight: 400 });

export const icon = style({ color: color.text.tertiary });

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  marginLeft: `calc(-1 * ${measure.space.small})`,
  padding: 0,
  border: 'none',
  borderRadius: measure.radius.chip,
  background: 'none',
  color: color.text.tertiary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.text.primary } },
  '@media': { [media.touch]: { width: measure.size.touch } },
});
