import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, tabular, type } from '../../../components/theme/type.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.xsmall,
  padding: measure.space.gutter,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const peer = style([type.dialogTitle, identifier, { fontWeight: 500, overflowWrap: 'anywhere' }]);

export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: measure.space.medium,
});

export const figures = style([tabular, { color: color.text.secondary }]);
