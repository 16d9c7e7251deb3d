import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';

/** Each card draws the lines at its right and lower edge; the outermost ones are cut off here. */
export const ledger = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'hidden',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
