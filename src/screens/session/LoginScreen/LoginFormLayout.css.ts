import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

const line = { content: '', flex: 1, height: 1, background: color.line.hairline } as const;

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.xlarge,
  '::before': line,
  '::after': line,
});
