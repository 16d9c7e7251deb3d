import { style } from '@vanilla-extract/css';
import { measure, media } from '../theme/measures.css.ts';

/** Custom property that the component sets where the columns are not equal. */
export const tracksName = '--columns-tracks';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: `var(${tracksName}, none)`,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'row' },
  },
});
