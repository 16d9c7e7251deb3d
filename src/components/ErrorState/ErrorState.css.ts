import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const glyph = style({ color: color.tone.error.text });

export const report = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.large,
  minWidth: 0,
  maxWidth: '100%',
});

export const align = styleVariants({ center: { alignItems: 'center' }, start: { alignItems: 'flex-start' } });

export const details = style({ width: measure.size.prose, maxWidth: '100%' });

export const summary = style({
  width: 'fit-content',
  selectors: { [`${align.center} &`]: { marginInline: 'auto' } },
  borderRadius: measure.radius.control,
  color: color.text.secondary,
  cursor: 'pointer',
});

export const text = style([
  type.mono,
  {
    maxHeight: 200,
    margin: `${measure.space.medium} 0 0`,
    overflow: 'auto',
    padding: measure.space.large,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: measure.radius.control,
    background: color.surface.sunken,
    color: color.text.secondary,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
