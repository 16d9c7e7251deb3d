import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';
import { tabular } from '../../../components/theme/type.css.ts';

/** The lines are targets, so their centres are 24 px apart. */
export const stacked = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  minWidth: 0,
  // Clear of the edges of the row.
  paddingBlock: measure.space.xsmall,
});

/** Higher lines, in a row as high as those with ages. */
export const ranges = style([stacked, { paddingBlock: measure.space.xxsmall }]);

export const counts = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    // The column fits thousands of nodes with hundreds in each state.
    gap: measure.space.small,
  },
]);

/** Fits three digits, so that the states align vertically. */
export const total = style({ minWidth: measure.space.page, textAlign: 'right' });

export const exception = style({ display: 'inline-flex', alignItems: 'center', gap: measure.space.xsmall });

/** Shown on hover and focus. Touch devices use the same actions in the menu. */
export const onDemand = style({
  display: 'inline-flex',
  gap: measure.space.xsmall,
  '@media': { '(hover: hover)': { opacity: 0 }, '(hover: none)': { display: 'none' } },
});

globalStyle(`tr:hover ${onDemand}, tr:focus-within ${onDemand}`, { opacity: 1 });
