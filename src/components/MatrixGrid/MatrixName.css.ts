import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { identifier, type } from '../theme/type.css.ts';

/** Along the row; columns turn it. */
export const name = style([
  type.micro,
  identifier,
  {
    display: 'flex',
    gap: measure.space.small,
    minWidth: 0,
    maxWidth: '100%',
    maxHeight: '100%',
    borderRadius: measure.radius.cell,
    fontWeight: 400,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { color: color.accent.text } },
  },
]);

export const currentName = style([name, { color: color.text.primary, fontWeight: 600 }]);

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const note = style({
  flexShrink: 0,
  maxInlineSize: 84,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: 400,
  color: color.text.tertiary,
});
