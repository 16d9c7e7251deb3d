import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const track = style({
  display: 'inline-flex',
  padding: 1,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.control,
  background: color.surface.sunken,
});

export const segment = style([
  type.strong,
  {
    position: 'relative',
    flexGrow: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: measure.space.small,
    minHeight: 24,
    padding: `0 ${measure.space.large}`,
    border: '1px solid transparent',
    borderRadius: measure.radius.chip,
    background: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.text.primary },
      '&[data-selected]': {
        borderColor: color.line.segment,
        background: color.surface.segment,
        color: color.text.primary,
      },
    },
    // The control is as high as others beside it, and its border part of the target.
    '@media': {
      [media.touch]: {
        minWidth: measure.size.touch,
        minHeight: `calc(${measure.size.touch} - 4px)`,
        '::after': { content: '', position: 'absolute', inset: '-3px 0' },
      },
    },
  },
]);
