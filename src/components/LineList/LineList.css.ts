import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const box = style([
  focusRing,
  {
    maxHeight: measure.size.logPanel,
    padding: `${measure.space.medium} 0`,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: measure.radius.panel,
    background: color.surface.sunken,
    overflow: 'auto',
    // `useLines` keeps the position when lines are added above.
    overflowAnchor: 'none',
  },
]);

export const list = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

const base = style([
  type.mono,
  {
    position: 'absolute',
    top: 0,
    left: 0,
    padding: `${measure.space.xsmall} ${measure.space.gutter}`,
    color: color.text.primary,
    selectors: { '&[aria-current]': { background: color.surface.selected } },
  },
]);

export const line = styleVariants({
  wrapping: [base, { width: '100%', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }],
  single: [base, { minWidth: '100%', width: 'max-content', whiteSpace: 'pre' }],
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.small} ${measure.space.xxsmall} 0`,
});

export const ends = style({ display: 'flex', marginInlineStart: 'auto' });
