import { style } from '@vanilla-extract/css';
import { color } from '../../components/theme/contract.css.ts';
import { measure } from '../../components/theme/measures.css.ts';

export const list = style({
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
});

export const node = style({
  padding: `${measure.space.medium} ${measure.space.xlarge}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});
