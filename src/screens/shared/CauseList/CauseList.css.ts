import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.large,
  padding: measure.space.gutter,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const count = style({ color: color.text.tertiary });

export const line = style({ display: 'grid', gap: measure.space.xxsmall, overflowWrap: 'anywhere' });

/** Aligns the text of ghost buttons with the heading. Long names wrap. */
export const pull = style({ marginInline: `calc(-1 * ${measure.space.large})` });
globalStyle(`${pull} > button`, { whiteSpace: 'normal', textAlign: 'start' });
