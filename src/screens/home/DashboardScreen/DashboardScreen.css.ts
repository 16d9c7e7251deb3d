import { style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** “Needs attention” comes first and is widest, with the cards beside it, or below it in windows below 1280 px. */
export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'minmax(0, 1fr) clamp(344px, 30vw, 432px)',
  gridTemplateAreas: "'attention cards' 'attention today' 'attention expiring' 'attention .'",
  gridTemplateRows: 'auto auto auto 1fr',
  '@media': {
    [media.belowPanels]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: "'attention' 'cards' 'today' 'expiring'",
      gridTemplateRows: 'auto',
    },
  },
});

export const cards = style({ gridArea: 'cards', minWidth: 0 });
export const today = style({ gridArea: 'today', minWidth: 0 });
export const expiring = style({ gridArea: 'expiring', minWidth: 0 });
export const attention = style({ gridArea: 'attention', minWidth: 0 });

/** Hidden on phones to make room for the fleet. The network list has the same actions. */
export const actions = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } });
