import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0, 1fr)',
  alignItems: 'start',
  gap: measure.space.giant,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.space.section,
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'grid',
  gap: measure.space.small,
  paddingLeft: measure.space.page,
  listStyle: 'decimal',
});
