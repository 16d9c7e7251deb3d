import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: measure.space.medium,
  rowGap: measure.space.small,
  minHeight: 126,
  padding: measure.space.gutter,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  transition: `background ${measure.motion.quick}`,
  ':hover': { background: color.surface.hover },
});

export const icon = style({ alignSelf: 'center', color: color.accent.text });

export const arrow = style({ alignSelf: 'center', color: color.text.tertiary });

/** The whole card is clickable. */
export const title = style([
  type.strong,
  {
    color: color.text.primary,
    outline: 'none',
    selectors: {
      '&::after': { content: "''", position: 'absolute', inset: 0 },
      '&:focus-visible::after': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-3px',
        borderRadius: measure.radius.panel,
      },
    },
  },
]);

export const text = style([type.body, { gridColumn: '2 / -1', color: color.text.secondary }]);

export const facts = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: measure.space.medium,
  marginTop: measure.space.gutter,
});

export const figure = style({ fontSize: 24, lineHeight: '28px', fontWeight: 500 });

export const code = style([type.mono, { fontSize: 16, lineHeight: '28px' }]);

export const note = style([type.hint, { color: color.text.tertiary }]);
