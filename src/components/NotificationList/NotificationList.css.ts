import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { bodyLine } from '../theme/type.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: '60vh',
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const header = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: measure.size.controlLogin,
  padding: `${measure.space.xsmall} ${measure.space.small} ${measure.space.xsmall} ${measure.space.xlarge}`,
  borderBottom: `1px solid ${color.line.hairline}`,
});

export const list = style({ overflowY: 'auto' });

export const item = style({
  display: 'flex',
  gap: measure.space.large,
  padding: `${measure.space.medium} ${measure.space.xlarge}`,
  outline: 'none',
  selectors: {
    '& + &': { borderTop: `1px solid ${color.line.hairline}` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** As high as the first line and as wide as the widest glyph, so that texts align. */
export const glyph = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 14,
  height: 20,
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const text = style({ fontWeight: 500 });

export const detail = style({ color: color.text.secondary });

export const time = style({ flexShrink: 0, color: color.text.tertiary, lineHeight: bodyLine });

export const nothing = style({
  padding: `${measure.space.section} ${measure.space.xlarge}`,
  textAlign: 'center',
  color: color.text.tertiary,
});
