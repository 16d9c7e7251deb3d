import { style } from '@vanilla-extract/css';
import { color } from '../../src/components/theme/contract.css.ts';
import { measure } from '../../src/components/theme/measures.css.ts';
import { tabular, type } from '../../src/components/theme/type.css.ts';

export const colourName = '--token-colour';
export const lengthName = '--token-length';
export const shadowName = '--token-shadow';

export const swatch = style({
  height: 56,
  border: `1px solid ${color.line.border}`,
  borderRadius: measure.radius.control,
  background: `var(${colourName})`,
});

export const dot = style({
  display: 'inline-block',
  width: 12,
  height: 12,
  flexShrink: 0,
  border: `1px solid ${color.line.control}`,
  borderRadius: '50%',
  background: `var(${colourName})`,
});

export const table = style([type.hint, { width: '100%', borderCollapse: 'collapse' }]);

const cell = { padding: `${measure.space.small} ${measure.space.medium}`, textAlign: 'start' } as const;

export const head = style([type.label, { ...cell, color: color.text.tertiary }]);
export const name = style([type.mono, { ...cell, borderTop: `1px solid ${color.line.hairline}` }]);
export const ratio = style([
  tabular,
  { ...cell, borderTop: `1px solid ${color.line.hairline}`, color: color.text.secondary },
]);
export const tooLow = style({ color: color.tone.error.text, fontWeight: 600 });

export const bar = style({
  width: `var(${lengthName})`,
  height: measure.space.gutter,
  background: color.accent.solid,
});

export const corner = style({
  width: 72,
  height: 56,
  border: `1px solid ${color.line.control}`,
  borderRadius: `var(${lengthName})`,
  background: color.surface.control,
});

export const floating = style({
  width: 240,
  height: 120,
  border: `1px solid ${color.line.control}`,
  borderRadius: measure.radius.panel,
  background: color.surface.raised,
  boxShadow: `var(${shadowName})`,
});

export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 200px',
  alignItems: 'center',
  gap: measure.space.gutter,
});

export const themes = style({
  display: 'grid',
  gap: measure.space.gutter,
  marginBlock: measure.space.gutter,
});

export const theme = style([
  type.body,
  {
    display: 'grid',
    gap: measure.space.section,
    minWidth: 0,
    overflowX: 'auto',
    padding: measure.space.page,
    border: `1px solid ${color.line.border}`,
    borderRadius: measure.radius.panel,
    background: color.surface.canvas,
    color: color.text.primary,
    fontFamily: measure.font.text,
  },
]);

export const track = style({ borderBottom: `1px solid ${color.line.border}`, paddingBottom: 4 });

/** As wide as its track, because percentages in a translation refer to its own width. */
export const runner = style({
  transition: `transform var(${lengthName}) ${measure.motion.easing}`,
  selectors: {
    '&::before': {
      content: '',
      display: 'block',
      width: 24,
      height: 24,
      borderRadius: measure.radius.control,
      background: color.accent.solid,
    },
    '&[data-moved]': { transform: 'translateX(calc(100% - 24px))' },
  },
});

export const curve = style({ fill: 'none', stroke: color.accent.text, strokeWidth: 2, overflow: 'visible' });
