import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const field = style({ display: 'flex', minWidth: 0 });

/** The whole row is the target: mark, label and description. */
export const target = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: measure.space.large,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { '&[data-disabled], &[data-readonly]': { color: color.text.tertiary, cursor: 'default' } },
  '@media': {
    [media.touch]: { minHeight: measure.size.touch, paddingBlock: measure.space.xlarge },
  },
});

/** Extends the target of a mark without label, so that its table cell can stay small. */
export const bareTarget = style({
  position: 'relative',
  display: 'inline-flex',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled], &[data-readonly]': { cursor: 'default' },
    '&::after': { content: "''", position: 'absolute', inset: -6 },
  },
  '@media': { [media.touch]: { selectors: { '&::after': { inset: -14 } } } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({ display: 'flex', alignItems: 'center', gap: measure.space.small });

export const description = style([type.hint, { color: color.text.tertiary }]);
