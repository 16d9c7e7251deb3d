import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure, media } from '../theme/measures.css.ts';
import { type } from '../theme/type.css.ts';

const labelWidth = createVar();

const base = style({
  minWidth: 0,
  vars: { [labelWidth]: '140px' },
  '@media': { [media.phone]: { vars: { [labelWidth]: '112px' } } },
});

export const list = styleVariants({
  normal: [base],
  wide: [
    base,
    {
      vars: { [labelWidth]: '180px' },
      '@media': { [media.phone]: { vars: { [labelWidth]: '140px' } } },
    },
  ],
});

export const item = style([
  type.body,
  {
    display: 'grid',
    gridTemplateColumns: `${labelWidth} minmax(0, 1fr)`,
    alignItems: 'center',
    gap: measure.space.small,
    minHeight: 34,
    paddingBlock: measure.space.xsmall,
    selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
    '@media': {
      [media.touch]: { minHeight: measure.size.touch },
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
