import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const list = style({
  maxHeight: '50vh',
  overflow: 'auto',
  listStyle: 'none',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
});

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: measure.space.medium,
  padding: `${measure.space.medium} ${measure.space.xlarge}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const name = style({ flex: '0 0 40%', overflowWrap: 'anywhere', fontWeight: 500 });
