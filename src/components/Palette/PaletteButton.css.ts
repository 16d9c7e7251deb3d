import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const opener = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.medium,
    width: 248,
    height: measure.size.control,
    padding: `0 ${measure.space.small} 0 ${measure.space.large}`,
    border: `1px solid ${color.line.control}`,
    borderRadius: measure.radius.control,
    background: color.surface.control,
    color: color.text.tertiary,
    cursor: 'pointer',
    '@media': {
      [media.hover]: { ':hover': { background: color.surface.controlHover, color: color.text.secondary } },
    },
  },
]);

export const openerWords = style({ flex: 1, textAlign: 'left' });
