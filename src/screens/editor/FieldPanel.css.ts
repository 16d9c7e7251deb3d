import { style, styleVariants } from '@vanilla-extract/css';
import { measure, media } from '../../components/theme/measures.css.ts';

export const state = style({ display: 'flex', alignItems: 'center', gap: measure.space.medium });

export const columns = styleVariants({
  1: {},
  2: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: measure.space.huge,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const unset = style({ padding: `${measure.space.medium} 0` });
