import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

const lit = { background: color.surface.active, color: color.text.primary };

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: measure.radius.control,
  background: 'none',
  color: color.text.secondary,
  cursor: 'pointer',
  transition: `background ${measure.motion.quick}, color ${measure.motion.quick}`,
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded=true]': lit,
    '&[aria-pressed=true]': { background: color.surface.active, color: color.accent.text },
    '&[aria-disabled=true]:not([data-busy])': { color: color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:not([data-rac], [aria-disabled=true]):is(:hover, :active)': lit } },
  },
});

export const outlined = style({
  background: color.surface.control,
  borderColor: color.line.control,
  selectors: {
    '&[aria-disabled=true]:not([data-busy])': {
      background: color.surface.disabled,
      borderColor: color.line.hairline,
    },
  },
});

const touch = { [media.touch]: { width: measure.size.touch, height: measure.size.touch } };

export const size = styleVariants({
  small: { width: measure.size.controlSmall, height: measure.size.controlSmall, '@media': touch },
  default: { width: measure.size.control, height: measure.size.control, '@media': touch },
  form: { width: measure.size.controlForm, height: measure.size.controlForm, '@media': touch },
});
