import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: measure.space.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: measure.space.medium },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.small,
  minWidth: 0,
  padding: measure.space.gutter,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  '@media': { [media.phone]: { padding: measure.space.large } },
});

export const label = style([
  type.body,
  { display: 'flex', alignItems: 'center', gap: measure.space.medium, color: color.text.secondary },
]);

export const figure = style([type.figureSmall, { color: color.text.primary }]);

export const note = style([type.hint, { color: color.text.tertiary, overflowWrap: 'anywhere' }]);

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minHeight: measure.space.giant,
  padding: `${measure.space.medium} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const words = style([
  type.body,
  { flex: 1, minWidth: 0, color: color.text.secondary, overflowWrap: 'anywhere' },
]);

export const name = style([type.strong, { color: color.text.primary }]);

export const arrow = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  marginInline: measure.space.small,
  color: color.text.tertiary,
});

export const amount = style([
  type.body,
  { flexShrink: 0, color: color.text.primary, fontVariantNumeric: 'tabular-nums' },
]);

export const rest = style([
  type.body,
  {
    margin: 0,
    padding: measure.space.gutter,
    color: color.text.tertiary,
    selectors: { [`${lines} + &`]: { borderTop: `1px solid ${color.line.hairline}` } },
  },
]);
