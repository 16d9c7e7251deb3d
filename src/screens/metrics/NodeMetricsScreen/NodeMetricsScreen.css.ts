import { globalStyle, style } from '@vanilla-extract/css';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: measure.space.gutter,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// The third figure fills the second line.
globalStyle(`${figures} > :nth-child(3)`, {
  '@media': { [media.belowPanels]: { gridColumn: 'span 2' }, [media.phone]: { gridColumn: 'auto' } },
});

export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: measure.space.medium,
  marginInlineEnd: 'auto',
});

export const find = style({
  display: 'flex',
  gap: measure.space.small,
  '@media': { [media.phone]: { width: '100%' } },
});

/** Phones have no room for it beside the buttons. */
export const measured = style({ '@media': { [media.phone]: { display: 'none' } } });
