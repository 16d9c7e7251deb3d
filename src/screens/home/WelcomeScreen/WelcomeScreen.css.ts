import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

const line = `1px solid ${color.line.hairline}`;

export const clients = style({ borderBlock: line, listStyle: 'none' });

export const client = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minHeight: measure.size.row,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: line } },
});

export const words = style({ flex: 1, minWidth: 0 });
