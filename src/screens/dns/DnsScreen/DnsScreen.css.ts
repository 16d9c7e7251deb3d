import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';
import { type } from '../../../components/theme/type.css.ts';

/** Two columns, custom and default entries, which stack on narrow screens. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: measure.space.page,
  padding: `${measure.space.gutter} ${measure.space.page} ${measure.space.page}`,
  '@media': {
    [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { padding: `${measure.space.gutter} 0` },
  },
});

export const section = style({ minWidth: 0 });

export const sectionHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
  minHeight: measure.size.control,
  marginBottom: measure.space.small,
  '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
});

export const tool = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});

/** Frames a table inside the page: cells have smaller padding, and the header has the panel’s background. */
export const frame = style({
  border: `1px solid ${color.line.hairline}`,
  borderRadius: measure.radius.panel,
  background: color.surface.panel,
  overflow: 'clip',
  vars: { [measure.space.page]: measure.space.gutter, [color.surface.canvas]: color.surface.panel },
  '@media': { [media.phone]: { borderInline: 'none', borderRadius: 0 } },
});

// The frame already draws the last line.
globalStyle(`${frame} tbody > tr:last-child > *`, { boxShadow: 'none' });

export const note = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: measure.space.small,
  padding: measure.space.gutter,
});

export const hint = style([
  type.hint,
  {
    display: 'flex',
    gap: measure.space.small,
    margin: 0,
    padding: `${measure.space.large} ${measure.space.xxsmall} 0`,
    color: color.text.secondary,
    '@media': { [media.phone]: { paddingInline: measure.space.gutter } },
  },
]);
