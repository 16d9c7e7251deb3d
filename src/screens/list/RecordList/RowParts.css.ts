import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

/** Wraps, because it identifies its row. */
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** A name and its tags, which are below it where there is no space for both. */
export const tagged = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.xxsmall} ${measure.space.medium}`,
  minWidth: 0,
});

export const addresses = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const address = style({ display: 'flex', minWidth: 0 });

export const secondAddress = style([address, { color: color.text.tertiary }]);

export const cut = style({ display: 'flex', alignItems: 'baseline', minWidth: 0 });

export const cutEnd = style({ flexShrink: 0, lineHeight: 1, whiteSpace: 'nowrap' });
