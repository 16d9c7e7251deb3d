import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { type } from '../theme/type.css.ts';

const avatar = style([
  type.micro,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    fontWeight: 600,
    textTransform: 'uppercase',
    // Generated, so that the initials are not part of an accessible name.
    '::before': { content: 'attr(data-initials)' },
    selectors: { '&::before': { content: 'attr(data-initials)' } },
  },
]);

export const tone = styleVariants({
  accent: [avatar, { background: color.accent.tint2, color: color.accent.text }],
  neutral: [avatar, { background: color.surface.hover, color: color.text.secondary }],
});

export const size = styleVariants({
  small: { width: 24, height: 24 },
  large: { width: 28, height: 28 },
});
