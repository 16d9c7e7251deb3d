import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** Beside the counts there is room for what needs attention; below 1024 px it comes before them. */
export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'minmax(0, 71fr) minmax(0, 39fr)',
  gridTemplateAreas: "'cards attention' 'today attention' '. attention'",
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [media.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: "'attention' 'cards' 'today'",
      gridTemplateRows: 'auto',
    },
  },
});

export const cards = style({ gridArea: 'cards', minWidth: 0 });
export const today = style({ gridArea: 'today', minWidth: 0 });
export const attention = style({ gridArea: 'attention', minWidth: 0 });

/** A phone has the room for the fleet instead; the list of networks offers to create one, too. */
export const actions = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
