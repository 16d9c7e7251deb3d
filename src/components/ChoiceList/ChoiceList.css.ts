import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const list = style({
  border: `1px solid ${color.line.field}`,
  borderRadius: measure.radius.control,
  overflow: 'hidden',
  selectors: {
    '[data-invalid] > &': {
      borderColor: color.tone.error.glyph,
      boxShadow: `0 0 0 1px ${color.tone.error.glyph}`,
    },
  },
});

export const choice = style({
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xlarge,
  minHeight: measure.size.rowHeader,
  padding: `${measure.space.medium} ${measure.space.xlarge}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': { background: color.surface.selected },
  },
  '@media': { [media.touch]: { minHeight: measure.size.touch } },
});

export const circle = style({
  flexShrink: 0,
  width: 16,
  height: 16,
  border: `1px solid ${color.line.field}`,
  borderRadius: '50%',
  selectors: {
    '[data-selected] > &': { border: `5px solid ${color.accent.solid}`, background: color.accent.onSolid },
    '[data-focus-visible] > &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const mark = style({ color: color.text.tertiary, fontVariantNumeric: 'tabular-nums' });

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const description = style([type.hint, { color: color.text.tertiary }]);
