import { style } from '@vanilla-extract/css';
import { color } from '../../../components/theme/contract.css.ts';
import { measure, media } from '../../../components/theme/measures.css.ts';

/** The scrolling area with the strip, tools and lists, above the submit bar. */
export const body = style({
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: measure.space.gutter,
  padding: `${measure.space.gutter} ${measure.space.page} ${measure.space.page}`,
  '@media': {
    // There the page itself scrolls.
    [media.phone]: { flex: 'none', overflow: 'visible', padding: measure.space.gutter },
  },
});

/** Blocks of few nodes don’t become wide. */
export const strip = style({ display: 'flex', flexShrink: 0, gap: 1, height: 12 });

/** Five options are wider than a phone, so they scroll. */
export const shown = style({ maxWidth: '100%', overflowX: 'auto' });

export const tick = style({
  flex: '1 1 0',
  minWidth: 1,
  maxWidth: 12,
  height: '100%',
  borderRadius: 1,
  background: color.tick.neutral,
  display: 'flex',
  alignItems: 'flex-end',
  overflow: 'hidden',
});
export const changedTick = style([tick, { outline: `1px solid ${color.accent.text}` }]);
export const blockedPart = style({ width: '100%', background: color.matrix.blockedBar });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: measure.space.medium,
});
/** As wide as its label, so that the copy and export buttons stay on the same line. */
export const search = style({ width: 224, '@media': { [media.phone]: { width: '100%' } } });

/** A single line on phones that scrolls to the screen edges. It wraps when zoomed in. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.space.medium,
  '@media': {
    [media.onlyPhone]: {
      flexWrap: 'nowrap',
      flex: '1 1 100%',
      minWidth: 0,
      overflowX: 'auto',
      marginInline: `calc(-1 * ${measure.space.gutter})`,
      padding: `${measure.space.xxsmall} ${measure.space.gutter}`,
    },
  },
});

/** The text of the last button ends at the edge of the content, not its invisible box. */
export const toolsEnd = style({
  marginInlineStart: 'auto',
  marginInlineEnd: `calc(-1 * ${measure.space.xlarge})`,
  display: 'flex',
  gap: measure.space.small,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: measure.space.page,
  '@media': { [media.belowPanels]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const oneColumn = style([columns, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: measure.space.xlarge,
  minHeight: measure.size.row,
  padding: `${measure.space.xsmall} ${measure.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line.hairline}` } },
  '@media': { [media.phone]: { paddingInline: measure.space.xlarge, columnGap: measure.space.medium } },
});
export const selectedRow = style([row, { background: color.surface.selected }]);

export const about = style({ minWidth: 0, display: 'flex', flexDirection: 'column' });

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${measure.space.small}`,
  overflowWrap: 'anywhere',
});
export const address = style({ color: color.text.secondary });

export const reason = style({ fontSize: 12, lineHeight: '16px', color: color.text.secondary });
export const oneWay = style([reason, { color: color.tone.warning.text }]);
export const changed = style([reason, { color: color.accent.text }]);

/** Has the same dot as the cell in the matrix. */
export const byOthers = style([
  reason,
  {
    display: 'flex',
    alignItems: 'center',
    gap: measure.space.small,
    '::before': {
      content: "''",
      width: 5,
      height: 5,
      borderRadius: '50%',
      background: color.text.secondary,
    },
  },
]);

export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: measure.space.medium,
  padding: `${measure.space.small} ${measure.space.gutter}`,
  borderTop: `1px solid ${color.line.hairline}`,
  borderBottom: `1px solid ${color.line.hairline}`,
  background: color.surface.sunken,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const partEnd = style({ marginInlineStart: 'auto' });

export const more = style({
  padding: measure.space.medium,
  borderTop: `1px solid ${color.line.hairline}`,
  textAlign: 'center',
});
