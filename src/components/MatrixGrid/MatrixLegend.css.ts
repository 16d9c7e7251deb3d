import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

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
