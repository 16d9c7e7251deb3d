import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  minWidth: 0,
  padding: `${measure.space.large} ${measure.space.gutter}`,
  // Draws the lines between the cells. The outer ones are cut off.
  boxShadow: `1px 1px 0 0 ${color.line.hairline}`,
});

export const label = style([
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: measure.space.medium,
    color: color.text.secondary,
  },
]);

export const figure = style([type.strong, { color: color.text.primary, fontVariantNumeric: 'tabular-nums' }]);

export const hint = style([type.hint, { color: color.text.tertiary, overflowWrap: 'anywhere' }]);
