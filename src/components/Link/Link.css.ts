import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const base = style({
  borderRadius: measure.radius.tag,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
  },
});

export const emphasis = styleVariants({
  accent: [base, { color: color.accent.text }],
  name: [type.name, base, { color: color.text.primary }],
  quiet: [
    base,
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: measure.space.small,
      color: color.text.secondary,
      '@media': {
        // A standalone link: as large as a finger, without making its line higher.
        [media.touch]: {
          position: 'relative',
          // Axe measures the link itself.
          paddingBlock: 2,
          marginBlock: -2,
          '::after': { content: '', position: 'absolute', inset: '-12px -8px' },
        },
        [media.hover]: { selectors: { '&:hover': { color: color.text.primary, textDecoration: 'none' } } },
      },
    },
  ],
});
