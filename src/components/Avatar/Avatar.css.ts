import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { type } from '../theme/type.css.ts';

export const avatar = style([
  type.micro,
  {
    display: 'inline-grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    flexShrink: 0,
    borderRadius: '50%',
    background: color.accent.tint2,
    color: color.accent.text,
    fontWeight: 600,
    textTransform: 'uppercase',
    // Generated, so that it is no part of the text of a button with an avatar.
    '::before': { content: 'attr(data-initials)' },
    selectors: { '&::before': { content: 'attr(data-initials)' } },
  },
]);
