import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const content = style({ display: 'grid', gap: measure.space.gutter });

export const message = style({ color: color.text.secondary });

export const consequences = style({
  padding: `${measure.space.xsmall} ${measure.space.gutter}`,
  background: color.surface.canvas,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
});

export const consequence = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: measure.space.gutter,
  minHeight: measure.size.rowHeader,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const label = style({ color: color.text.secondary });

export const count = style({ fontWeight: 500 });
