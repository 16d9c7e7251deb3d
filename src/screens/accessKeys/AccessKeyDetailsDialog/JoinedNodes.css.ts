import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const panel = style({
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  padding: `${measure.space.large} ${measure.space.xlarge}`,
});

export const words = style({ flex: 1, minWidth: 0 });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: measure.space.large,
  rowGap: measure.space.xxsmall,
  padding: `${measure.space.medium} ${measure.space.xlarge}`,
  borderTop: `1px solid ${color.line.hairline}`,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xlarge,
  marginInlineStart: 'auto',
});
