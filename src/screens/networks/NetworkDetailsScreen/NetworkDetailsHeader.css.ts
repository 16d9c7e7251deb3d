import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

export const actions = style({
  display: 'flex',
  gap: measure.space.medium,
  width: `calc(100vw - 2 * ${measure.space.gutter})`,
});

globalStyle(`${actions} > a`, { flex: '1 1 0' });
