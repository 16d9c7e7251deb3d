import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.large,
  padding: measure.space.gutter,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const count = style({ color: color.text.tertiary });

export const line = style({ overflowWrap: 'anywhere' });
