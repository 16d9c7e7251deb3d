import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 880px)',
  alignItems: 'start',
  gap: measure.space.giant,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const sections = style({ minWidth: 0 });
