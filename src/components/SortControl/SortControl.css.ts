import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const control = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'stretch',
    minHeight: measure.size.control,
    border: `1px solid ${color.line.control}`,
    borderRadius: measure.radius.control,
    background: color.surface.control,
    whiteSpace: 'nowrap',
    '@media': { [media.touch]: { minHeight: measure.size.touch } },
  },
]);

export const select = style({ display: 'flex' });

const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  border: 'none',
  borderRadius: measure.radius.chip,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded=true]': { background: color.surface.controlHover },
  },
});

export const field = style([part, { padding: `0 ${measure.space.large}` }]);

export const direction = style([
  part,
  {
    justifyContent: 'center',
    width: 26,
    padding: 0,
    '@media': { [media.touch]: { width: measure.size.touch } },
  },
]);

export const quiet = style({ color: color.text.tertiary, fontWeight: 400 });

export const icon = style({ color: color.text.tertiary });
