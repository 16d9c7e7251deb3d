import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

export const list = style({ minWidth: 0 });

export const item = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: '140px minmax(0, 1fr)',
    alignItems: 'center',
    gap: measure.space.small,
    minHeight: 34,
    paddingBlock: measure.space.xsmall,
    selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
    '@media': {
      [media.touch]: { minHeight: measure.size.touch },
      [media.phone]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    },
  },
]);

export const label = style({ color: color.text.tertiary });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${measure.space.xxsmall} ${measure.space.small}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const notSet = style({ color: color.text.tertiary });
