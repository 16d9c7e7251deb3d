import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { measure } from '../theme/measures.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: measure.space.gutter,
  padding: `${measure.space.xlarge} ${measure.space.gutter}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  scrollMarginBottom: measure.size.footer,
  selectors: {
    '&[data-tone=pending]': { background: color.surface.rowPending },
    '&[data-tone=group]': { background: color.surface.panel },
    '&[data-selected], &[data-new]': {
      background: color.surface.selected,
      boxShadow: `inset 2px 0 0 ${color.accent.solid}`,
    },
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const content = style({ flex: 1, minWidth: 0 });

/** Centred on the first line of the card. */
export const checkbox = style({ display: 'flex', paddingBlock: measure.space.xxsmall });

/** As high as a card of three lines. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  paddingBlock: 5,
});
