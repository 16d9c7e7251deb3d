import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 20,
  height: measure.size.controlSmall,
  padding: 0,
  border: 'none',
  background: 'none',
  borderRadius: measure.radius.control,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text.primary, background: color.surface.active },
    // The touch target is larger than the button.
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
  '@media': { [media.touch]: { selectors: { '&::after': { inset: '-10px -12px' } } } },
});
