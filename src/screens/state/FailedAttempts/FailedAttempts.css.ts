import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';

export const marks = style({ display: 'inline-flex', gap: measure.space.xsmall });

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 14,
  height: 14,
  borderRadius: measure.radius.cell,
});

export const failed = style([mark, { background: color.matrix.blocked, color: color.matrix.blockedBar }]);
export const open = style([mark, { border: `1px solid ${color.line.control}` }]);
