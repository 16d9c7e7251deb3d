import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

const line = `1px solid ${color.line.hairline}`;

export const changes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.medium,
  outline: 'none',
});

export const explanation = style([
  type.hint,
  { padding: `${measure.space.medium} ${measure.space.gutter}`, color: color.text.secondary },
]);

export const list = style({ listStyle: 'none' });

export const conflict = style({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: measure.space.large,
  padding: `${measure.space.medium} ${measure.space.gutter}`,
  borderTop: line,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style([type.strong]);

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: measure.space.large, minWidth: 0 });

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style([type.hint, { color: color.text.tertiary }]);

export const conflicts = style({
  borderRadius: measure.radius.panel,
  outline: 'none',
  scrollMarginBlock: measure.space.page,
  selectors: { '&:focus': { boxShadow: `0 0 0 2px ${color.focus}` } },
});
