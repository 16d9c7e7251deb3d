import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.large,
  minHeight: 45,
  padding: `${measure.space.small} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
  '@media': { [media.phone]: { paddingInline: 0 } },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: measure.space.medium,
  overflowWrap: 'anywhere',
});
