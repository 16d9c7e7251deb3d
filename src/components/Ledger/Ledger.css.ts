import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

/** The lines are what shows of the ground between the cells. */
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.line.hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'flex',
  minWidth: 0,
  background: color.surface.canvas,
  selectors: {
    '&:first-child': { borderTopLeftRadius: 7 },
    '&:last-child': { borderBottomRightRadius: 7 },
  },
});
