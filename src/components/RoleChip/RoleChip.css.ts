import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

export const chip = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: 0,
  border: `1px solid ${color.line.border}`,
  borderRadius: measure.radius.chip,
  background: 'none',
  color: color.text.disabled,
  cursor: 'default',
  transition: `background ${measure.motion.quick}, border-color ${measure.motion.quick}, color ${measure.motion.quick}, opacity ${measure.motion.quick}`,
});

export const size = styleVariants({ default: { width: 26, height: 22 }, large: { width: 28, height: 28 } });

export const pressable = style({
  cursor: 'pointer',
  '@media': { [media.touch]: { width: measure.size.touch, height: measure.size.touch } },
});

export const off = style({
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:is(button):not([aria-disabled=true])': {
          borderColor: color.line.control,
          color: color.text.secondary,
        },
      },
    },
  },
});

/** In forced colours, off is outlined and on is filled. */
const forced = {
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
} as const;

const neutral = {
  ...forced,
  background: color.surface.active,
  borderColor: color.line.strong,
  color: color.text.primary,
};

const coloured = (role: 'egress' | 'ingress' | 'relay') => ({
  background: color.role[role].fill,
  borderColor: color.role[role].chipBorder,
  color: color.role[role].stroke,
  ...forced,
});

export const on = styleVariants({
  egress: coloured('egress'),
  ingress: coloured('ingress'),
  relay: coloured('relay'),
  failover: neutral,
  hub: neutral,
});

export const impossible = style({ borderStyle: 'dashed', cursor: 'default' });
