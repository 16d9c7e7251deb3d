import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';
import { shape } from './MatrixMarks.css.ts';

export const legend = style([
  type.hint,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${measure.space.xsmall} ${measure.space.gutter}`,
    color: color.text.secondary,
    listStyle: 'none',
  },
]);

export const item = style({ display: 'flex', alignItems: 'center', gap: measure.space.small });

export const sample = style({ flexShrink: 0 });

// Faint in a grid full of them, but a single one has to be found.
globalStyle(`${sample} ${shape.check}`, { strokeOpacity: 1 });
