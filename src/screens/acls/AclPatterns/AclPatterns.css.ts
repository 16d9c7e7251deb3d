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
