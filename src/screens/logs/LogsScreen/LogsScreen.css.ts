import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

export const panel = style({
  padding: `0 ${measure.space.page} ${measure.space.gutter}`,
  '@media': { [media.phone]: { padding: `${measure.space.large} ${measure.space.gutter}` } },
});

export const display = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.gutter,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '68px 80px minmax(0, 1fr)',
  columnGap: measure.space.xlarge,
  selectors: { '&[data-single]': { gridTemplateColumns: '68px 80px auto' } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '68px minmax(0, 1fr)',
      selectors: { '&[data-single]': { gridTemplateColumns: '68px auto' } },
    },
  },
});

export const time = style({ color: color.text.tertiary });

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.small,
  minWidth: 0,
  color: color.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-error]': { color: color.tone.error.text } },
});

/** Right-to-left marks in foreign text end with it. */
export const text = style({
  unicodeBidi: 'isolate',
  selectors: { '&[data-error]': { color: color.tone.error.text } },
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const actor = style({ fontWeight: 600 });

/** In the colour of plain text, because that of an error is too close to the mark's. */
export const mark = style({
  borderRadius: 2,
  background: color.surface.searchMark,
  color: color.text.primary,
});

export const actionsHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${measure.space.medium}`,
  padding: `${measure.space.medium} ${measure.space.page}`,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${measure.space.xxsmall} ${measure.space.medium}`,
});

export const noActions = style({
  padding: `0 ${measure.space.page} ${measure.space.page}`,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});
