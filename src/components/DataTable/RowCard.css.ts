import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: measure.space.xsmall });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.space.page,
});

export const name = style({ flex: 1, minWidth: 0, fontSize: 15 });

export const actions = style({
  display: 'flex',
  margin: `-10px calc(-1 * ${measure.space.xlarge}) -10px 0`,
});

export const facts = style({ color: color.text.tertiary, overflowWrap: 'anywhere' });
