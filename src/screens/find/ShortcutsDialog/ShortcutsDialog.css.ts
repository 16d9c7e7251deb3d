import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

export const group = style({ marginTop: measure.space.gutter });

export const title = style([type.strong, { marginBottom: measure.space.xsmall }]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.gutter,
  minHeight: 30,
  borderBottom: `1px solid ${color.line.hairline}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
  color: color.text.secondary,
});

export const keys = style({ display: 'flex', gap: measure.space.xsmall });
