import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const trail = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  whiteSpace: 'nowrap',
});

export const part = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  selectors: {
    '& + &::before': {
      // Decorative, with an empty alternative text.
      content: "'/' / ''",
      color: color.text.disabled,
      padding: `0 ${measure.space.medium}`,
    },
    '&:last-child': { flexShrink: 1, minWidth: 0 },
  },
});

/** Replaced by the `…` menu on narrow screens. */
export const middle = style({ '@media': { [media.belowPanels]: { display: 'none' } } });

export const more = style({
  display: 'none',
  '@media': { [media.belowPanels]: { display: 'flex' } },
});

export const text = style({ color: color.text.secondary });

export const link = style({
  borderRadius: measure.radius.tag,
  color: color.text.secondary,
  transition: `color ${measure.motion.quick} ${measure.motion.easing}`,
  '@media': { [media.hover]: { ':hover': { color: color.text.primary } } },
});

export const current = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 500,
  color: color.text.primary,
});
