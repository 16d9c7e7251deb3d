import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

const line = `1px solid ${color.line.hairline}`;

export const list = style({ listStyle: 'none' });

export const client = style([
  type.strong,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.large,
    minHeight: 34,
    paddingInline: measure.space.gutter,
    selectors: { '& + &': { borderTop: line } },
  },
]);

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const address = style({ marginInlineStart: 'auto', color: color.text.tertiary });

export const rest = style([
  type.hint,
  {
    padding: `${measure.space.medium} ${measure.space.gutter}`,
    color: color.text.secondary,
    selectors: { 'ul + &': { borderTop: line } },
  },
]);
