import { globalStyle, style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { tabular } from '../../../components/theme/type.css.ts';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minWidth: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: measure.space.xsmall } },
});

export const stacked = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const counts = style([
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: measure.space.xlarge },
]);

/** Wide enough for three digits, so that the states stand below one another. */
export const total = style({ minWidth: measure.space.page, textAlign: 'right' });

export const exception = style({ display: 'inline-flex', alignItems: 'center', gap: measure.space.small });

/** Within reach when the row is pointed at or holds the focus; where nothing can point, the menu has the same. */
export const onDemand = style({
  display: 'inline-flex',
  gap: measure.space.xsmall,
  '@media': { '(hover: hover)': { opacity: 0 }, '(hover: none)': { display: 'none' } },
});

globalStyle(`tr:hover ${onDemand}, tr:focus-within ${onDemand}`, { opacity: 1 });
