import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, tabular, type } from '../../../components/theme/type.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.large,
  padding: measure.space.gutter,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const between = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: measure.space.medium,
});

export const names = style([
  type.strong,
  identifier,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${measure.space.xsmall} ${measure.space.medium}`,
    overflowWrap: 'anywhere',
  },
]);

export const glyph = style({ display: 'flex', color: color.text.tertiary });

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.small,
});

export const allowed = style([type.strong]);
export const blocked = style([type.strong, { color: color.tone.error.text }]);
export const note = style({ color: color.text.secondary });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignItems: 'center',
  gap: measure.space.small,
});

export const pairs = style({ paddingInlineStart: 24, color: color.text.secondary, overflowWrap: 'anywhere' });

export const figure = style([tabular, type.strong]);

export const mark = style({ display: 'grid', placeItems: 'center' });
