import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: measure.space.xlarge,
  minHeight: measure.size.row,
  padding: `${measure.space.xsmall} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const names = style([
  type.strong,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${measure.space.medium}`,
    overflowWrap: 'anywhere',
  },
]);

export const glyph = style({ display: 'inline-flex', color: color.text.tertiary });

export const aside = style({ color: color.text.secondary });

export const changes = style({
  display: 'grid',
  gap: measure.space.small,
  listStyle: 'none',
  maxHeight: '40vh',
  overflow: 'auto',
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: measure.space.medium,
  color: color.text.primary,
});
