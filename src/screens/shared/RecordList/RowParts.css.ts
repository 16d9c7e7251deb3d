import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** One line in tables, several on phones. Leaves space for the link’s focus ring. */
export const name = style({
  minWidth: 0,
  padding: measure.space.xsmall,
  margin: `calc(-1 * ${measure.space.xsmall})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const marked = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  minWidth: 0,
});

export const unmarked = style({ display: 'contents' });

export const addresses = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const address = style({ display: 'flex', minWidth: 0 });

export const secondAddress = style([address, { color: color.text.tertiary }]);

export const cut = style({ display: 'flex', alignItems: 'baseline', minWidth: 0 });

export const cutEnd = style({ flexShrink: 0, lineHeight: 1, whiteSpace: 'nowrap' });

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const cardName = style({ flex: 1, minWidth: 0, fontSize: 15 });

export const cardActions = style({
  display: 'flex',
  margin: `-10px calc(-1 * ${measure.space.xlarge}) -10px 0`,
});

export const cardFacts = style({ color: color.text.tertiary, overflowWrap: 'anywhere' });
