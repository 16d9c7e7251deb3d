import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { identifier, type } from '../../../components/theme/type.css.ts';

export const list = style({ listStyle: 'none', maxHeight: '50vh', overflow: 'auto' });

export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: measure.space.medium,
  paddingBlock: measure.space.medium,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
});

export const pair = style([
  type.strong,
  identifier,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: measure.space.small,
    overflowWrap: 'anywhere',
  },
]);
