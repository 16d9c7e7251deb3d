import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

/** Peers and settings with the roles beside them, or below them in narrow windows. */
export const groups = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 24vw, 432px)',
  '@media': { [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const column = style({ display: 'flex', flexDirection: 'column', gap: measure.space.gutter, minWidth: 0 });

export const main = column;

export const side = style([
  column,
  {
    '@media': {
      [media.belowPanels]: {
        display: 'grid',
        alignItems: 'start',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const settings = style({
  display: 'grid',
  alignItems: 'start',
  gap: measure.space.gutter,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

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
