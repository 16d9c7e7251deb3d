import { globalStyle, style } from '@vanilla-extract/css';
import { measure } from '../../../components/theme/measures.css.ts';

/** From edge to edge. */
export const actions = style({
  display: 'flex',
  gap: measure.space.medium,
  width: `calc(100vw - 2 * ${measure.space.gutter})`,
});

/** The links share what the menu leaves. */
globalStyle(`${actions} > a`, { flex: '1 1 0' });
